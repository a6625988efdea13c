import { refusedKeywords } from "../../schema/interpret-schema.ts";
import type { JsonSchema, JsonType } from "../../schema/json-schema.ts";
import { type JsonObject, own, ownList, ownObject, ownText } from "../../schema/record.ts";
import { shortened } from "../../written/shortened.ts";
import { withoutMarkdown } from "../../written/without-markdown.ts";
import { isHostile } from "../names.ts";
import { describedBeside, readValueLabels } from "./value-labels.ts";

/** The formats that the catalogue keeps; all others are dropped. */
export const keptFormats: readonly string[] = [
  "date",
  "date-time",
  "time",
  "email",
  "uri",
  "url",
  "password",
  "uuid",
];

const types: readonly JsonType[] = [
  "string",
  "number",
  "integer",
  "boolean",
  "object",
  "array",
  "null",
];

const numbers = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const;
const counts = [
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minContains",
  "maxContains",
  "minProperties",
  "maxProperties",
] as const;
const flags = ["uniqueItems", "readOnly", "writeOnly"] as const;

/** The keywords whose absence makes the catalogue accept values that the service refuses. */
const judging: readonly string[] = [
  ...["type", "enum", "const", "required", "multipleOf", "uniqueItems", "dependentRequired"],
  ...["items", "contains", "propertyNames", "not", "if", "then", "else"],
  ...["allOf", "anyOf", "oneOf", "prefixItems", "properties"],
  ...["dependentSchemas", "dependencies", "additionalItems", "additionalProperties"],
  ...numbers,
  ...counts,
  ...refusedKeywords,
];

/** The validation keywords of a schema that were not imported. */
export function leftOutKeywords(schema: JsonObject, read: JsonSchema): string[] {
  return judging.filter((name) => {
    const given = own(schema, name);
    if (given === undefined || given === false || Object.hasOwn(read, name)) return false;
    return typeof given !== "object" || given === null || Object.keys(given).length > 0;
  });
}

/** Maximum characters of a description that is kept as help. */
const longestHelp = 300;

/** The keywords of a schema, without nested schemas; values of the wrong type are left out. */
export function readKeywords(schema: JsonObject): JsonSchema {
  const result: JsonSchema = {};
  const type = typeOf(own(schema, "type"));
  if (type) result.type = type;
  const title = ownText(schema, "title");
  if (title) result.title = title.slice(0, 120);
  const description = helpOf(describedBeside(schema));
  if (description !== "") result.description = description;
  for (const name of numbers) {
    const limit = own(schema, name);
    if (typeof limit === "number") result[name] = limit;
  }
  for (const name of counts) {
    const limit = own(schema, name);
    if (Number.isInteger(limit) && Number(limit) >= 0) result[name] = Number(limit);
  }
  for (const name of flags) if (own(schema, name) === true) result[name] = true;
  const step = own(schema, "multipleOf");
  if (typeof step === "number" && step > 0) result.multipleOf = step;
  const values = ownList(schema, "enum");
  // A list of choices is kept only whole: with some values missing it would refuse valid data.
  if (values.length > 0 && values.every(isPlain) && isChosenFrom(values)) {
    result.enum = [...new Set(values)];
    const labels = readValueLabels(schema, result.enum);
    if (labels) result["x-values"] = labels;
  }
  for (const name of ["const", "default"] as const) {
    const value = own(schema, name);
    if (isPlain(value)) result[name] = value;
  }
  const required = namesIn(own(schema, "required"));
  if (required.length > 0) result.required = required;
  const dependent = Object.entries(ownObject(schema, "dependentRequired"))
    .map(([name, others]) => [name, namesIn(others)] as const)
    .filter(([name, others]) => !isHostile(name) && others.length > 0);
  if (dependent.length > 0) result.dependentRequired = Object.fromEntries(dependent);
  return { ...result, ...formatOf(schema) };
}

/** The valid property names in a list, each once. */
function namesIn(given: unknown): string[] {
  const names: unknown[] = Array.isArray(given) ? given : [];
  const known = names.filter((name) => typeof name === "string" && !isHostile(name));
  return [...new Set(known.map(String))];
}

/**
 * Maximum size of a list of choices; nobody picks from a longer one, and every browser would load
 * it.
 */
const mostChoices = { values: 5_000, characters: 200_000 };

function isChosenFrom(values: readonly unknown[]): boolean {
  if (values.length > mostChoices.values) return false;
  const characters = values.reduce<number>((sum, value) => sum + String(value).length, 0);
  return characters <= mostChoices.characters;
}

/** Whether a value is plain, as only plain values are listed or used as defaults. */
function isPlain(value: unknown): boolean {
  const type = typeof value;
  return value === null || type === "string" || type === "number" || type === "boolean";
}

function typeOf(given: unknown): JsonSchema["type"] {
  const named: unknown[] = [given].flat();
  const known = named.flatMap((name) => types.find((type) => type === name) ?? []);
  // A schema that lost one of its types would refuse valid values.
  if (known.length < named.length) return undefined;
  const unique = [...new Set(known)];
  return unique.length > 1 ? unique : unique[0];
}

/** The format of a schema: bytes are a file, and formats that are not checked are dropped. */
function formatOf(schema: JsonObject): JsonSchema {
  const format = ownText(schema, "format");
  const media = ownText(schema, "contentMediaType");
  if (format === "binary" || media === "application/octet-stream") {
    return { type: "string", contentMediaType: "application/octet-stream" };
  }
  if (format === undefined) return {};
  const isText = [typeOf(schema.type)].flat().includes("string");
  if (isText && momentFormats.test(format)) return { format: "date-time" };
  return keptFormats.includes(format) ? { format } : {};
}

/** Other names of the format `date-time`; Directus calls its moments with a time zone timestamps. */
const momentFormats = /^(timestamp|date-?time|iso-?8601|rfc-?3339)$/i;

/** The first paragraph of a description, without the marks of Markdown. */
function helpOf(description: string): string {
  const [first = ""] = description
    .slice(0, 4 * longestHelp)
    .trim()
    .split(/\n\s*\n/);
  return shortened(withoutMarkdown(first), longestHelp - 1);
}

import type { JsonSchema, JsonType } from "../schema/json-schema.ts";
import { pointerStep } from "../schema/pointer.ts";
import { isRecord } from "../schema/record.ts";
import { isSafePattern } from "../schema/safe-pattern.ts";
import { type JsonObject, own, ownList, ownObject, ownText } from "./json.ts";
import { mostFields } from "./measure.ts";
import { isHostile } from "./names.ts";
import { fromOldDialect } from "./old-dialect.ts";
import type { Source } from "./references.ts";

/** Answers the reference by which the catalogue knows the schema that a `$ref` means. */
export type Refer = (reference: string, pointer: string) => string | null;

/** The formats that are checked under their own name; others say nothing to the catalogue. */
export const keptFormats: readonly string[] = [
  "date",
  "date-time",
  "time",
  "email",
  "uri",
  "url",
  "password",
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
const counts = ["minLength", "maxLength", "minItems", "maxItems"] as const;
const flags = ["uniqueItems", "readOnly", "writeOnly"] as const;
const inner = ["items", "not", "if", "else"] as const;
const lists = ["allOf", "anyOf", "oneOf", "prefixItems"] as const;

/** The longest description that helps whoever fills in a form. */
const longestHelp = 300;

/**
 * A schema as the catalogue writes it: of known keywords only, in the dialect of 3.1, without
 * hostile names, and with a title for each property. What it cannot take is reported.
 */
export function readSchema(
  source: Source,
  given: unknown,
  pointer: string,
  refer: Refer,
): JsonSchema {
  if (!isRecord(given)) {
    if (typeof given !== "boolean") {
      source.faults.report("malformed", pointer, { expected: "schema" });
    }
    return {};
  }
  const schema = source.isOld ? fromOldDialect(given) : given;
  const read = (value: unknown, at: string) => readSchema(source, value, pointer + at, refer);
  const reference = ownText(schema, "$ref");
  const target = reference === undefined ? null : refer(reference, pointer);
  if (reference !== undefined && (target === null || source.isOld)) {
    return target === null ? {} : { $ref: target };
  }
  const result: JsonSchema = { ...(target !== null && { $ref: target }), ...keywords(schema) };
  const pattern = ownText(schema, "pattern");
  if (pattern !== undefined && isSafePattern(pattern)) result.pattern = pattern;
  else if (pattern !== undefined) {
    source.faults.report("unsafePattern", `${pointer}/pattern`, { pattern });
  }
  for (const name of inner) {
    if (own(schema, name) !== undefined) result[name] = read(schema[name], `/${name}`);
  }
  for (const name of lists) {
    const parts = ownList(schema, name);
    if (parts.length > 0) result[name] = parts.map((part, at) => read(part, `/${name}/${at}`));
  }
  const properties = readProperties(source, schema, pointer, read);
  if (properties) result.properties = properties;
  const additional = own(schema, "additionalProperties");
  if (typeof additional === "boolean") result.additionalProperties = additional;
  else if (isRecord(additional)) {
    result.additionalProperties = read(additional, "/additionalProperties");
  }
  return withImpliedType(result);
}

function readProperties(
  source: Source,
  schema: JsonObject,
  pointer: string,
  read: (value: unknown, at: string) => JsonSchema,
): Record<string, JsonSchema> | undefined {
  if (!isRecord(own(schema, "properties"))) return undefined;
  const given = Object.entries(ownObject(schema, "properties"));
  if (given.length > mostFields) source.faults.report("tooIntricate", pointer, { name: pointer });
  const entries = given.slice(0, mostFields).flatMap(([name, property]) => {
    const at = `/properties${pointerStep(name)}`;
    if (isHostile(name)) {
      source.faults.report("hostileName", pointer + at, { name });
      return [];
    }
    return [[name, { title: titleOf(name), ...read(property, at) }] as const];
  });
  return Object.fromEntries(entries);
}

/** `created_at` and `createdAt` are read "Created at". */
export function titleOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (/^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()));
  const text = words.join(" ") || name;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function keywords(schema: JsonObject): JsonSchema {
  const result: JsonSchema = {};
  const type = typeOf(own(schema, "type"));
  if (type) result.type = type;
  const title = ownText(schema, "title");
  if (title) result.title = title.slice(0, 120);
  const description = ownText(schema, "description");
  if (description) result.description = helpOf(description);
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
  const values = ownList(schema, "enum").filter(isPlain);
  if (values.length > 0) result.enum = [...new Set(values)];
  for (const name of ["const", "default"] as const) {
    const value = own(schema, name);
    if (isPlain(value)) result[name] = value;
  }
  const required = ownList(schema, "required").filter((name) => typeof name === "string");
  const named = required.filter((name) => !isHostile(name));
  if (named.length > 0) result.required = [...new Set(named)];
  return { ...result, ...formatOf(schema) };
}

/** Only plain values are listed and filled in; nothing of the document is shared. */
function isPlain(value: unknown): boolean {
  const type = typeof value;
  return value === null || type === "string" || type === "number" || type === "boolean";
}

function typeOf(given: unknown): JsonSchema["type"] {
  const known = (Array.isArray(given) ? given : [given]).flatMap(
    (name) => types.find((type) => type === name) ?? [],
  );
  const unique = [...new Set(known)];
  return unique.length > 1 ? unique : unique[0];
}

/** Bytes are a file; a format that nobody checks would promise what it does not keep. */
function formatOf(schema: JsonObject): JsonSchema {
  const format = ownText(schema, "format");
  const media = ownText(schema, "contentMediaType");
  if (format === "binary" || media === "application/octet-stream") {
    return { type: "string", contentMediaType: "application/octet-stream" };
  }
  return format !== undefined && keptFormats.includes(format) ? { format } : {};
}

/** The first paragraph of a description, without the marks of Markdown. */
function helpOf(description: string): string {
  const [first = ""] = description
    .slice(0, 4 * longestHelp)
    .trim()
    .split(/\n\s*\n/);
  const plain = first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ");
  return plain.length > longestHelp ? `${plain.slice(0, longestHelp - 1)}…` : plain;
}

function withImpliedType(schema: JsonSchema): JsonSchema {
  if (schema.type !== undefined || schema.$ref !== undefined) return schema;
  if (schema.properties) return { ...schema, type: "object" };
  return schema.items ? { ...schema, type: "array" } : schema;
}

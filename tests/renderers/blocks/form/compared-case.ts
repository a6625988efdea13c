import { isRecord } from "../../../../src/catalogue/schema/record.ts";

/** The reasons for differences between the form kind and rjsf's own theme and validator. */
export const differences = {
  chosenAsWhole:
    "A list of plain values is chosen or typed in one input, not in one input a value; so nobody " +
    "gets empty values made up to fill it to its least length.",
  inContent: "A request is a record: a body of another type is its only field, `content`.",
  ofAnyKind: "rjsf has no input for a value of no type; here its kind is chosen first.",
  readOnly: "A field that nobody may write is asked for only where a page names it.",
  fileContent:
    "A file is uploaded to an operation and its address is the value; what a value holds of a file " +
    "itself is its text.",
} as const;

/** A form that rjsf draws too, with a schema in rjsf's dialect of JSON Schema, draft 7. */
export interface ComparedCase {
  name: string;
  schema: object;
  formData: unknown;
  /** The reasons for known differences, each with the ids of the fields that differ. */
  differs?: { readonly [Reason in keyof typeof differences]?: readonly string[] };
}

type Schema = Readonly<Record<string, unknown>>;

/**
 * Converts a schema from draft 7 to 2020-12, the dialect of the catalogue; its references are
 * adapted to the place of the schema in the document.
 */
export function inCatalogueDialect(schema: unknown, place: string): unknown {
  return translated(schema, place, false);
}

function translated(value: unknown, place: string, isMap: boolean): unknown {
  const inner = (part: unknown, holdsNames = false) => translated(part, place, holdsNames);
  if (Array.isArray(value)) return value.map((part) => inner(part));
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(([key, part]): [string, unknown] => {
    if (isMap) return [key, inner(part)];
    if (key === "$ref" && typeof part === "string") return [key, part.replace(/^#/, place)];
    if (values.has(key)) return [key, part];
    return [key, inner(part, maps.has(key))];
  });
  const schema = Object.fromEntries(parts);
  return isMap ? schema : withNewNames(schema);
}

/** Keywords that contain values rather than schemas, and keywords that contain schemas by name. */
const values = new Set(["default", "const", "enum", "examples"]);
const maps = new Set(["properties", "definitions", "$defs", "patternProperties", "dependencies"]);

function withNewNames({ items, additionalItems, dependencies, ...schema }: Schema): Schema {
  const list = Array.isArray(items)
    ? { prefixItems: items, ...(additionalItems === undefined ? {} : { items: additionalItems }) }
    : { ...(items === undefined ? {} : { items }) };
  const entries = Object.entries(isRecord(dependencies) ? dependencies : {});
  const names = entries.filter(([, value]) => Array.isArray(value));
  const schemas = entries.filter(([, value]) => !Array.isArray(value));
  return {
    ...schema,
    ...list,
    ...(names.length > 0 ? { dependentRequired: Object.fromEntries(names) } : {}),
    ...(schemas.length > 0 ? { dependentSchemas: Object.fromEntries(schemas) } : {}),
  };
}

/**
 * The values to validate: the given one, an empty record, and the given one with every plain value
 * replaced by one of another type.
 */
export function triedValues(value: unknown): unknown[] {
  return [value ?? {}, {}, spoilt(value ?? {})];
}

function spoilt(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoilt);
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoilt(part)]));
  }
  return typeof value === "string" ? 7.5 : "spoilt";
}

import { isRecord } from "./record.ts";

/**
 * The part of JSON Schema 2020-12 that OpenAPI 3.1 documents of the catalogue use, with the
 * extensions by which a document says how a field is shown and entered.
 */
export interface JsonSchema {
  $ref?: string;
  type?: JsonType | JsonType[];
  title?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: JsonSchema;
  contains?: JsonSchema;
  minContains?: number;
  maxContains?: number;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minProperties?: number;
  maxProperties?: number;
  additionalProperties?: boolean | JsonSchema;
  patternProperties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  dependentRequired?: Record<string, string[]>;
  dependentSchemas?: Record<string, JsonSchema>;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  not?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  readOnly?: boolean;
  writeOnly?: boolean;
  examples?: unknown[];
  contentMediaType?: string;
  $defs?: Record<string, JsonSchema>;
  /** The field that identifies a record; forms carry it along unseen. */
  "x-key"?: string;
  /** The field by which people know a record. */
  "x-label"?: string;
  /** The field that carries the version of a record, which changes with all that a write may change. */
  "x-version"?: string;
  /** The dictionary whose entries give the value its label (specification section 3). */
  "x-dict"?: string;
  /** What its listed values are called, by the value; one that is left out is called what it reads like. */
  "x-values"?: Readonly<Record<string, ValueName>>;
  /** The unit in which a number counts the time since the start of 1970. */
  "x-unix-time"?: UnixTimeUnit;
  /** The format of a moment that is sent as text without a time zone. */
  "x-time-text"?: TimeText;
  "x-cell"?: string;
  "x-widget"?: string;
  /** The property beside it whose value it must repeat, as a confirmed password does. */
  "x-equals"?: string;
  /** Whether no two records may have the same value, letter case apart. */
  "x-unique"?: boolean;
  /** Bounds of a text's length in bytes, characters outside ASCII counted as two. */
  "x-bytes-under"?: number;
  "x-bytes-over"?: number;
  /** What a browser may fill it in with: a token of HTML's `autocomplete`. */
  "x-autocomplete"?: string;
  /** The operation that takes the file and answers its address, which is then the value. */
  "x-upload"?: string;
  /** The sorts of files accepted, by the names of `src/language/file-types.ts`. */
  "x-accept"?: string[];
  /** The largest size of a file in bytes. */
  "x-max-bytes"?: number;
  /** Not shown unless a page asks for it. */
  "x-hidden"?: boolean;
  /** What its values are replaced by in recorded fixtures; `none` where they are not personal. */
  "x-personal"?: PersonalSort | "none";
}

/** What a moment counts that travels as a number. */
export type UnixTimeUnit = "seconds" | "milliseconds";

/** How a moment is written that travels without a zone: `2026/03/04 05:06:07`, or with hyphens. */
export type TimeText = "slashes" | "hyphens";

/** The sorts of personal data. */
export type PersonalSort =
  | "name"
  | "username"
  | "mobile"
  | "email"
  | "idNumber"
  | "address"
  | "postalCode"
  | "ip"
  | "token"
  | "secret"
  | "picture"
  | "id";

/** The types of JSON, as a schema names them. */
export type JsonType = "string" | "number" | "integer" | "boolean" | "object" | "array" | "null";

/** Whether what a pointer leads to is a schema: a record, as no other sort has anything to say. */
export function isSchema(value: unknown): value is JsonSchema {
  return isRecord(value);
}

/** The schema's types without `null`, in order; empty where it names none. */
export function typesOf(schema: JsonSchema): JsonType[] {
  const types = Array.isArray(schema.type) ? schema.type : schema.type ? [schema.type] : [];
  return types.filter((type) => type !== "null");
}

/** Whether the schema itself allows `null`. */
export function isNullable(schema: JsonSchema): boolean {
  return Array.isArray(schema.type) && schema.type.includes("null");
}

/** A value that a schema lists, with the name that it gives it. */
export interface ListedValue {
  value: unknown;
  title: string | null;
}

/**
 * The values that a schema lists: by `enum`, by `const`, or by branches of one value each, which may
 * have titles. `null` where it lists none.
 */
export function listedValues(schema: JsonSchema): ListedValue[] | null {
  if (schema.enum) return schema.enum.map((value) => ({ value, title: null }));
  if (schema.const !== undefined) return [{ value: schema.const, title: null }];
  const branches = schema.oneOf ?? schema.anyOf;
  if (!branches || branches.length === 0) return null;
  const listed = branches.flatMap((branch) => {
    const value = branch.const ?? (branch.enum?.length === 1 ? branch.enum[0] : undefined);
    return value === undefined ? [] : [{ value, title: branch.title ?? null }];
  });
  return listed.length === branches.length ? listed : null;
}

/** What a listed value is called, and how it looks. */
export interface ValueName {
  /** Words, the key of a text, or words for each language. */
  label?: string | Readonly<Record<string, string>>;
  /** A colour that a tag knows. */
  color?: string;
  icon?: string;
}

/** A value that a schema lists, as people know it. */
export interface NamedValue extends ValueName {
  value: string;
  label: string | Readonly<Record<string, string>>;
}

const codedWord = /^[a-z]{2,}(?:[A-Z][a-z]+|[_-][a-z]+)*$/;

/** The values that a schema lists, or names, by what people call them; `null` where it lists none. */
export function namedValues(schema: JsonSchema): NamedValue[] | null {
  const names = schema["x-values"] ?? {};
  const listed =
    listedValues(schema) ?? Object.keys(names).map((value) => ({ value, title: null }));
  if (listed.length === 0) return null;
  return listed.flatMap(({ value, title }) => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const text = String(value);
    const named = Object.hasOwn(names, text) ? names[text] : undefined;
    return [{ ...named, value: text, label: named?.label ?? title ?? readable(text) }];
  });
}

/** `notYetPaid` and `not_yet_paid` read “Not yet paid”; codes as EUR stay what they are. */
function readable(value: string): string {
  if (!codedWord.test(value)) return value;
  const words = value
    .replace(/[_-]/g, " ")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

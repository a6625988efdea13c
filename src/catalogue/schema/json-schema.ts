import { isRecord } from "./record.ts";

/**
 * The part of JSON Schema 2020-12 that the catalogue's OpenAPI 3.1 documents use, with extensions
 * that state how a field is shown and entered.
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
  /** The key field of a record, which forms include without showing it. */
  "x-key"?: string;
  /** The field by which users recognise a record. */
  "x-label"?: string;
  /** The version field of a record, which changes with every field that a write may change. */
  "x-version"?: string;
  /** The dictionary whose entries give the value its label (specification section 3). */
  "x-dict"?: string;
  /**
   * The labels of listed values by value; a value without one gets a label made from the value
   * itself.
   */
  "x-values"?: Readonly<Record<string, ValueName>>;
  /** The unit in which a number counts the time since the start of 1970. */
  "x-unix-time"?: UnixTimeUnit;
  /** The format of a moment that is sent as text without a time zone. */
  "x-time-text"?: TimeText;
  "x-cell"?: string;
  "x-widget"?: string;
  /** The sibling property whose value this one must repeat, as a confirmed password does. */
  "x-equals"?: string;
  /** Whether the value must be unique among all records, ignoring case. */
  "x-unique"?: boolean;
  /** The upper bound of a text's length in bytes, where characters outside ASCII count as two. */
  "x-bytes-under"?: number;
  "x-bytes-over"?: number;
  /** The HTML `autocomplete` token that tells browsers how to fill in the field. */
  "x-autocomplete"?: string;
  /** Whether the value is the token of the caller's session, which is never entered. */
  "x-session-token"?: boolean;
  /** The operation that uploads the file and returns its address, which becomes the value. */
  "x-upload"?: string;
  /** The accepted kinds of files, by the names in `src/language/file-types.ts`. */
  "x-accept"?: string[];
  /** The largest size of a file in bytes. */
  "x-max-bytes"?: number;
  /** Whether the field is hidden unless a page uses it. */
  "x-hidden"?: boolean;
  /** The replacement of the values in recorded fixtures; `none` where they are not personal. */
  "x-personal"?: PersonalSort | "none";
}

/** Follows `$ref`s and merges `allOf`, as the catalogue does. */
export type Resolve = (schema: JsonSchema) => JsonSchema;

/** The unit of a date-time that is sent as a number. */
export type UnixTimeUnit = "seconds" | "milliseconds";

/**
 * The format of a date-time that is sent without a time zone: `2026/03/04 05:06:07`, with hyphens,
 * or `04/03/2026 05:06:07` with the day or the month first.
 */
export type TimeText = "slashes" | "hyphens" | "dayFirst" | "monthFirst";

/** The kinds of personal data. */
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

/** The JSON types that a schema can name. */
export type JsonType = "string" | "number" | "integer" | "boolean" | "object" | "array" | "null";

/** Whether a value is a schema object; boolean schemas state nothing that the catalogue uses. */
export function isSchema(value: unknown): value is JsonSchema {
  return isRecord(value);
}

/** The schema's types without `null`, in order; empty where it states none. */
export function typesOf(schema: JsonSchema): JsonType[] {
  const types = Array.isArray(schema.type) ? schema.type : schema.type ? [schema.type] : [];
  return types.filter((type) => type !== "null");
}

/** Whether the values of a type are numbers. */
export function isNumeric(type: unknown): boolean {
  return type === "integer" || type === "number";
}

/** Whether the schema itself allows `null`. */
export function isNullable(schema: JsonSchema): boolean {
  return Array.isArray(schema.type) && schema.type.includes("null");
}

/** Whether a schema is that of the empty text, by which some services take that a field is emptied. */
export function takesEmptyTextOnly({ enum: values, const: only }: JsonSchema): boolean {
  return only === "" || (values?.length === 1 && values[0] === "");
}

/** A value that a schema lists, with its title in the schema. */
export interface ListedValue {
  value: unknown;
  title: string | null;
}

/**
 * The values that a schema lists: by `enum`, by `const`, or by branches with a single value each,
 * which may have titles. `null` where it lists none.
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

/** The label and colour of a listed value. */
export interface ValueName {
  /** The label: a text, a text key, or a text for each language. */
  label?: string | Readonly<Record<string, string>>;
  /** A colour name that antd's tag supports. */
  color?: string;
  icon?: string;
}

/** A value that a schema lists, with its label and colour. */
export interface NamedValue extends ValueName {
  value: string;
  label: string | Readonly<Record<string, string>>;
}

const codedWord = /^[a-z]{2,}(?:[A-Z][a-z]+|[_-][a-z]+)*$/;

/** The values that a schema lists or names, with their labels; `null` where there are none. */
export function namedValues(schema: JsonSchema): NamedValue[] | null {
  const names = schema["x-values"] ?? {};
  const listed =
    listedValues(schema) ?? Object.keys(names).map((value) => ({ value, title: null }));
  if (listed.length === 0) return null;
  const words = listed.map(({ value }) => readable(String(value)));
  return listed.flatMap(({ value, title }, at) => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const text = String(value);
    const named = Object.hasOwn(names, text) ? names[text] : undefined;
    const word = words[at] ?? text;
    // Values such as `open` and `Open` would read alike.
    const own = words.indexOf(word) === words.lastIndexOf(word) ? word : text;
    return [{ ...named, value: text, label: named?.label ?? title ?? own }];
  });
}

/**
 * A readable label: `notYetPaid` and `not_yet_paid` become “Not yet paid”; codes such as EUR stay
 * unchanged.
 */
function readable(value: string): string {
  if (!codedWord.test(value)) return value;
  const words = value
    .replace(/[_-]/g, " ")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

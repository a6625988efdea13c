import { readFlag } from "../flag.ts";
import { isBeyond } from "./exact-json.ts";
import { type JsonSchema, typesOf } from "./json-schema.ts";
import { isRecord } from "./record.ts";

/** Whether a field or parameter has the name of an id; the contract states no type for ids. */
export function isIdName(name: string): boolean {
  return /^(id|ids|\w+Ids?)$/.test(name);
}

/** Follows `$ref`s and merges `allOf`, as the catalogue does. */
type Resolve = (schema: JsonSchema) => JsonSchema;

/**
 * Converts an answer to the types in the catalogue: numbers and booleans sent as text, texts sent
 * as numbers, and date-times in any form. Ids, and values that cannot be converted, stay unchanged.
 */
export function understood(
  value: unknown,
  schema: JsonSchema,
  resolve: Resolve,
  name = "",
): unknown {
  if (value === null || value === undefined || isIdName(name)) return value;
  const meant = resolve(schema);
  if (Array.isArray(value)) {
    const { items = {} } = meant;
    return value.map((item: unknown) => understood(item, items, resolve, name));
  }
  if (!isRecord(value)) return readerOf(meant)(value);
  const { properties = {} } = meant;
  // Most records need no conversion, and are kept as they are.
  let converted: Record<string, unknown> | null = null;
  for (const key of fieldsOf(properties)) {
    const member = Object.hasOwn(value, key) ? value[key] : undefined;
    const read = understood(member, properties[key] ?? {}, resolve, key);
    if (read !== member) {
      converted ??= { ...value };
      converted[key] = read;
    }
  }
  return converted ?? value;
}

/** Returns a memoised function of an object. */
function kept<Source extends object, Result>(make: (source: Source) => Result) {
  const known = new WeakMap<Source, Result>();
  return (source: Source): Result => {
    const found = known.get(source) ?? make(source);
    known.set(source, found);
    return found;
  };
}

const fieldsOf = kept((properties: object) =>
  Object.keys(properties).filter((name) => !isIdName(name)),
);

/** The function that converts a text, number or boolean to the type of a schema. */
const readerOf = kept((schema: JsonSchema): ((value: unknown) => unknown) => {
  const types = typesOf(schema);
  const isOf = (type: (typeof types)[number]) => types.includes(type);
  if (isOf("boolean")) return (value) => readFlag(value) ?? value;
  if (isOf("integer") || isOf("number")) return isOf("string") ? asItIs : numberIn;
  if (!isOf("string")) return asItIs;
  if (schema.format === "date-time") return momentIn;
  return (value) => (typeof value === "number" ? String(value) : value);
});

const asItIs = (value: unknown): unknown => value;

function numberIn(value: unknown): unknown {
  if (value === "") return null;
  const isWritten = typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
  return isWritten && !isBeyond(value) ? Number(value) : value;
}

/**
 * Numbers from here on are milliseconds: seconds since 1970 stay below this until the year 5138,
 * and milliseconds have been above it since 1973.
 */
const firstMilliseconds = 100_000_000_000;

function momentIn(value: unknown): unknown {
  if (value === "") return null;
  if (typeof value === "string" && !/^\d{9,13}$/.test(value)) {
    return value.replace(/^(\d{4})\/(\d\d)\/(\d\d)(?=$|[ T])/, "$1-$2-$3");
  }
  const given = Number(value);
  const moment = new Date(given < firstMilliseconds ? given * 1000 : given);
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString();
}

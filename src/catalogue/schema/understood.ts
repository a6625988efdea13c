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
    return value.map((item: unknown) => understood(item, meant.items ?? {}, resolve, name));
  }
  if (!isRecord(value)) return plainValue(value, meant);
  const { properties = {} } = meant;
  const entries = Object.entries(value).map(([key, member]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return [key, own ? understood(member, own, resolve, key) : member] as const;
  });
  return Object.fromEntries(entries);
}

function plainValue(value: unknown, schema: JsonSchema): unknown {
  const types = typesOf(schema);
  const isOf = (type: (typeof types)[number]) => types.includes(type);
  if (isOf("boolean")) return readFlag(value) ?? value;
  if (isOf("integer") || isOf("number")) return isOf("string") ? value : numberIn(value);
  if (!isOf("string")) return value;
  if (schema.format === "date-time") return momentIn(value);
  return typeof value === "number" ? String(value) : value;
}

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

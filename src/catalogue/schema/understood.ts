import { readFlag } from "../flag.ts";
import { once } from "../once.ts";
import { decimalText, isBeyond } from "./exact-json.ts";
import { isIdName } from "./id-name.ts";
import { type JsonSchema, type Resolve, typesOf } from "./json-schema.ts";
import { isRecord } from "./record.ts";

type Reader = (value: unknown) => unknown;

/**
 * Converts an answer to the types in the catalogue: numbers and booleans sent as text, texts sent
 * as numbers, and date-times in any form. Ids, and values that cannot be converted, stay unchanged.
 */
export function understood(value: unknown, schema: JsonSchema, resolve: Resolve): unknown {
  return readerOf(schema, resolve)(value);
}

const readers = new WeakMap<JsonSchema, Reader>();

/** The function that converts values to a schema, made once, since lists have many records. */
function readerOf(source: JsonSchema, resolve: Resolve): Reader {
  const schema = resolve(source);
  const reader = readers.get(schema) ?? makeReader(schema, resolve);
  readers.set(schema, reader);
  return reader;
}

function makeReader(schema: JsonSchema, resolve: Resolve): Reader {
  const readPlain = plainReader(schema);
  // Readers of parts are made on first use, since a schema may contain itself.
  const itemReader = once(() => readerOf(schema.items ?? {}, resolve));
  const readersOfFields = once(() => fieldReaders(schema, resolve));
  return (value) => {
    if (value === null || value === undefined) return value;
    if (Array.isArray(value)) return value.map(itemReader());
    return isRecord(value) ? readRecord(value, readersOfFields()) : readPlain(value);
  };
}

function fieldReaders({ properties = {} }: JsonSchema, resolve: Resolve) {
  const converted = Object.entries(properties).filter(([name]) => !isIdName(name));
  return new Map(converted.map(([name, schema]) => [name, readerOf(schema, resolve)]));
}

/** Most records need no conversion, and are kept as they are. */
function readRecord(
  record: Readonly<Record<string, unknown>>,
  readField: ReadonlyMap<string, Reader>,
): unknown {
  let converted: Record<string, unknown> | null = null;
  for (const [name, read] of readField) {
    if (!Object.hasOwn(record, name)) continue;
    const value = read(record[name]);
    if (value === record[name]) continue;
    converted ??= { ...record };
    converted[name] = value;
  }
  return converted ?? record;
}

/** The function that converts a text, number or boolean to the type of a schema. */
function plainReader(schema: JsonSchema): Reader {
  const types = typesOf(schema);
  const isOf = (type: (typeof types)[number]) => types.includes(type);
  if (isOf("boolean")) return (value) => readFlag(value) ?? value;
  if (isOf("integer") || isOf("number")) return isOf("string") ? asItIs : numberIn;
  if (!isOf("string")) return asItIs;
  if (schema.format === "date-time") return momentIn;
  return (value) => (typeof value === "number" ? String(value) : value);
}

const asItIs: Reader = (value) => value;

function numberIn(value: unknown): unknown {
  if (value === "") return null;
  const isWritten = typeof value === "string" && decimalText.test(value);
  return isWritten && !isBeyond(value) ? Number(value) : value;
}

/**
 * Numbers from here on are milliseconds: seconds since 1970 stay below this until the year 5138,
 * and milliseconds have been above it since 1973.
 */
const firstMilliseconds = 100_000_000_000;

function momentIn(value: unknown): unknown {
  if (value === "") return null;
  // Most moments begin with `2026-` and stay as they are, which this quick test shows.
  if (typeof value === "string" && value[4] === "-") return value;
  if (typeof value === "string" && !/^\d{9,13}$/.test(value)) {
    return value.replace(/^(\d{4})\/(\d\d)\/(\d\d)(?=$|[ T])/, "$1-$2-$3");
  }
  const given = Number(value);
  const moment = new Date(given < firstMilliseconds ? given * 1000 : given);
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString();
}

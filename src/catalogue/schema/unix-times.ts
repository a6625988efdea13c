import type { JsonSchema, Resolve, TimeText, UnixTimeUnit } from "./json-schema.ts";
import { isRecord } from "./record.ts";
import { localText, localTime, textOfForm } from "./time-text.ts";

/** How date-times are converted: those sent as numbers, and those sent as texts. */
interface Change {
  counted(value: unknown, milliseconds: number): unknown;
  written(value: unknown, form: TimeText): unknown;
}

const lengths: Readonly<Record<UnixTimeUnit, number>> = { seconds: 1000, milliseconds: 1 };

/** Maximum depth of branches, which ends schemas that refer to themselves. */
const deepest = 60;

/**
 * Converts an answer's date-times, which the service sends as numbers or in its own text form, to
 * standard date-time texts.
 */
export function readUnixTimes(value: unknown, schema: JsonSchema, resolve: Resolve): unknown {
  return changed(value, schema, { resolve, change: { counted: momentOf, written: localOf } });
}

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Converts the date-times in a call's arguments to the numbers and texts that the service expects.
 */
export function writeUnixTimes(args: Arguments, schema: JsonSchema, resolve: Resolve): Arguments {
  const change = { counted: numberOf, written: textOf };
  const written = changed(args, schema, { resolve, change });
  return isRecord(written) ? written : args;
}

/**
 * Converts date-times that are sent without a time zone to the user's local time, which a service
 * that forwards the call does not know.
 */
export function localTimes(args: Arguments, schema: JsonSchema, resolve: Resolve): Arguments {
  const change: Change = { counted: (value) => value, written: localOf };
  const written = changed(args, schema, { resolve, change });
  return isRecord(written) ? written : args;
}

function changed(
  value: unknown,
  source: JsonSchema,
  place: { resolve: Resolve; change: Change },
  depth = 0,
): unknown {
  if (value === null || value === undefined || depth > deepest) return value;
  if (!holdsTimes(source, place.resolve)) return value;
  const schema = place.resolve(source);
  const unit = schema["x-unix-time"];
  if (unit !== undefined) return place.change.counted(value, lengths[unit]);
  const form = schema["x-time-text"];
  if (form !== undefined) return place.change.written(value, form);
  const inner = (part: unknown, of: JsonSchema) => changed(part, of, place, depth + 1);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item: unknown) => inner(item, items)) : value;
  }
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const whole = branches.reduce(inner, value);
  const { properties, additionalProperties: rest } = schema;
  const open = isRecord(rest) ? rest : undefined;
  // A file is not a record of fields, so it is kept as it is.
  if (!isRecord(whole) || !(properties ?? open)) return whole;
  const entries = Object.entries(whole).map(([name, member]) => {
    const own = properties && Object.hasOwn(properties, name) ? properties[name] : open;
    return [name, own ? inner(member, own) : member] as const;
  });
  return Object.fromEntries(entries);
}

const known = new WeakMap<JsonSchema, boolean>();

/**
 * Whether a schema has date-times to convert anywhere in it, so that all other values need not be
 * looked through. `open` holds the schemas on the way to it, which end a schema that refers to
 * itself.
 */
function holdsTimes(
  source: JsonSchema,
  resolve: Resolve,
  open: readonly JsonSchema[] = [],
): boolean {
  const found = known.get(source);
  if (found !== undefined) return found;
  const schema = resolve(source);
  if (open.includes(schema)) return false;
  const { properties = {}, additionalProperties: rest, items, oneOf = [], anyOf = [] } = schema;
  const parts = [...Object.values(properties), ...oneOf, ...anyOf, items, rest].filter(isRecord);
  const isTime = schema["x-unix-time"] !== undefined || schema["x-time-text"] !== undefined;
  const holds = isTime || parts.some((part) => holdsTimes(part, resolve, [...open, schema]));
  // Within a schema that refers to itself, "no" may hold only for the way that led there.
  if (holds || open.length === 0) known.set(source, holds);
  return holds;
}

/** Converts a number to a date-time; a number outside the range of dates stays a number. */
function momentOf(value: unknown, milliseconds: number): unknown {
  if (typeof value !== "number") return value;
  const moment = new Date(value * milliseconds);
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString();
}

function numberOf(value: unknown, milliseconds: number): unknown {
  if (typeof value !== "string") return value;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? value : moment / milliseconds;
}

/** Converts a date-time text in any form to local time: `2026-03-04T05:06:07`. */
function localOf(value: unknown, form: TimeText): unknown {
  if (typeof value !== "string") return value;
  const local = localText(value, form);
  if (local !== null) return local;
  const moment = /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : null;
  return moment && !Number.isNaN(moment.getTime()) ? localTime(moment) : value;
}

function textOf(value: unknown, form: TimeText): unknown {
  const local = localOf(value, form);
  return typeof local === "string" && local.includes("T") ? textOfForm(local, form) : value;
}

import type { JsonSchema, TimeText, UnixTimeUnit } from "./json-schema.ts";
import { isRecord } from "./record.ts";

/** Follows `$ref`s and merges `allOf`, as the catalogue does. */
type Resolve = (schema: JsonSchema) => JsonSchema;
/** How moments are converted: those counted as numbers, and those written as texts. */
interface Change {
  counted(value: unknown, milliseconds: number): unknown;
  written(value: unknown, form: TimeText): unknown;
}

const lengths: Readonly<Record<UnixTimeUnit, number>> = { seconds: 1000, milliseconds: 1 };

/** Maximum depth of branches, which ends schemas that refer to themselves. */
const deepest = 60;

/** What a service answers, with the moments that it counts since 1970, or writes in its own way, as texts of date and time. */
export function readUnixTimes(value: unknown, schema: JsonSchema, resolve: Resolve): unknown {
  return changed(value, schema, { resolve, change: { counted: momentOf, written: localOf } });
}

type Arguments = Readonly<Record<string, unknown>>;

/** A call's arguments, with such moments as the numbers and texts that the service takes. */
export function writeUnixTimes(args: Arguments, schema: JsonSchema, resolve: Resolve): Arguments {
  const change = { counted: numberOf, written: textOf };
  const written = changed(args, schema, { resolve, change });
  return isRecord(written) ? written : args;
}

/**
 * A call's arguments with what travels without a zone by the clock of whoever enters it, which those
 * who pass the call on do not know.
 */
export function localTimes(args: Arguments, schema: JsonSchema, resolve: Resolve): Arguments {
  const change: Change = { counted: (value) => value, written: (value) => localOf(value) };
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
  // A file is no record of fields, and stays itself.
  if (!isRecord(whole) || !(properties ?? open)) return whole;
  const entries = Object.entries(whole).map(([name, member]) => {
    const own = properties && Object.hasOwn(properties, name) ? properties[name] : open;
    return [name, own ? inner(member, own) : member] as const;
  });
  return Object.fromEntries(entries);
}

/** A number beyond all dates stays one. */
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

/** A text with date and time, in whatever form, by the clock here: `2026-03-04T05:06:07`. */
function localOf(value: unknown): unknown {
  const [whole, day = "", , time = ""] = written.exec(String(value)) ?? [];
  if (typeof value !== "string") return value;
  if (whole !== undefined) return `${day.replaceAll("/", "-")}T${time.padEnd(8, ":00")}`;
  const moment = /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : null;
  if (!moment || Number.isNaN(moment.getTime())) return value;
  const zone = moment.getTimezoneOffset() * 60_000;
  return new Date(moment.getTime() - zone).toISOString().slice(0, "2026-03-04T05:06:07".length);
}

const written = /^(\d{4}([-/])\d\d\2\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/;

function textOf(value: unknown, form: TimeText): unknown {
  const local = localOf(value);
  if (typeof local !== "string" || !local.includes("T")) return value;
  const [day = "", time = ""] = local.split("T");
  return `${form === "slashes" ? day.replaceAll("-", "/") : day} ${time}`;
}

import type { JsonSchema, UnixTimeUnit } from "./json-schema.ts";
import { isRecord } from "./record.ts";

/** Follows `$ref`s and merges `allOf`, as the catalogue does. */
type Resolve = (schema: JsonSchema) => JsonSchema;
type Change = (value: unknown, milliseconds: number) => unknown;

const lengths: Readonly<Record<UnixTimeUnit, number>> = { seconds: 1000, milliseconds: 1 };

/** Schemas that lead on to themselves by branches alone end here. */
const deepest = 60;

/** What a service answers, with the moments that it counts since 1970 as texts of date and time. */
export function readUnixTimes(value: unknown, schema: JsonSchema, resolve: Resolve): unknown {
  return changed(value, schema, { resolve, change: momentOf });
}

/** A call's arguments, with such moments as the numbers that the service takes. */
export function writeUnixTimes(
  args: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
  resolve: Resolve,
): Readonly<Record<string, unknown>> {
  const written = changed(args, schema, { resolve, change: numberOf });
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
  if (unit !== undefined) return place.change(value, lengths[unit]);
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

import { type ApiDocument, resolved, type Schema } from "../document.ts";
import type { Ids } from "../services.ts";
import type { Fields } from "./places.ts";

const longest = 1_734_567_890_123_456_789n;
/** A prefix that marks whole numbers with more digits than a JavaScript number can hold. */
const longMark = "long:";

/** A sample value of a schema, the same for the same number; `name` is that of the property. */
export function sampleOf(
  document: ApiDocument,
  schema: Schema,
  number: number,
  name = "value",
  depth = 0,
): unknown {
  const whole = resolved(document, schema);
  const [first] = (whole.enum ?? []).slice(number % Math.max(whole.enum?.length ?? 1, 1));
  if (first !== undefined) return first;
  // Only some values are null, since records with only nulls would all be equal.
  if (isNullable(whole) && (number + name.length) % 5 === 0) return null;
  const inner = (part: Schema, of: string) => sampleOf(document, part, number, of, depth + 1);
  const type = typeOf(whole);
  if (type === "array") return depth > 3 ? [] : [inner(whole.items ?? {}, name)];
  if (type !== "object") return plainSample(type, whole.format, number, name);
  if (depth > 4) return {};
  const map = typeof whole.additionalProperties === "object" ? whole.additionalProperties : null;
  const properties = Object.entries(whole.properties ?? {});
  if (map && properties.length === 0) return { first: inner(map, "first") };
  return Object.fromEntries(properties.map(([of, part]) => [of, inner(part, of)]));
}

/** The smallest value that a schema allows: only what is required, and null where it is allowed. */
export function leastOf(document: ApiDocument, schema: Schema): unknown {
  const whole = resolved(document, schema);
  if (isNullable(schema) || isNullable(whole)) return null;
  if (whole.enum) return whole.enum[0];
  const type = typeOf(whole);
  if (type === "object") {
    const kept = Object.entries(whole.properties ?? {}).filter(
      ([name, part]) => whole.required?.includes(name) || isNullable(part),
    );
    return Object.fromEntries(kept.map(([name, part]) => [name, leastOf(document, part)]));
  }
  const least: Fields = { array: [], boolean: true, integer: 0, number: 0 };
  return least[type] ?? "";
}

/** The key of a service's record, in the format of the service's keys. */
export function keySample(ids: Ids, field: string, schema: Schema, number: number): unknown {
  if (schema.format === "uuid" || (ids === "uuid" && typeOf(schema) !== "integer")) {
    return uuidOf(number);
  }
  if (ids === "long number") return `${longMark}${longest + BigInt(number)}`;
  if (ids === "long text") return String(longest + BigInt(number));
  if (typeOf(schema) === "integer") return number;
  // Names that people choose contain characters that must be encoded in a path.
  return number % 2 === 0 ? `${field}/${number} é?` : `${field}-${number}`;
}

/** The JSON text of a response, in which marked whole numbers keep all of their 19 digits. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value).replaceAll(new RegExp(`"${longMark}(\\d+)"`, "g"), "$1");
}

/** A key as it is written in a path. */
export function keyText(value: unknown): string {
  return String(value).replace(longMark, "");
}

function plainSample(type: string, format: string | undefined, number: number, name: string) {
  if (type === "boolean") return number % 2 === 0;
  if (format === "unix-time") return 1_700_000_000 + 3600 * number;
  if (type === "integer") return number;
  if (type === "number") return number + 0.5;
  const day = `2024-${twoDigits((number % 12) + 1)}-${twoDigits((number % 28) + 1)}`;
  const texts: Record<string, string> = {
    date: day,
    "date-time": `${day}T08:30:00Z`,
    email: `${name}${number}@example.com`,
    uri: `https://example.com/${name}/${number}`,
    uuid: uuidOf(number),
  };
  return texts[format ?? ""] ?? `${name} ${number}`;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

const uuidOf = (number: number) => `7b0c0e4a-5f1d-4c2b-9a3e-${String(number).padStart(12, "0")}`;

function typeOf({ type, properties, items, additionalProperties }: Schema): string {
  const [named] = [type ?? []].flat().filter((one) => one !== "null");
  if (named) return named;
  if (items) return "array";
  const isObject = Object.keys(properties ?? {}).length > 0 || additionalProperties;
  return isObject ? "object" : "string";
}

function isNullable({ nullable, type, oneOf = [] }: Schema): boolean {
  return nullable === true || [type, ...oneOf.map((one) => one.type)].flat().includes("null");
}

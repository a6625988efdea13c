import { equal, ucs2length } from "../validators/validator-runtime.ts";
import { isAnyNumber, isBeyondInteger, nearestNumber } from "./exact-json.ts";
import type { JsonSchema } from "./json-schema.ts";
import { isRecord } from "./record.ts";

/** A keyword that a value violates, with the value of the keyword. */
export type KeywordFault = readonly [keyword: string, params: Readonly<Record<string, unknown>>];

/** The faults of a value by those keywords that concern the value itself and not its parts. */
export function faultsOfValue(schema: JsonSchema, value: unknown): KeywordFault[] {
  const faults = [...faultsOfType(schema, value), ...faultsOfListed(schema, value)];
  const number = typeof value === "number" || isNumeric(schema) ? nearestNumber(value) : null;
  if (number !== null) return [...faults, ...faultsOfNumber(schema, number)];
  if (typeof value === "string") {
    if (schema.minLength === undefined && schema.maxLength === undefined) return faults;
    return [...faults, ...faultsOfSize(schema, ucs2length(value), "minLength", "maxLength")];
  }
  if (Array.isArray(value)) {
    return [...faults, ...faultsOfSize(schema, value.length, "minItems", "maxItems")];
  }
  if (!isRecord(value)) return faults;
  const count = Object.keys(value).filter((name) => value[name] !== undefined).length;
  return [...faults, ...faultsOfSize(schema, count, "minProperties", "maxProperties")];
}

function faultsOfType({ type }: JsonSchema, value: unknown): KeywordFault[] {
  if (type === undefined) return [];
  const own = typeOf(value);
  const isInteger = own === "number" && Number.isInteger(value);
  // A number that JavaScript cannot hold exactly is a text here, and is sent as a number.
  const others = [
    ...(isInteger || isBeyondInteger(value) ? ["integer"] : []),
    ...(isAnyNumber(value) ? ["number"] : []),
  ];
  const isOneOf = [type].flat().some((name) => name === own || others.includes(name));
  return isOneOf ? [] : [["type", { type }]];
}

/** Whether a schema allows numbers and no texts. */
function isNumeric({ type }: JsonSchema): boolean {
  const types = [type].flat();
  return !types.includes("string") && (types.includes("number") || types.includes("integer"));
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  // A file to be uploaded is a text by its schema.
  return typeof Blob !== "undefined" && value instanceof Blob ? "string" : typeof value;
}

function faultsOfListed({ enum: values, const: only }: JsonSchema, value: unknown): KeywordFault[] {
  const faults: KeywordFault[] = [];
  if (values && !values.some((allowed) => equal(allowed, value))) {
    faults.push(["enum", { allowedValues: values }]);
  }
  if (only !== undefined && !equal(only, value)) faults.push(["const", { allowedValue: only }]);
  return faults;
}

function faultsOfNumber(schema: JsonSchema, value: number): KeywordFault[] {
  const { exclusiveMinimum: above, exclusiveMaximum: below, multipleOf } = schema;
  const faults = faultsOfSize(schema, value, "minimum", "maximum");
  if (above !== undefined && value <= above) faults.push(["exclusiveMinimum", { limit: above }]);
  if (below !== undefined && value >= below) faults.push(["exclusiveMaximum", { limit: below }]);
  if (multipleOf !== undefined && !isMultiple(value, multipleOf)) {
    faults.push(["multipleOf", { multipleOf }]);
  }
  return faults;
}

/** Whether a value is a multiple of a step, up to rounding errors of binary fractions. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) <= 1e-9 * Math.max(1, Math.abs(times));
}

type SizeKeyword =
  | "minimum"
  | "maximum"
  | "minLength"
  | "maxLength"
  | "minItems"
  | "maxItems"
  | "minProperties"
  | "maxProperties";

function faultsOfSize(
  schema: JsonSchema,
  size: number,
  least: SizeKeyword,
  most: SizeKeyword,
): KeywordFault[] {
  const { [least]: low, [most]: high } = schema;
  const faults: KeywordFault[] = [];
  if (low !== undefined && size < low) faults.push([least, { limit: low }]);
  if (high !== undefined && size > high) faults.push([most, { limit: high }]);
  return faults;
}

/** Whether a record has a property; `undefined` counts as missing, since it is not sent. */
export function has(value: Readonly<Record<string, unknown>>, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined;
}

/** A text that is the same for all equal values; `step` is called for each part, and may abort. */
export function canonicalText(value: unknown, step: () => void): string {
  step();
  const inner = (part: unknown) => canonicalText(part, step);
  if (Array.isArray(value)) return `[${value.map(inner).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? "";
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${inner(value[name])}`).join()}}`;
}

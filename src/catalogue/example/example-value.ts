import { isIdName } from "../schema/id-name.ts";
import { isNullable, type JsonSchema, listedValues, typesOf } from "../schema/json-schema.ts";
import { exampleText } from "./example-text.ts";

/** The maximum size of an example, whatever the schema allows. */
export const exampleLimits = {
  /** Maximum records of a list. */
  rows: 5,
  /** Maximum items of a list within a record. */
  items: 2,
  /** Depth beyond which only required values are given. */
  depth: 5,
  /** Depth beyond which nothing is given. */
  deepest: 12,
  /** Maximum values of an example in total. */
  values: 4_000,
} as const;

/** The place of a value in an example. */
export interface ExamplePlace {
  /** Follows `$ref`s and merges `allOf` into one plain schema. */
  resolve(schema: JsonSchema): JsonSchema;
  /** The name of the property that has the value. */
  name: string;
  /** The index of the value in its list, from 0, so that no two values are alike. */
  index: number;
  depth: number;
  /** The references followed so far, which ends schemas that contain themselves. */
  references: readonly string[];
  /** The number of values that may still be made; shared by the whole example. */
  left: { values: number };
}

/** Marks a value that should be left out. */
const nothing = Symbol("nothing");

/**
 * A value that a schema accepts: always the same one for an index, another one for another index.
 * The value may be invalid where the schema requires more than the limits allow, or uses keywords
 * that are not analysed (`not`, `if`).
 */
export function exampleValue(schema: JsonSchema, place: ExamplePlace): unknown {
  const made = madeOf(schema, place);
  return made === nothing ? null : made;
}

function madeOf(source: JsonSchema, place: ExamplePlace): unknown {
  place.left.values--;
  const here = entered(source, place);
  if (here === null) return nothing;
  const schema = settled(place.resolve(source), here);
  const given = givenValue(schema, here.index);
  if (given !== nothing) return given;
  switch (typeOf(schema)) {
    case "object":
      return objectOf(schema, here);
    case "array":
      return arrayOf(schema, here);
    case "integer":
      return numberOf(schema, here, 1);
    case "number":
      return numberOf(schema, here, 0.5);
    case "boolean":
      return here.index % 2 === 0;
    case "null":
      return null;
    default:
      return exampleText(schema, here.name, here.index);
  }
}

/** The place inside a reference; `null` if the reference has been followed too often. */
function entered(schema: JsonSchema, place: ExamplePlace): ExamplePlace | null {
  const { $ref } = schema;
  if (place.depth > exampleLimits.deepest || place.left.values < 0) return null;
  if ($ref === undefined) return place;
  if (place.references.filter((one) => one === $ref).length > 1) return null;
  return { ...place, references: [...place.references, $ref] };
}

/** The schema with only the first of its alternative branches. */
function settled(schema: JsonSchema, place: ExamplePlace): JsonSchema {
  const { oneOf, anyOf, allOf, ...own } = schema;
  const branches = oneOf ?? anyOf;
  if (listedValues(schema) !== null || (!branches && !allOf)) return schema;
  const parts = (allOf ?? []).map((part) => settled(place.resolve(part), place));
  const first = branches?.find((branch) => typeOf(place.resolve(branch)) !== "null");
  const branch = first ? [settled(place.resolve(first), place)] : [];
  const { allOf: conditions, ...merged } = place.resolve({ allOf: [own, ...parts, ...branch] });
  return conditions ? { ...own, ...merged } : merged;
}

/** A value that the schema itself contains: a listed value or an example. */
function givenValue(schema: JsonSchema, index: number): unknown {
  const listed = listedValues(schema)?.map(({ value }) => value);
  const known = listed ?? schema.examples?.filter((value) => isScalarOf(schema, value)) ?? [];
  if (known.length === 0) return nothing;
  // A single example value is not used for several rows, which would then look alike.
  if (!listed && index >= known.length && typeOf(schema) === "string") return nothing;
  return known[index % known.length];
}

function isScalarOf(schema: JsonSchema, value: unknown): boolean {
  const type = typeOf(schema);
  if (type === "string") {
    return typeof value === "string" && schema.format === undefined && schema.pattern === undefined;
  }
  if (type === "integer") return Number.isInteger(value) && isPlainNumber(schema);
  return type === "number" && typeof value === "number" && isPlainNumber(schema);
}

function isPlainNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema) {
  return [minimum, maximum, exclusiveMinimum, exclusiveMaximum].every((one) => one === undefined);
}

function typeOf(schema: JsonSchema): string {
  const [type] = typesOf(schema);
  if (type !== undefined) return type;
  if (isNullable(schema) || schema.type === "null") return "null";
  if (schema.properties || schema.additionalProperties) return "object";
  if (schema.items || schema.prefixItems) return "array";
  return schema.minimum === undefined && schema.maximum === undefined ? "string" : "number";
}

function objectOf(schema: JsonSchema, place: ExamplePlace): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const isDeep = place.depth >= exampleLimits.depth;
  const value: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(properties), ...required])) {
    const isRequired = required.includes(name);
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!isRequired && (isDeep || own?.writeOnly)) continue;
    const inner = own ?? schemaOf(additionalProperties) ?? {};
    const made = madeOf(inner, { ...place, name, depth: place.depth + 1 });
    const kept = made === nothing ? leastOf(place.resolve(inner)) : made;
    if (made !== nothing || isRequired) define(value, name, kept);
  }
  const others = schemaOf(additionalProperties);
  if (others && Object.keys(value).length === 0 && !isDeep) {
    const made = madeOf(others, { ...place, name: "key", depth: place.depth + 1 });
    if (made !== nothing) define(value, "key", made);
  }
  return value;
}

/** Defines an own property, so that even the name `__proto__` is plain data. */
function define(value: Record<string, unknown>, name: string, member: unknown): void {
  Object.defineProperty(value, name, {
    value: member,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function schemaOf(additional: JsonSchema["additionalProperties"]): JsonSchema | null {
  return typeof additional === "object" ? additional : null;
}

/** The smallest value that is allowed where a value is required. */
function leastOf(schema: JsonSchema): unknown {
  if (isNullable(schema)) return null;
  const type = typeOf(schema);
  return type === "array" ? [] : type === "object" ? {} : null;
}

function arrayOf(schema: JsonSchema, place: ExamplePlace): unknown[] {
  const { items = {}, prefixItems = [], minItems = 0, maxItems, uniqueItems } = schema;
  const usual = place.depth <= 1 ? exampleLimits.rows : exampleLimits.items;
  const wanted = place.depth >= exampleLimits.depth ? 0 : usual;
  const most = Math.min(maxItems ?? wanted, Math.max(wanted, minItems));
  const count = Math.min(Math.max(minItems, most), 100);
  const values: unknown[] = [];
  for (let index = 0; index < count; index++) {
    // Numbers at deeper levels get other values than those above them.
    const offset = place.depth <= 1 ? 0 : 10 * (place.index + 1);
    const inner = { ...place, index: offset + index, depth: place.depth + 1 };
    const made = madeOf(prefixItems[index] ?? items, inner);
    if (made === nothing) break;
    const isKnown = uniqueItems === true && values.some((one) => isSame(one, made));
    if (!isKnown) values.push(made);
  }
  return values;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function numberOf(schema: JsonSchema, place: ExamplePlace, fraction: number): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const { name, index } = place;
  const step = multipleOf ?? (fraction === 1 ? 1 : 0.5);
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  // Keys count up from 1; other numbers vary more.
  const wanted = isIdName(name) ? index + 1 : 12 + 7 * index + (fraction === 1 ? 0 : 0.5);
  const low = least ?? Math.min(most ?? wanted, 0);
  const high = most ?? Math.max(low, wanted) + step;
  const within = Math.min(Math.max(wanted, low), high);
  const varied = within === wanted ? wanted : low + ((index * step) % Math.max(high - low, step));
  const steps = Math.ceil(Number((Math.min(varied, high) / step).toFixed(9)));
  const value = Number((steps * step).toFixed(9));
  return value > high ? Number(((steps - 1) * step).toFixed(9)) : value;
}

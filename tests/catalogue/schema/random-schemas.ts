import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { isRecord } from "../../../src/catalogue/schema/record.ts";
import type { Random } from "../../support/random.ts";

/** Generates random schemas and values, and counts how often each keyword was used. */
export interface RandomSchemas {
  makeSchema(): JsonSchema;
  /**
   * A random value that may be valid, since names and limits of the schema are likelier than
   * others.
   */
  makeValue(schema: JsonSchema): unknown;
  met: ReadonlyMap<string, number>;
}

const names = ["a", "b", "ab", "a/b", "c~d"];
const patterns = ["^a", "b$", "^[a-c]+$", "^.{2,3}$", "\\d"];
const texts = ["", "a", "b", "ab", "abc", "b1", "é", "𝒳", "a/b"];
const numbers = [-2, -1, 0, 0.5, 1, 1.5, 2, 3, 4, 10];
const definitions = ["One", "Two"];
const sizes = [
  ...["minLength", "maxLength", "minItems", "maxItems", "minContains", "maxContains"],
  ...["minProperties", "maxProperties"],
];
const ofRecords = [
  ...["properties", "required", "dependentRequired", "dependentSchemas", "patternProperties"],
  ...["propertyNames", "additionalProperties", "minProperties", "maxProperties"],
];
/** Keywords that have no meaning alone, each with the keywords that are added to it. */
const together: ReadonlyMap<string, readonly string[]> = new Map([
  ["minContains", ["contains"]],
  ["maxContains", ["contains"]],
  ["then", ["if", "else"]],
  ["additionalProperties", ["properties", "patternProperties"]],
]);
const deepest = 3;
const types = ["string", "number", "integer", "boolean", "object", "array", "null"] as const;

type Make = () => unknown;

/** The keywords that check a value itself. */
function assertionsOf({ below, one, isOneIn }: Random): ReadonlyMap<string, Make> {
  const some = listOf({ below, one, isOneIn });
  const plain = () => plainOf({ below, one, isOneIn });
  return new Map<string, Make>([
    ["type", () => (isOneIn(3) ? [...new Set([one(types), one(types)])] : one(types))],
    ["enum", () => some(4).map(plain)],
    ["const", plain],
    ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].map(
      (name): [string, Make] => [name, () => one(numbers)],
    ),
    ["multipleOf", () => one([1, 2, 0.5, 0.1, 3])],
    ...sizes.map((name): [string, Make] => [name, () => below(4)]),
    ["pattern", () => one(patterns)],
    ["format", () => one(["email", "date"])],
    ["uniqueItems", () => !isOneIn(4)],
    ["required", () => [...new Set(some(2).map(() => one(names)))]],
    ["dependentRequired", () => ({ [one(names)]: [one(names)] })],
    ["$ref", () => `#/$defs/${one(definitions)}`],
  ]);
}

/** The keywords that contain other schemas. */
function applicatorsOf(random: Random): ReadonlyMap<string, (inner: Make) => unknown> {
  const some = listOf(random);
  const { one } = random;
  const single = ["items", "contains", "additionalProperties", "propertyNames", "not"];
  const conditions = ["if", "then", "else"];
  const lists = ["prefixItems", "allOf", "anyOf", "oneOf"];
  const named = (keys: readonly string[]) => (inner: Make) =>
    Object.fromEntries(some(3).map(() => [one(keys), inner()]));
  return new Map([
    ...[...single, ...conditions].map((name) => [name, (inner: Make) => inner()] as const),
    ...lists.map((name) => [name, (inner: Make) => some(3).map(inner)] as const),
    ["properties", named(names)] as const,
    ["dependentSchemas", named(names)] as const,
    ["patternProperties", named(patterns)] as const,
  ]);
}

const listOf =
  ({ below }: Random) =>
  (most: number) =>
    Array.from({ length: 1 + below(most) });

function plainOf(random: Random): unknown {
  const { one, isOneIn } = random;
  const some = listOf(random);
  return one<Make>([
    () => one(texts),
    () => one(numbers),
    () => isOneIn(2),
    () => null,
    () => some(2).map(() => one(numbers)),
    () => Object.fromEntries(some(2).map(() => [one(names), one(numbers)])),
  ])();
}

/** Creates a generator of schemas with all supported keywords of JSON Schema 2020-12. */
export function createSchemas(random: Random): RandomSchemas {
  const { one, isOneIn } = random;
  const some = listOf(random);
  const met = new Map<string, number>();
  const assertions = assertionsOf(random);
  const applicators = applicatorsOf(random);

  function schemaOf(depth: number, mayRefer: boolean): JsonSchema | boolean {
    if (isOneIn(20)) return !isOneIn(3);
    const known = [...assertions.keys(), ...(depth > 0 ? applicators.keys() : [])];
    const wanted = some(3).map(() => one(known));
    const keywords = new Set(wanted.flatMap((name) => [name, ...(together.get(name) ?? [])]));
    // In a loop, Ajv mistakes the result of an earlier `contains` without a limit for that of an
    // empty list.
    if (keywords.has("contains") && depth < deepest) keywords.add("maxContains");
    const inner = () => schemaOf(depth - 1, mayRefer);
    const entries = [...keywords].flatMap((name): [string, unknown][] => {
      const applicator = applicators.get(name);
      if ((name === "$ref" && !mayRefer) || (applicator && depth <= 0)) return [];
      met.set(name, (met.get(name) ?? 0) + 1);
      return [[name, applicator ? applicator(inner) : assertions.get(name)?.()]];
    });
    return Object.fromEntries(entries);
  }

  return {
    met,
    makeValue: (schema) => valueFor(random, schema, deepest),
    makeSchema() {
      const found = schemaOf(deepest, true);
      // Definitions contain no references, so that no schema refers to itself.
      const $defs = Object.fromEntries(
        definitions.map((name): [string, JsonSchema] => {
          const definition = schemaOf(1, false);
          return [name, typeof definition === "boolean" ? {} : definition];
        }),
      );
      return { ...(typeof found === "boolean" ? {} : found), $defs };
    },
  };
}

function valueFor(random: Random, schema: unknown, depth: number): unknown {
  const { one, isOneIn } = random;
  if (!isRecord(schema) || isOneIn(6) || depth <= 0) return plainOf(random);
  if (Array.isArray(schema.enum) && isOneIn(2)) return one(schema.enum);
  if ("const" in schema && isOneIn(2)) return schema.const;
  const kinds = [schema.type].flat();
  const says = (...keywords: string[]) => keywords.some((name) => name in schema);
  if (kinds.includes("array") || says("items", "contains", "prefixItems", "uniqueItems")) {
    return listFor(random, schema, depth);
  }
  if (kinds.includes("object") || says(...ofRecords)) return recordFor(random, schema, depth);
  if (kinds.includes("string") || says("pattern", "minLength", "maxLength")) return one(texts);
  if (kinds.includes("number") || says("minimum", "maximum", "multipleOf")) return one(numbers);
  const branches = [schema.allOf, schema.anyOf, schema.oneOf, schema.if].flat().filter(isRecord);
  return branches.length > 0 ? valueFor(random, one(branches), depth - 1) : plainOf(random);
}

function listFor(random: Random, schema: Record<string, unknown>, depth: number): unknown[] {
  const parts = [schema.items, schema.contains, schema.prefixItems].flat().filter(isRecord);
  return Array.from({ length: random.below(4) }, () =>
    parts.length > 0 ? valueFor(random, random.one(parts), depth - 1) : plainOf(random),
  );
}

function recordFor(random: Random, schema: Record<string, unknown>, depth: number): unknown {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const chosen = listOf(random)(4).map(() => random.one([...names, ...Object.keys(properties)]));
  return Object.fromEntries(
    chosen.map((name) => [name, valueFor(random, properties[name], depth - 1)]),
  );
}

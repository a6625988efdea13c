import type { Catalogue } from "../catalogue/catalogue.ts";
import {
  isNullable,
  type JsonSchema,
  listedValues,
  typesOf,
} from "../catalogue/schema/json-schema.ts";

/** The type of a value in an expression; any of them may also be `null` at run time. */
export type Type =
  | { kind: "any" }
  | { kind: "null" }
  | { kind: "bool" }
  | { kind: "number"; values: readonly number[] | null }
  | { kind: "string"; values: readonly string[] | null }
  | { kind: "list"; of: Type }
  | RecordType;

/** A record with named fields. */
export interface RecordType {
  kind: "record";
  /** Read on demand, for trees contain themselves. */
  fields(): ReadonlyMap<string, Type>;
}

/** A type as a plan holds it, in plain JSON: of a record it says no more than that. */
export type PlainType =
  | Exclude<Type, RecordType | { kind: "list" }>
  | { kind: "record" }
  | { kind: "list"; of: PlainType };

const record: PlainType = { kind: "record" };

/** What a plan holds of a type. */
export function plainType(type: Type): PlainType {
  if (type.kind === "record") return record;
  return type.kind === "list" ? { kind: "list", of: plainType(type.of) } : type;
}

/** What nothing is known of: it fits everywhere, and everything fits it. */
export const anyType: Type = { kind: "any" };

/** The type of `null`. */
export const nullType: Type = { kind: "null" };

/** The type of `true` and `false`. */
export const boolType: Type = { kind: "bool" };

/** Any number. */
export const numberType: Type = { kind: "number", values: null };

/** Any text. */
export const stringType: Type = { kind: "string", values: null };

/** A list of members of one type. */
export function listType(of: Type): Type {
  return { kind: "list", of };
}

/** A record whose fields are known beforehand. */
export function recordType(fields: Readonly<Record<string, Type>>): RecordType {
  const map = new Map(Object.entries(fields));
  return { kind: "record", fields: () => map };
}

const knownTypes = new WeakMap<Catalogue, WeakMap<JsonSchema, Type>>();

/** The type of the values a schema describes; worked out once, for it belongs to the catalogue. */
export function typeOfSchema(catalogue: Catalogue, source: JsonSchema): Type {
  let types = knownTypes.get(catalogue);
  if (!types) {
    types = new WeakMap();
    knownTypes.set(catalogue, types);
  }
  const known = types.get(source);
  if (known) return known;
  const type = readType(catalogue, source);
  types.set(source, type);
  return type;
}

function readType(catalogue: Catalogue, source: JsonSchema): Type {
  const schema = catalogue.resolve(source);
  const [first, ...others] = typesOf(schema);
  if (!first || others.length > 0) {
    return !first && isNullable(schema) ? nullType : anyType;
  }
  const listed = listedValues(schema)?.map(({ value }) => value);
  switch (first) {
    case "boolean":
      return boolType;
    case "integer":
    case "number":
      return {
        kind: "number",
        values: listed?.filter((value) => typeof value === "number") ?? null,
      };
    case "string":
      return {
        kind: "string",
        values: listed?.filter((value) => typeof value === "string") ?? null,
      };
    case "array":
      return listType(typeOfSchema(catalogue, schema.items ?? {}));
    case "object":
      return schema.properties ? lazyRecord(catalogue, schema.properties) : anyType;
    default:
      return anyType;
  }
}

function lazyRecord(catalogue: Catalogue, properties: Record<string, JsonSchema>): RecordType {
  let fields: Map<string, Type> | undefined;
  return {
    kind: "record",
    fields: () => {
      fields ??= new Map(
        Object.entries(properties).map(([name, schema]) => [name, typeOfSchema(catalogue, schema)]),
      );
      return fields;
    },
  };
}

/** How people read a type: `number`, `list of text`, `one of "asc", "desc"`. */
export function typeName(type: PlainType): string {
  switch (type.kind) {
    case "list":
      return `list<${typeName(type.of)}>`;
    case "record":
      return "record";
    case "number":
    case "string":
      return type.values
        ? type.values.map((value) => JSON.stringify(value)).join(" | ")
        : type.kind;
    default:
      return type.kind;
  }
}

/** Whether a value of one type may stand where another is wanted. */
export function isAssignable(given: PlainType, wanted: PlainType): boolean {
  if (wanted.kind === "any" || given.kind === "any" || given.kind === "null") return true;
  if (given.kind === "list" && wanted.kind === "list") return isAssignable(given.of, wanted.of);
  if (given.kind === "record" && wanted.kind === "record") return true;
  if (given.kind === "number" && wanted.kind === "number") return overlaps(given, wanted);
  if (given.kind === "string" && wanted.kind === "string") return overlaps(given, wanted);
  return given.kind === wanted.kind;
}

/** Whether two types with enumerated values can hold a common one. */
function overlaps(
  a: { values: readonly (string | number)[] | null },
  b: { values: readonly (string | number)[] | null },
): boolean {
  if (!a.values || !b.values) return true;
  const others = new Set(b.values);
  return a.values.some((value) => others.has(value));
}

/** Whether `==` between two types can ever be true. */
export function isComparable(a: PlainType, b: PlainType): boolean {
  return isAssignable(a, b) || isAssignable(b, a);
}

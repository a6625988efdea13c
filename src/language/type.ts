import type { Catalogue } from "../catalogue/catalogue.ts";
import { keptBy } from "../catalogue/kept-by.ts";
import { once } from "../catalogue/once.ts";
import type { Operation } from "../catalogue/operation.ts";
import {
  isNullable,
  type JsonSchema,
  listedValues,
  typesOf,
} from "../catalogue/schema/json-schema.ts";

/** A type in a plan, as plain JSON; for a record it contains no fields. */
export type PlainType =
  | { kind: "any" }
  | { kind: "null" }
  | { kind: "bool" }
  | { kind: "number"; values: readonly number[] | null }
  | { kind: "string"; values: readonly string[] | null }
  | { kind: "record" }
  | { kind: "list"; of: PlainType };

/** The type of a value in an expression; any value may also be `null` at run time. */
export type Type = (
  | Exclude<PlainType, { kind: "record" | "list" }>
  | { kind: "list"; of: Type }
  | {
      kind: "record";
      fields(): ReadonlyMap<string, Type>;
      /**
       * The fields that only some of several possible records have; left out if there is only one
       * sort of record.
       */
      some?(): ReadonlyMap<string, Type>;
      /** The type of fields with any other name; left out if there are no others. */
      others?: Type;
    }
) & {
  /** The catalogue's description of the values; left out for values such as computed ones. */
  said?: Said;
};

/** A record with named fields, which are read on demand because tree nodes contain themselves. */
export type RecordType = Extract<Type, { kind: "record" }>;

/** The parameter of an operation that a value fills. */
export interface ParameterPlace {
  catalogue: Catalogue;
  operation: Operation;
  parameter: string;
  /** All arguments as the page writes them. */
  beside?: Readonly<Record<string, unknown>>;
}

/**
 * The catalogue's description of values beyond their type: formats, bounds, lengths, required
 * fields.
 */
export interface Said {
  /** The schema, with its own reference resolved. */
  schema: JsonSchema;
  /** The documents in which the schema's inner references are resolved. */
  catalogue: Pick<Catalogue, "documents">;
  /** Whether a person is still entering the value, so that it may not be valid yet. */
  isEntered?: boolean;
  /** The parameter that a wanted value fills, if any. */
  place?: ParameterPlace;
  /** The operation whose response the value is, if it is one. */
  from?: Operation;
}

const record: PlainType = { kind: "record" };

/** Converts a type to its form in a plan. */
export function plainType(type: Type): PlainType {
  if (type.kind === "record") return record;
  if (type.kind === "list") return { kind: "list", of: plainType(type.of) };
  const { said: _, ...plain } = type;
  return plain;
}

/** The type of unknown values; it fits every type, and every type fits it. */
export const anyType: Type = { kind: "any" };

/** The type of `null`. */
export const nullType: Type = { kind: "null" };

/** The type of `true` and `false`. */
export const boolType: Type = { kind: "bool" };

/** Any number. */
export const numberType: Type = { kind: "number", values: null };

/** Any text. */
export const stringType: Type = { kind: "string", values: null };

/** Creates the type of a list with items of one type. */
export function listType(of: Type): Type {
  return { kind: "list", of };
}

/** Creates the type of a record whose fields are known beforehand. */
export function recordType(fields: Readonly<Record<string, Type>>): RecordType {
  const map = new Map(Object.entries(fields));
  return { kind: "record", fields: () => map };
}

/** Creates the type of a record whose fields are found when an expression first reads one. */
export function lazyRecord(fields: RecordType["fields"]): RecordType {
  return { kind: "record", fields: once(fields) };
}

/** The type of an argument and of the items of a list, with the parameter that they fill. */
export function typeOfArgument(place: ParameterPlace, schema: JsonSchema): Type {
  return filling(typeOfSchema(place.catalogue, schema), place);
}

function filling(type: Type, place: ParameterPlace): Type {
  const said = type.said && { said: { ...type.said, place } };
  return type.kind === "list"
    ? { ...type, of: filling(type.of, place), ...said }
    : { ...type, ...said };
}

const typesIn = keptBy((catalogue: Catalogue) =>
  keptBy((schema: JsonSchema) => readType(catalogue, schema)),
);

/** The type of the values that a schema describes; cached, since the catalogue does not change. */
export function typeOfSchema(catalogue: Catalogue, source: JsonSchema): Type {
  return typesIn(catalogue)(source);
}

function readType(catalogue: Catalogue, source: JsonSchema): Type {
  const schema = catalogue.resolve(source);
  const said = { schema, catalogue };
  const [first, ...others] = typesOf(schema);
  if (!first || others.length > 0) {
    return !first && isNullable(schema) ? nullType : { kind: "any", said };
  }
  const listed = listedValues(schema)?.map(({ value }) => value);
  switch (first) {
    case "boolean":
      return { kind: "bool", said };
    case "integer":
    case "number": {
      const values = listed?.filter((value) => typeof value === "number") ?? null;
      return { kind: "number", values, said };
    }
    case "string": {
      const values = listed?.filter((value) => typeof value === "string") ?? null;
      return { kind: "string", values, said };
    }
    case "array":
      return { kind: "list", of: typeOfSchema(catalogue, schema.items ?? {}), said };
    case "object": {
      const fields = schema.properties && Object.entries(schema.properties);
      const kind = fields ? lazyRecord(() => typesOfFields(catalogue, fields)) : anyType;
      return { ...kind, said };
    }
    default:
      return { kind: "any", said };
  }
}

function typesOfFields(catalogue: Catalogue, fields: readonly (readonly [string, JsonSchema])[]) {
  return new Map(fields.map(([name, schema]) => [name, typeOfSchema(catalogue, schema)]));
}

/** The type of a record that holds only some fields of a schema. */
export function typeOfFields(
  catalogue: Catalogue,
  { properties = {} }: JsonSchema,
  names: readonly (string | undefined)[],
): RecordType {
  const held = Object.entries(properties).filter(([name]) => names.includes(name));
  return lazyRecord(() => typesOfFields(catalogue, held));
}

/** The name of a type for people: `number`, `list of text`, `one of "asc", "desc"`. */
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

/** The texts that a type or a list's items may be; `null` if any text is possible. */
export function textsOf(type: Type): readonly string[] | null {
  if (type.kind === "list") return textsOf(type.of);
  return type.kind === "string" ? type.values : null;
}

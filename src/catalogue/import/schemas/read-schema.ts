import { constantOf } from "../../schema/constants.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import { pointerStep } from "../../schema/pointer.ts";
import {
  isRecord,
  type JsonObject,
  own,
  ownList,
  ownObject,
  ownText,
} from "../../schema/record.ts";
import { isSafePattern } from "../../schema/safe-pattern.ts";
import { markTime } from "../mark-times.ts";
import { mostFields } from "../measure.ts";
import { isHostile, titleOf } from "../names.ts";
import type { Source } from "../references.ts";
import { withFittingValues } from "./fitting-values.ts";
import { leftOutKeywords, readKeywords } from "./read-keywords.ts";
import { asWrittenNumber } from "./written-number.ts";

/** Answers the catalogue's reference to the schema that a `$ref` names. */
export type Refer = (reference: string, pointer: string) => string | null;

const inner = ["items", "contains", "propertyNames", "not", "if", "then", "else"] as const;
const lists = ["allOf", "anyOf", "oneOf", "prefixItems"] as const;

/**
 * Reads a schema into the catalogue's form: known keywords only, in the 3.1 dialect, without unsafe
 * names, and with a title for each property. Unsupported parts are reported.
 */
export function readSchema(
  source: Source,
  given: unknown,
  pointer: string,
  refer: Refer,
): JsonSchema {
  if (given === false) return { not: {} };
  if (!isRecord(given)) {
    if (given !== true) source.faults.report("malformed", pointer, { expected: "schema" });
    return {};
  }
  const schema = asWrittenNumber(source.isOld ? fromOldDialect(given) : given);
  const reference = ownText(schema, "$ref");
  const target = reference === undefined ? null : refer(reference, pointer);
  if (reference !== undefined && (target === null || source.isOld)) {
    return target === null ? {} : { $ref: target };
  }
  const read: Read = (value, at) => readSchema(source, value, pointer + at, refer);
  const result: JsonSchema = {
    ...(target !== null && { $ref: target }),
    ...readKeywords(schema),
    ...readPattern(source, schema, pointer),
    ...readParts(schema, read),
    ...readMembers(source, schema, pointer, read),
  };
  for (const name of leftOutKeywords(schema, result)) {
    source.faults.report("leftOutKeyword", pointer + pointerStep(name), { name });
  }
  return withImpliedType(markTime(withFittingValues(result), schema, null));
}

/** Reads a nested schema at a relative pointer. */
type Read = (value: unknown, at: string) => JsonSchema;

function readPattern({ faults }: Source, schema: JsonObject, pointer: string): JsonSchema {
  const pattern = ownText(schema, "pattern");
  if (pattern === undefined || isSafePattern(pattern))
    return pattern === undefined ? {} : { pattern };
  faults.report("unsafePattern", `${pointer}/pattern`, { pattern });
  return {};
}

function readParts(schema: JsonObject, read: Read): JsonSchema {
  const result: JsonSchema = {};
  for (const name of inner) {
    if (own(schema, name) !== undefined) result[name] = read(schema[name], `/${name}`);
  }
  for (const name of lists) {
    const parts = ownList(schema, name);
    if (parts.length > 0) result[name] = parts.map((part, at) => read(part, `/${name}/${at}`));
  }
  return result;
}

/** The property schemas of an object, by name or pattern. */
function readMembers(source: Source, schema: JsonObject, pointer: string, read: Read): JsonSchema {
  const properties = readProperties(source, schema, pointer, read);
  const byPattern = ownObject(schema, "patternProperties");
  const safe = Object.keys(byPattern).filter((pattern) => {
    const isSafe = isSafePattern(pattern);
    const at = `${pointer}/patternProperties${pointerStep(pattern)}`;
    if (!isSafe) source.faults.report("unsafePattern", at, { pattern });
    return isSafe;
  });
  const dependent = Object.keys(ownObject(schema, "dependentSchemas")).filter(
    (name) => !isHostile(name),
  );
  const named = (keyword: string, names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        read(own(schema[keyword], name), `/${keyword}${pointerStep(name)}`),
      ]),
    );
  // If a pattern is left out, the object must stay open, or else its properties could not be sent.
  const isWhole = safe.length === Object.keys(byPattern).length;
  const additional = isWhole ? own(schema, "additionalProperties") : undefined;
  return {
    ...(properties && { properties }),
    ...(safe.length > 0 && { patternProperties: named("patternProperties", safe) }),
    ...(dependent.length > 0 && { dependentSchemas: named("dependentSchemas", dependent) }),
    ...(typeof additional === "boolean" && { additionalProperties: additional }),
    ...(isRecord(additional) && {
      additionalProperties: read(additional, "/additionalProperties"),
    }),
  };
}

function readProperties(
  source: Source,
  schema: JsonObject,
  pointer: string,
  read: Read,
): Record<string, JsonSchema> | undefined {
  if (!isRecord(own(schema, "properties"))) return undefined;
  const given = Object.entries(ownObject(schema, "properties"));
  if (given.length > mostFields) source.faults.report("tooIntricate", pointer, { name: pointer });
  const required = own(schema, "required");
  const entries = given.slice(0, mostFields).flatMap(([name, property]) => {
    const at = `/properties${pointerStep(name)}`;
    if (isHostile(name)) {
      source.faults.report("hostileName", pointer + at, { name });
      return [];
    }
    const field = markTime(read(property, at), property, name);
    const isRequired = Array.isArray(required) && required.includes(name);
    const filled = isRequired ? { ...onlyValue(field), ...field } : field;
    return [[name, { title: titleOf(name), ...filled }] as const];
  });
  return Object.fromEntries(entries);
}

/** The default of a required field that permits a single value, so that nobody has to choose it. */
function onlyValue(field: JsonSchema): Pick<JsonSchema, "default"> {
  const only = constantOf(field);
  return only === undefined ? {} : { default: only };
}

function withImpliedType(schema: JsonSchema): JsonSchema {
  if (schema.type !== undefined || schema.$ref !== undefined) return schema;
  if (schema.properties) return { ...schema, type: "object" };
  return schema.items ? { ...schema, type: "array" } : schema;
}

/**
 * Converts a schema object of OpenAPI 3.0 or Swagger 2.0 to the 3.1 dialect: `nullable` becomes a
 * type, exclusive bounds become numbers, `example` a list, `file` bytes. It converts the object's
 * own keywords only; nested schemas are converted when they are read.
 */
function fromOldDialect(given: JsonObject): JsonObject {
  const schema =
    own(given, "type") === "file" ? { ...given, type: "string", format: "binary" } : given;
  const { example, exclusiveMinimum, exclusiveMaximum, ...rest } = schema;
  const { minimum, maximum, nullable = own(schema, "x-nullable"), ...unbounded } = rest;
  const type = own(rest, "type");
  const isNullable = nullable === true && typeof type === "string";
  return {
    ...(nullable === true && type === undefined ? withNullBranch(unbounded) : unbounded),
    ...(isNullable && { type: [type, "null"] }),
    ...(isNullable && Array.isArray(rest.enum) && { enum: withNull(rest.enum) }),
    ...bound("exclusiveMinimum", exclusiveMinimum, "minimum", minimum),
    ...bound("exclusiveMaximum", exclusiveMaximum, "maximum", maximum),
    ...(example !== undefined && { examples: [example] }),
  };
}

/**
 * A schema that refers to others and permits `null`: a reference in `allOf` is the only way of the
 * old dialect to say both.
 */
function withNullBranch({ allOf, anyOf, oneOf, ...own }: JsonObject): JsonObject {
  const branches = Object.entries({ allOf, anyOf, oneOf }).filter(([, list]) => list !== undefined);
  if (branches.length === 0) return own;
  return { ...own, anyOf: [Object.fromEntries(branches), { type: "null" }] };
}

const withNull = (values: readonly unknown[]) =>
  values.includes(null) ? values : [...values, null];

function bound(exclusive: string, isExclusive: unknown, name: string, limit: unknown): JsonObject {
  if (typeof isExclusive === "number") return { [name]: limit, [exclusive]: isExclusive };
  if (limit === undefined) return {};
  return isExclusive === true ? { [exclusive]: limit } : { [name]: limit };
}

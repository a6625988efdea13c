import type { OpenApiDocument } from "../openapi.ts";
import { isSchema, type JsonSchema, takesEmptyTextOnly } from "./json-schema.ts";
import { pointTo } from "./pointer.ts";

type Documents = ReadonlyMap<string, OpenApiDocument>;

/**
 * Follows absolute `$ref`s and merges `allOf` until neither remains at the top of the schema. A
 * schema whose only alternative is `null` allows `null` by its type.
 */
export function resolveSchema(
  documents: Documents,
  schema: JsonSchema,
  above: ReadonlySet<string> = new Set(),
): JsonSchema {
  let current = schema;
  const seen = new Set(above);
  while (current.$ref !== undefined) {
    const { $ref, ...rest } = current;
    const [service = "", pointer = ""] = $ref.split("#");
    // A schema that leads back to itself says nothing more.
    const target = seen.has($ref) ? null : pointTo(documents.get(service), pointer);
    seen.add($ref);
    current = { ...(isSchema(target) ? target : {}), ...rest };
  }
  if (!current.allOf) return withOwnNull(documents, current, seen);
  const { allOf, ...own } = current;
  const parts = allOf.map((part) => resolveSchema(documents, part, seen));
  const merged = parts
    .filter((part) => !isCondition(part))
    .reduceRight((over, part) => mergeSchemas(part, over), own);
  const conditions = parts.filter(isCondition);
  if (conditions.length > 0) return { ...merged, allOf: conditions };
  return withOwnNull(documents, merged, seen);
}

/**
 * A schema that allows `null` by its type, if `null` is its only alternative: many generators of
 * documents, such as Pydantic's, write every optional field in branches.
 */
function withOwnNull(
  documents: Documents,
  schema: JsonSchema,
  seen: ReadonlySet<string>,
): JsonSchema {
  for (const name of ["anyOf", "oneOf"] as const) {
    const { [name]: branches = [], ...own } = schema;
    if (branches.length < 2) continue;
    const kinds = branches.map((branch) => resolveSchema(documents, branch, seen));
    const [only, ...others] = kinds.filter((kind) => !isNull(kind));
    if (!only || isCondition(only)) continue;
    // A listed value may also be the empty text, as Django's serializers write it.
    const isListed = only.enum !== undefined && others.every(takesEmptyTextOnly);
    if (others.length > 0 && !isListed) continue;
    const value = others.length > 0 ? withValue(only, "") : only;
    const merged = mergeSchemas(value, own);
    return kinds.some(isNull) ? withNull(merged) : merged;
  }
  return schema;
}

const isNull = ({ type, enum: values, const: only }: JsonSchema) =>
  type === "null" || only === null || (values?.length === 1 && values[0] === null);

function withValue(schema: JsonSchema, value: string | null): JsonSchema {
  const values = schema.enum ?? [];
  return { ...schema, enum: values.includes(value) ? values : [...values, value] };
}

/** A schema without branches that also allows `null`. */
function withNull({ const: only, ...schema }: JsonSchema): JsonSchema {
  const listed = only === undefined ? schema : { ...schema, enum: [only] };
  return {
    ...(listed.enum ? withValue(listed, null) : listed),
    ...(schema.type && { type: [...new Set([schema.type, "null" as const].flat())] }),
  };
}

/**
 * Whether a schema applies only to some values, so that it cannot be merged into one that applies
 * to all.
 */
function isCondition(schema: JsonSchema): boolean {
  return (["if", "not", "oneOf", "anyOf", "allOf"] as const).some((name) => schema[name]);
}

function mergeSchemas(base: JsonSchema, over: JsonSchema): JsonSchema {
  const merged = { ...base, ...over };
  if (base.properties && over.properties) {
    merged.properties = { ...base.properties };
    for (const [name, property] of Object.entries(over.properties)) {
      const below = base.properties[name];
      merged.properties[name] = below ? mergeSchemas(below, property) : property;
    }
  }
  if (base.required && over.required) {
    merged.required = [...new Set([...base.required, ...over.required])];
  }
  for (const name of ["patternProperties", "dependentSchemas", "dependentRequired"] as const) {
    if (base[name] && over[name])
      Object.assign(merged, { [name]: { ...base[name], ...over[name] } });
  }
  if (Array.isArray(base.type) && Array.isArray(over.type)) {
    const allowed = over.type;
    merged.type = base.type.filter((type) => allowed.includes(type));
  }
  return merged;
}

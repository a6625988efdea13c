import type { OpenApiDocument } from "../openapi.ts";
import { isSchema, type JsonSchema } from "./json-schema.ts";
import { pointTo } from "./pointer.ts";

/** Follows absolute `$ref`s and merges `allOf` until neither remains at the top of the schema. */
export function resolveSchema(
  documents: ReadonlyMap<string, OpenApiDocument>,
  schema: JsonSchema,
): JsonSchema {
  let current = schema;
  const seen = new Set<string>();
  while (current.$ref !== undefined && !seen.has(current.$ref)) {
    seen.add(current.$ref);
    const { $ref, ...rest } = current;
    const [service = "", pointer = ""] = $ref.split("#");
    const target = pointTo(documents.get(service), pointer);
    current = { ...(isSchema(target) ? target : {}), ...rest };
  }
  if (!current.allOf) return current;
  const { allOf, ...own } = current;
  const parts = allOf.map((part) => resolveSchema(documents, part));
  const merged = parts
    .filter((part) => !isCondition(part))
    .reduceRight((over, part) => mergeSchemas(part, over), own);
  const conditions = parts.filter(isCondition);
  return conditions.length === 0 ? merged : { ...merged, allOf: conditions };
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

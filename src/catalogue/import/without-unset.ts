import type { Catalogue } from "../catalogue.ts";
import { followReference } from "../document/follow-reference.ts";
import { inParts } from "../document/read-operation.ts";
import type { OpenApiDocument, OpenApiOperation } from "../openapi.ts";
import { isNullable, type JsonSchema } from "../schema/json-schema.ts";

/**
 * Takes `null` from the fields of a patch that the record always has: there it says that a field is
 * not sent, as in the optional fields of FastAPI, and a service that stores it has a record that it
 * can no longer read. In a merge patch it says that the field is to be emptied.
 */
export function withoutUnset(
  catalogue: Catalogue,
  document: OpenApiDocument,
  { requestBody }: OpenApiOperation,
  record: JsonSchema,
): void {
  const { properties = {}, required = [] } = record;
  for (const [media, entry] of Object.entries(requestBody?.content ?? {})) {
    if (!entry.schema || media === "application/merge-patch+json") continue;
    const own = copyOf(document, entry.schema);
    for (const name of required) {
      const told = properties[name] && catalogue.resolve(properties[name]);
      if (!told || isNullable(told) || (told.type === undefined && !told.properties)) continue;
      const fields = inParts(document, own, (part) => part.properties?.[name] && part.properties);
      const field = fields?.[name];
      const set = field && withoutNull(document, field);
      if (!fields || !set || set === field) continue;
      fields[name] = set;
      entry.schema = own;
    }
  }
}

/** A copy of a request's schema, which others may share: where a record is added, `null` may do. */
function copyOf(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const { allOf, properties, ...rest } = followReference(document, schema);
  return {
    ...rest,
    ...(properties && { properties: { ...properties } }),
    ...(allOf && { allOf: allOf.map((part) => copyOf(document, part)) }),
  };
}

/** A schema without its `null`, if that is not all it allows. */
function withoutNull(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const { default: preset, type, anyOf, ...rest } = schema;
  const others = anyOf?.filter((part) => followReference(document, part).type !== "null");
  const types = Array.isArray(type) ? type.filter((one) => one !== "null") : undefined;
  const isLeft = others?.length !== 0 && types?.length !== 0;
  const hadNull =
    others?.length !== anyOf?.length || (Array.isArray(type) && type.includes("null"));
  if (!isLeft || !hadNull) return schema;
  const own = { ...rest, ...(preset != null && { default: preset }) };
  const [only, ...further] = others ?? [];
  if (only && further.length === 0) return { ...only, ...own };
  const [single = type, ...several] = types ?? [];
  const left = several.length > 0 ? types : single;
  return { ...own, ...(left && { type: left }), ...(others && { anyOf: others }) };
}

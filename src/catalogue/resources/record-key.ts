import type { Catalogue } from "../catalogue.ts";
import { isNumeric, type JsonSchema, typesOf } from "../schema/json-schema.ts";
import { ownKey, type Place } from "./key-field.ts";

/**
 * The row field for the last placeholder of the record's path; `null` where it cannot be determined.
 * Strapi's records are known by their `documentId`: their `id` is that of one version and names none
 * at a path, although their document says so.
 */
export function recordKey(catalogue: Catalogue, record: JsonSchema, place: Place): string[] | null {
  const typeOf = (schema: JsonSchema = {}) => typesOf(catalogue.resolve(schema))[0];
  const { id, documentId, publishedAt } = record.properties ?? {};
  const isVersion = isNumeric(typeOf(id)) && typeOf(documentId) === "string";
  if (!isVersion || !publishedAt || !place.names.includes("id")) {
    return ownKey(catalogue, record, place);
  }
  return typeOf(place.schema) === "string" ? ["documentId"] : null;
}

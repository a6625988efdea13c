import type { OpenApiDocument, OpenApiOperation } from "../openapi.ts";
import { isSchema, type JsonSchema } from "../schema/json-schema.ts";
import { pointTo } from "../schema/pointer.ts";

const keyNames: readonly string[] = ["id", "_id", "uuid", "guid", "key"];
const labelNames: readonly string[] = ["name", "title", "label", "fullname", "username", "subject"];

/**
 * Says of the records that an operation lists which field identifies one and by which people know
 * it, at the place in the document where their schema stands.
 */
export function markRecord(
  document: OpenApiDocument,
  source: OpenApiOperation,
  rows: string,
  { tag, fields }: { tag: string; fields: readonly string[] },
): void {
  const steps = `${document["x-service"]?.envelope.data ?? ""}${rows}`.split("/").slice(1);
  const list = steps.reduce(
    (found: JsonSchema | undefined, step) => found && propertyAt(document, found, step),
    answerOf(source),
  );
  const items = list && inParts(document, list, (schema) => schema.items);
  if (!items) return;
  const record = standing(document, items);
  const key = record["x-key"] ?? keyOf(fields, tag);
  if (key !== undefined) record["x-key"] = key;
  const label = labelNames.find((name) => fields.includes(name) && name !== key);
  if (label !== undefined) record["x-label"] ??= label;
}

function answerOf({ responses = {} }: OpenApiOperation): JsonSchema | undefined {
  const [response] = Object.values(responses);
  if (!response || "$ref" in response) return undefined;
  return response.content?.["application/json"]?.schema;
}

/** `id`, else `petId` of a pet, else the one field that ends so. */
function keyOf(fields: readonly string[], tag: string): string | undefined {
  const plain = keyNames.find((name) => fields.includes(name));
  if (plain !== undefined) return plain;
  const named = fields.filter((name) => /(_id|Id|ID)$/.test(name));
  const ofTag = named.find((name) => tag.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()));
  return ofTag ?? (named.length === 1 ? named[0] : undefined);
}

function propertyAt(document: OpenApiDocument, schema: JsonSchema, name: string) {
  return inParts(document, schema, ({ properties }) =>
    properties && Object.hasOwn(properties, name) ? properties[name] : undefined,
  );
}

/** What a schema, or one of its parts, says; the document has no loops of parts any more. */
function inParts<T>(
  document: OpenApiDocument,
  schema: JsonSchema,
  read: (schema: JsonSchema) => T | undefined,
): T | undefined {
  const here = standing(document, schema);
  const found = read(here);
  if (found !== undefined) return found;
  for (const part of here.allOf ?? []) {
    const below = inParts(document, part, read);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** The schema that a reference means, as it stands in the document. */
function standing(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  let current = schema;
  for (let steps = 0; current.$ref !== undefined && steps < 100; steps += 1) {
    const target = pointTo(document, current.$ref.slice(current.$ref.indexOf("#") + 1));
    if (!isSchema(target)) return current;
    current = target;
  }
  return current;
}

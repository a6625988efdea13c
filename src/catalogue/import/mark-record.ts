import { followReference } from "../follow-reference.ts";
import type { OpenApiDocument, OpenApiOperation } from "../openapi.ts";
import { inParts } from "../read-operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";

const keyNames: readonly string[] = ["id", "_id", "uuid", "guid", "key"];
const labelNames: readonly string[] = ["name", "title", "label", "fullname", "username", "subject"];

/**
 * Says of the records that an operation lists which field identifies one and by which people know
 * it, at the place in the document where their schema stands; answers the one that identifies.
 */
export function markRecord(
  document: OpenApiDocument,
  source: OpenApiOperation,
  rows: string,
  { tag, fields }: { tag: string; fields: readonly string[] },
): string | undefined {
  const steps = `${document["x-service"]?.envelope.data ?? ""}${rows}`.split("/").slice(1);
  const list = steps.reduce(
    (found: JsonSchema | undefined, step) =>
      found && inParts(document, found, ({ properties }) => properties?.[step]),
    answerOf(source),
  );
  const items = list && inParts(document, list, (schema) => schema.items);
  if (!items) return undefined;
  const record = followReference(document, items);
  const key = record["x-key"] ?? keyOf(fields, tag);
  if (key !== undefined) record["x-key"] = key;
  const label = labelNames.find((name) => fields.includes(name) && name !== key);
  if (label !== undefined) record["x-label"] ??= label;
  return key;
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

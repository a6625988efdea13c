import type { Operation } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { collectionOf, shapeOf } from "./paths.ts";

/**
 * The deletion at the path of all records that a filter by their key narrows to one, where PostgREST
 * says that the key is all of their primary key.
 */
export function deletionByFilter(
  list: Operation,
  record: JsonSchema,
  siblings: readonly Operation[],
): Operation | undefined {
  const own = shapeOf(collectionOf(list.path));
  const primary = Object.entries(record.properties ?? {}).filter(([, { description = "" }]) =>
    description.includes("<pk/>"),
  );
  if (primary.length !== 1 || primary[0]?.[0] !== record["x-key"]) return undefined;
  return siblings.find(({ method, path, parameters }) => {
    const isKey = ({ name, style }: Operation["parameters"][number]) =>
      name === record["x-key"] && style?.style === "equals";
    return method === "delete" && shapeOf(path) === own && parameters.some(isKey);
  });
}

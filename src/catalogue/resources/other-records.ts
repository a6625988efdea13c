import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { recordOf } from "../schema/rows.ts";
import { isAnswerOf, shared } from "./alike.ts";
import { collectionOf, shapeOf } from "./paths.ts";
import { isReadAt } from "./read-at.ts";

/** A list whose record's path is looked for among the operations of its service. */
export interface OfList {
  catalogue: Catalogue;
  list: Operation;
  record: JsonSchema;
  siblings: readonly Operation[];
}

/**
 * Whether a list beside a collection, as `/images/search`, finds other records than those at the
 * collection's paths: what a registry offers is not what is kept here under the same name.
 */
export function isOfOtherRecords(
  { catalogue, list, record, siblings }: OfList,
  own: string,
): boolean {
  const collection = shapeOf(collectionOf(list.path));
  const shape = shapeOf(list.path);
  if (shape === collection) return false;
  const read = siblings.find((other) => isReadAt(other, own));
  const answers = read ? isAnswerOf(catalogue, read, record) : null;
  if (answers !== null) return !answers;
  const beside = siblings.flatMap((other) => {
    const at = shapeOf(other.path);
    const isBeside = at === collection || at.replace(/\/[^/{}]+$/, "") === collection;
    return (isBeside && other.list && at !== shape && recordOf(catalogue, other)) || [];
  });
  return beside.length > 0 && beside.every((other) => shared(other, record) < 0.3);
}

/**
 * Whether a path of single records lies below a collection of other records than the list's, as
 * `/volumes/snapshots/{id}` for `/droplets/{id}/snapshots`: only volumes have those snapshots; or in a
 * list of another branch, as `/self/keys/{id}` for `/github/keys`.
 */
export function isOfOthers({ list, siblings }: OfList, shape: string): boolean {
  const collection = shape.replace(/(\/\{\})+$/, "");
  const above = collection.replace(/\/[^/]+$/, "");
  if (above === "" || shapeOf(list.path).startsWith(`${above}/`)) return false;
  return siblings.some(
    (other) => other.list !== null && [above, collection].includes(shapeOf(other.path)),
  );
}

import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { hasFieldsOf, shared } from "../../catalogue/resources/alike.ts";
import { collectionOf, shapeOf } from "../../catalogue/resources/paths.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import type { OtherKey } from "./key-fit.ts";
import { listsOf, muchShared } from "./path-key.ts";

/**
 * Reports that one list holds other records than another one whose records have a collection of
 * their own, judged by paths and fields; `null` if they may be of the same sort.
 */
export function otherRecords(
  catalogue: Catalogue,
  [given, wanted]: readonly Operation[],
): OtherKey | null {
  const [record, other] = [given, wanted].map((list) => list && recordOf(catalogue, list));
  if (!given || !wanted || !record || !other) return null;
  if (given.service !== wanted.service || shared(record, other) >= muchShared) return null;
  const lists = [...listsOf(catalogue, wanted).byCollection.values()].flat();
  const own = lists.find(
    (list) => list !== wanted && hasFieldsOf(recordOf(catalogue, list), other),
  );
  return own ? { given: placeOf(given), wanted: placeOf(own) } : null;
}

const placeOf = ({ path }: Operation): string => shapeOf(collectionOf(path));

import type { Operation } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { type Item, isKeyOfList } from "./item-of.ts";
import { collectionOf, goesOn, shapeOf } from "./paths.ts";

/** The operations that return files of all records of a list, and of one record. */
export interface ResourceFiles {
  ofList: readonly Operation[];
  ofRow: readonly Operation[];
}

/**
 * The file operations at the path of all records or of one record, and at paths below that lead to
 * no other record. Paths below another list belong to that list.
 */
export function filesOf(
  list: Operation,
  record: JsonSchema,
  item: Item | null,
  siblings: readonly Operation[],
): ResourceFiles {
  const files = siblings.filter(({ effect, file }) => effect === "read" && file !== null);
  if (files.length === 0) return { ofList: [], ofRow: [] };
  const others = siblings.flatMap((other) =>
    other.list && other !== list ? [shapeOf(collectionOf(other.path))] : [],
  );
  const below = (base: string) =>
    files.filter(({ path }) => {
      const shape = shapeOf(path);
      const isOthers = others.some(
        (other) => other.startsWith(`${base}/`) && `${shape}/`.startsWith(`${other}/`),
      );
      return goesOn(base, shape) && !shape.slice(base.length).includes("{") && !isOthers;
    });
  const key = record["x-key"] ?? "id";
  // Where a path is a verb, the key of the record is a parameter outside the path.
  const isOfRow = ({ parameters }: Operation) =>
    parameters.some(
      ({ required, name, in: place }) =>
        required && place !== "path" && (name === key || isKeyOfList(list, name)),
    );
  const ofAll = below(shapeOf(collectionOf(list.path)));
  return {
    ofList: ofAll.filter((operation) => !isOfRow(operation)),
    ofRow: [...(item ? below(item.shape) : []), ...ofAll.filter(isOfRow)],
  };
}

import type { Operation } from "../operation.ts";
import { type Item, isKeyOfList } from "./item-of.ts";
import { collectionOf, isCalledByName, isVerbOf, shapeOf } from "./paths.ts";

/** The verbs of what a list offers of its own records. */
const usualVerbs =
  /^(add|create|insert|new|post|store|update|edit|change|modify|rename|del|delete|remove|destroy)$/;

/** A list, the path of one of its records, and the operations of its service. */
interface ListedRecords {
  list: Operation;
  item: Item | null;
  siblings: readonly Operation[];
}

/**
 * The further operations on one record of a list, below its path, besides those that change and
 * delete it and those of its children.
 */
export function actionsOf(
  { item, siblings, list }: ListedRecords,
  [edit, remove]: readonly [Operation | undefined, Operation | null],
  children: readonly Operation[],
): Operation[] {
  if (!item) return actionsByName(list, siblings);
  const below = children.map(({ path }) => collectionOf(path));
  const taken = new Set(below.map(shapeOf));
  return siblings.filter((operation) => {
    const { effect, path, method, list: lists } = operation;
    const shape = shapeOf(path);
    if (effect !== "write" || lists || operation.isBodyLeftOut) return false;
    if (operation === edit || operation === remove) return false;
    if (shape === item.shape) return method === "post" || (!edit && method !== "delete");
    const isOfItem = shape.startsWith(`${item.shape}/`);
    // The `delete` of the customers of a shop would read as that of the shop.
    const isOfChild = taken.has(shape) || below.some((own) => isVerbOf(own, path, usualVerbs));
    return isOfItem && !shape.slice(item.shape.length).includes("{") && !isOfChild;
  });
}

/** The named calls beside a list whose only required argument is the key of a record. */
function actionsByName(list: Operation, siblings: readonly Operation[]): Operation[] {
  if (!isCalledByName(list.path)) return [];
  const own = collectionOf(list.path);
  return siblings.filter(({ effect, path, parameters }) => {
    const required = parameters.filter((parameter) => parameter.required);
    const isKey = required.length === 1 && required.some(({ name }) => isKeyOfList(list, name));
    return (
      effect === "write" && isKey && isVerbOf(own, path, /./) && !isVerbOf(own, path, usualVerbs)
    );
  });
}

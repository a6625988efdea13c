import type { Operation, Parameter } from "../../catalogue/operation.ts";
import { isPaged } from "../../catalogue/paging/paging.ts";
import { shared } from "../../catalogue/resources/alike.ts";
import { isKeyOfList, nounsOf } from "../../catalogue/resources/item-of.ts";
import { placesIn, shapeOf } from "../../catalogue/resources/paths.ts";
import { type Resource, resourceOf } from "../../catalogue/resources/resource.ts";
import { fromAddress, memberOf, typeOf } from "./address-params.ts";
import { callText, isNeeded, type SourceObject } from "./calls.ts";
import { type Ground, onPage } from "./ground.ts";
import { listBody, nameOfList } from "./list-body.ts";

/** A tree, the parameter that filters a list by a tree node, and the expression of its value. */
interface Narrowing {
  tree: Resource;
  parameter: Parameter;
  given: string;
}

/**
 * Proposes a list beside the tree whose nodes filter it, such as products beside categories; `null`
 * where no tree or more than one filters the list.
 */
export function besideTree(ground: Ground): SourceObject | null {
  const { catalogue, pages, resource } = ground;
  const { list } = resource;
  const [found, ...others] = narrowingsOf(ground);
  if (!found || others.length > 0) return null;
  const { tree, parameter, given } = found;
  const give = (one: Parameter) => (one === parameter ? given : fromAddress(catalogue, one));
  const end = listBody(
    { ...onPage(catalogue, resource, pages), given: give, givenInRow: give },
    true,
  );
  return {
    kind: "split",
    startWidth: 300,
    start: {
      ...listBody(onPage(catalogue, tree, pages), false, true),
      name: nameOf(tree.list),
      title: nameOfList(tree.list),
    },
    end: { ...end, rows: callText(list, { [parameter.name]: given }) },
  };
}

function narrowingsOf(ground: Ground): Narrowing[] {
  const { catalogue, resource } = ground;
  const { list } = resource;
  if (isNesting(list)) return [];
  return [...catalogue.operations.values()].flatMap((other): Narrowing[] => {
    if (!isNesting(other) || other.service !== list.service || other.effect !== "read") return [];
    if (isPaged(other.list ?? { rows: "" }) || other.parameters.some((one) => isNeeded(other, one)))
      return [];
    const tree = resourceOf(catalogue, other);
    const narrowing = tree && shared(tree.record, resource.record) < 0.8 && narrow(ground, tree);
    return narrowing ? [narrowing] : [];
  });
}

const isNesting = ({ list }: Operation) =>
  list?.children !== undefined || list?.parent !== undefined;

/**
 * The filter of a list by the chosen tree node: a path or query parameter named after the node or
 * its key.
 */
function narrow(
  { catalogue, pages, resource: { list } }: Ground,
  tree: Resource,
): Narrowing | null {
  const last = tree.item?.places.at(-1);
  if (!tree.item || last?.of !== "row" || tree.item.places.length > 1) return null;
  const [place, ...places] = placesIn(list.path);
  const isBelow = shapeOf(list.path).startsWith(`${tree.item.shape}/`) && places.length === 0;
  const asking = list.parameters.filter(
    ({ name, in: where }) =>
      (isBelow && where === "path" && name === place) ||
      (where === "query" && isKeyOfList(tree.list, name)),
  );
  const [parameter, ...more] = asking;
  if (!parameter || more.length > 0) return null;
  // Where pages are proposed together, the list below a row has a page of its own that takes the
  // row's key.
  if (pages !== null && isNeeded(list, parameter)) return null;
  if (list.parameters.some((one) => one !== parameter && isNeeded(list, one))) return null;
  if (typeOf(catalogue, parameter.schema) !== typeOf(catalogue, last.schema)) return null;
  const given = `blocks.${nameOf(tree.list)}.selected${last.field.map(memberOf).join("")}`;
  return { tree, parameter, given };
}

/** The name by which expressions refer to the tree block. */
function nameOf(list: Operation): string {
  const [noun = ""] = nounsOf(list);
  return /^[a-z]\w*$/.test(noun) ? noun : "nodes";
}

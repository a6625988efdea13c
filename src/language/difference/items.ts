import { namedShapeOf } from "../reference/named-shapes.ts";
import type { ShapeNode } from "../shape/shape.ts";
import { entryNamed, type SourceNode } from "../source.ts";
import { canonical, type ItemKey } from "./compare-lists.ts";
import type { ItemNoun } from "./difference.ts";

/** How the items of a list are named and matched. */
export interface ItemSort {
  noun: ItemNoun;
  keys: readonly ItemKey[];
}

const nouns: Readonly<Record<string, ItemNoun>> = {
  Action: "action",
  Column: "column",
  Field: "field",
  Step: "step",
};

/** How items of the given shape are named and matched. */
export function itemSortOf(shape: ShapeNode): ItemSort {
  if (shape.type === "block") return { noun: "block", keys: [scalarKey("name"), kindKey] };
  const noun = nouns[namedShapeOf(shape)?.name ?? ""] ?? (isField(shape) ? "field" : "item");
  if (noun === "column" || noun === "field") return { noun, keys: [fieldKey] };
  return { noun, keys: [scalarKey("label"), scalarKey("title"), fieldKey, effectKey] };
}

/** Whether a shape is that of a field in a form or a search. */
function isField(shape: ShapeNode): boolean {
  if (shape.type !== "choice") return false;
  return shape.of.some((one) => one.type === "object" && one.properties.field?.required === true);
}

function scalarKey(name: string): ItemKey {
  return (node) => {
    const found = entryNamed(node, name)?.node;
    return found ? canonical(found) : null;
  };
}

const kindKey = scalarKey("kind");

const fieldKey: ItemKey = (node) => {
  const field = node.type === "object" ? entryNamed(node, "field")?.node.scalar : node.scalar;
  return typeof field === "string" ? field : null;
};

/**
 * The key made from an action's effect, which recognises an action even if its label has changed.
 */
const effectKey: ItemKey = (node) => {
  const opened = entryNamed(node, "open")?.node;
  if (opened) {
    const write =
      entryNamed(opened, "submit") ?? entryNamed(opened, "save") ?? entryNamed(opened, "kind");
    return write ? `open ${nameIn(write.node, "call")}` : null;
  }
  const call = entryNamed(node, "call")?.node;
  return call ? `call ${nameIn(call, "call")}` : null;
};

/** The name that a node is, or that its entry `key` has: the kind of a cell, a call's operation. */
export function nameIn(node: SourceNode, key: "call" | "kind"): string {
  return String(entryNamed(node, key)?.node.scalar ?? node.scalar);
}

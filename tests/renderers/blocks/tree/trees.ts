import {
  indexTree,
  linesOf,
  type TreeIndex,
  type TreeLine,
  type TreeNode,
} from "../../../../renderers/blocks/tree/state/tree-index.ts";

/**
 * Builds a tree from indented lines, with two spaces for each level; each name is the node's key
 * and label.
 */
export function treeOf(drawing: string): TreeIndex {
  const rows: { id: string; name: string; sort: number; children: unknown[] }[] = [];
  const above: (typeof rows)[] = [rows];
  const lines = drawing.split("\n").filter((line) => line.trim() !== "");
  const margin = Math.min(...lines.map((line) => line.search(/\S/)));
  for (const line of lines) {
    const level = (line.search(/\S/) - margin) / 2;
    const [name = "", sort = "0"] = line.trim().split(" ");
    const children: typeof rows = [];
    above[level]?.push({ id: name, name, sort: Number(sort), children });
    above[level + 1] = children;
  }
  return indexTree(rows, { keyField: "id", labelField: "name", childrenField: "children" });
}

/** The lines of a tree in which the named nodes are open; all lines if none are named. */
export function linesWith(index: TreeIndex, ...opened: string[]): readonly TreeLine[] {
  return linesOf(index.roots, new Set(opened.length > 0 ? opened : index.parents));
}

/** The node with a key; throws if the tree does not have it. */
export function nodeIn(index: TreeIndex, key: string): TreeNode {
  const node = index.nodes.get(key);
  if (!node) throw new Error(`There is no node ${key}.`);
  return node;
}

/** A tree of three levels. */
export const smallTree = treeOf(`
  alpha
    beta
      gamma
    bravo
  delta
    epsilon
  omega
`);

import { recordsOf } from "../../runtime/choices.ts";
import { plainText } from "../../runtime/plain-text.ts";

export type NodeKey = string | number;

/** A node as it is drawn; antd takes it as it is. */
export interface TreeNode {
  key: NodeKey;
  title: string;
  row: Readonly<Record<string, unknown>>;
  parent: TreeNode | null;
  children: TreeNode[];
}

/** A tree by its roots and by key, in the order in which it is read. */
export interface TreeIndex {
  roots: readonly TreeNode[];
  nodes: ReadonlyMap<NodeKey, TreeNode>;
  /** The keys of all nodes that have others below them. */
  parents: readonly NodeKey[];
}

export interface TreeFields {
  keyField: string;
  labelField: string;
  childrenField: string;
}

/**
 * Reads the rows of a tree once. A node whose key was met before (a duplicate, or a cycle in the
 * data) is drawn where it was met first; a row without a key is left out with what is below it.
 * `textOf` gives a label as people read it.
 */
export function indexTree(
  rows: readonly Readonly<Record<string, unknown>>[],
  fields: TreeFields,
  textOf: (label: unknown) => string = plainText,
): TreeIndex {
  const nodes = new Map<NodeKey, TreeNode>();
  const roots: TreeNode[] = [];
  const waiting = rows.map((row) => ({ row, parent: null as TreeNode | null })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { row, parent } = next;
    const key = row[fields.keyField];
    if ((typeof key !== "string" && typeof key !== "number") || nodes.has(key)) continue;
    const title = textOf(row[fields.labelField]) || String(key);
    const node: TreeNode = { key, title, row, parent, children: [] };
    nodes.set(key, node);
    (parent?.children ?? roots).push(node);
    const below = recordsOf(row[fields.childrenField]);
    for (const child of below.reverse()) waiting.push({ row: child, parent: node });
  }
  const parents = [...nodes.values()].filter(({ children }) => children.length > 0);
  return { roots, nodes, parents: parents.map(({ key }) => key) };
}

/** A tree with only what a filter lets through. */
export interface FilteredTree {
  roots: readonly TreeNode[];
  /** How many nodes match. */
  count: number;
  /** The nodes that must be open for every match to be seen. */
  opened: readonly NodeKey[];
}

/** The nodes whose label contains the text, with those above and below them. */
export function filterTree(index: TreeIndex, filter: string): FilteredTree {
  const wanted = foldCase(filter);
  const below = new Set<TreeNode>();
  const opened = new Set<TreeNode>();
  let count = 0;
  // Parents come before their children, so that what stands below a match is known in time.
  for (const node of index.nodes.values()) {
    const isMatch = foldCase(node.title).includes(wanted);
    if (isMatch || (node.parent && below.has(node.parent))) below.add(node);
    if (!isMatch) continue;
    count++;
    for (let above = node.parent; above && !opened.has(above); above = above.parent) {
      opened.add(above);
    }
  }
  const roots = prune(index, (node) => below.has(node) || opened.has(node));
  return { roots, count, opened: [...opened].map(({ key }) => key) };
}

function prune(index: TreeIndex, isKept: (node: TreeNode) => boolean): TreeNode[] {
  const copies = new Map<TreeNode, TreeNode>();
  const roots: TreeNode[] = [];
  for (const node of index.nodes.values()) {
    if (!isKept(node)) continue;
    const copy = { ...node, children: [] };
    copies.set(node, copy);
    const siblings = node.parent ? copies.get(node.parent)?.children : roots;
    siblings?.push(copy);
  }
  return roots;
}

/** How many nodes are seen while those with the given keys are open; no more than `most`. */
export function countSeen(
  roots: readonly TreeNode[],
  opened: ReadonlySet<NodeKey>,
  most: number,
): number {
  const waiting = [...roots];
  let count = 0;
  for (let node = waiting.pop(); node && count < most; node = waiting.pop()) {
    count++;
    if (opened.has(node.key)) waiting.push(...node.children);
  }
  return count;
}

/** Text as a search compares it: without regard to case. */
export function foldCase(text: string): string {
  return text.toLowerCase();
}

/** A text in three parts, the middle one the first place where the filter is found. */
export function splitAtMatch(text: string, filter: string): [string, string, string] {
  const at = filter === "" ? -1 : foldCase(text).indexOf(foldCase(filter));
  if (at < 0) return [text, "", ""];
  const end = at + filter.length;
  return [text.slice(0, at), text.slice(at, end), text.slice(end)];
}

/** The nodes that had nothing below them in the earlier tree and have now. */
export function newParents(earlier: TreeIndex, index: TreeIndex): NodeKey[] {
  return index.parents.filter((key) => earlier.nodes.get(key)?.children.length === 0);
}

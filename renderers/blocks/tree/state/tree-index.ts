import { recordsOf } from "../../../../src/catalogue/schema/rows.ts";
import { type Line, treeLines } from "../../../../src/ui/list/line.ts";
import { plainText } from "../../../runtime/show/plain-text.ts";

/** What identifies a node. */
export type NodeKey = string | number;

/** A record as a service answers it. */
export type TreeRow = Readonly<Record<string, unknown>>;

/** What is known of the nodes below one that loads them when it is opened. */
export type BelowState = "known" | "unread" | "loading" | "failed";

/** What is known of the rows below a node. */
export interface Below {
  state: BelowState;
  rows: readonly TreeRow[];
}

/** A node as it is drawn. */
export interface TreeNode {
  key: NodeKey;
  title: string;
  row: TreeRow;
  parent: TreeNode | null;
  children: TreeNode[];
  below: BelowState;
}

/** A node that is seen, with its place. */
export type TreeLine = Line<TreeNode>;

/** A tree by its roots and by key, in the order in which it is read. */
export interface TreeIndex {
  roots: readonly TreeNode[];
  nodes: ReadonlyMap<NodeKey, TreeNode>;
  /** The keys of all nodes that can be opened. */
  parents: readonly NodeKey[];
}

/** The fields of a record that make it a node of a tree. */
export interface TreeFields {
  keyField: string;
  labelField: string;
  childrenField: string | null;
  /** The field that names the node above, where all rows come side by side. */
  parentField?: string | null;
}

/** How the rows of a tree are read beyond their fields. */
export interface TreeReading {
  /** A label as people read it. */
  textOf?(label: unknown): string;
  /** The rows below a node that are read by a call of their own; none where they come with it. */
  belowOf?(key: NodeKey, row: TreeRow): Below;
  /** Whether a node is shown at all, with what is below it. */
  isShown?(row: TreeRow): boolean;
}

interface WaitingRow {
  row: TreeRow;
  parent: TreeNode | null;
}

/**
 * Reads the rows of a tree once. A node whose key was met before (a duplicate, or a cycle in the
 * data) is drawn where it was met first; a row without a key is left out with what is below it.
 */
export function indexTree(
  rows: readonly TreeRow[],
  fields: TreeFields,
  { textOf = plainText, belowOf, isShown = () => true }: TreeReading = {},
): TreeIndex {
  const nodes = new Map<NodeKey, TreeNode>();
  const roots: TreeNode[] = [];
  const { first, below: byParent } = nested(rows, fields);
  const waiting: WaitingRow[] = first.map((row) => ({ row, parent: null })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { row, parent } = next;
    const key = row[fields.keyField];
    if (!isNodeKey(key) || nodes.has(key) || !isShown(row)) continue;
    const title = textOf(row[fields.labelField]) || String(key);
    const held = fields.childrenField === null ? [] : recordsOf(row[fields.childrenField]);
    const own = byParent.get(key) ?? held;
    const below = own.length > 0 ? undefined : belowOf?.(key, row);
    const node: TreeNode = {
      key,
      title,
      row,
      parent,
      children: [],
      below: below?.state ?? "known",
    };
    nodes.set(key, node);
    (parent?.children ?? roots).push(node);
    for (const child of [...(below?.rows ?? own)].reverse()) {
      waiting.push({ row: child, parent: node });
    }
  }
  const parents = [...nodes.values()].filter(isOpenable);
  return { roots, nodes, parents: parents.map(({ key }) => key) };
}

/**
 * Rows that come side by side, each below the one that it names. What names none that is there is a
 * root; what is named in a circle is one too, so that no row is lost.
 */
function nested(rows: readonly TreeRow[], { keyField, parentField }: TreeFields) {
  const below = new Map<unknown, TreeRow[]>();
  if (!parentField) return { first: rows, below };
  const keys = new Set(rows.map((row) => row[keyField]));
  const isRoot = (row: TreeRow) =>
    !keys.has(row[parentField]) || row[parentField] === row[keyField];
  for (const row of rows.filter((one) => !isRoot(one))) {
    below.set(row[parentField], [...(below.get(row[parentField]) ?? []), row]);
  }
  const reached = new Set<TreeRow>();
  const first: TreeRow[] = [];
  for (const row of [...rows.filter(isRoot), ...rows]) {
    if (reached.has(row)) continue;
    first.push(row);
    const waiting = [row];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...(below.get(next[keyField]) ?? []));
    }
  }
  return { first, below };
}

/** Whether a value can identify a node. */
export function isNodeKey(key: unknown): key is NodeKey {
  return typeof key === "string" || typeof key === "number";
}

/** Whether a node has others below it, or may have once they are read. */
export function isOpenable({ children, below }: TreeNode): boolean {
  return children.length > 0 || below !== "known";
}

/** The nodes that are seen while those with the given keys are open, one below the other. */
export function linesOf(
  roots: readonly TreeNode[],
  opened: ReadonlySet<NodeKey>,
): readonly TreeLine[] {
  return treeLines(roots, {
    childrenOf: ({ children }) => children,
    isOpenable,
    isOpen: ({ key }) => opened.has(key),
  });
}

/** The nodes beside one, itself among them. */
export function siblingsOf(index: TreeIndex, parent: TreeNode | null): readonly TreeNode[] {
  return parent?.children ?? index.roots;
}

/** All nodes below one, in the order in which they are read. */
export function descendantsOf(node: TreeNode): TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [...node.children].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    for (const child of [...next.children].reverse()) waiting.push(child);
  }
  return found;
}

/** Whether a node is another one or stands below it. */
export function isWithinNode(node: TreeNode | null, outer: TreeNode): boolean {
  for (let above = node; above; above = above.parent) if (above.key === outer.key) return true;
  return false;
}

/** The keys of the nodes above one. */
export function ancestorKeys(node: TreeNode): NodeKey[] {
  const keys: NodeKey[] = [];
  for (let above = node.parent; above; above = above.parent) keys.push(above.key);
  return keys;
}

/** A tree with only what a filter lets through. */
export interface FilteredTree {
  roots: readonly TreeNode[];
  /** How many nodes match. */
  count: number;
  /** The nodes that must be open for every match to be seen. */
  opened: ReadonlySet<NodeKey>;
}

/** The nodes whose label contains the text, with those above and below them. */
export function filterTree(index: TreeIndex, filter: string): FilteredTree {
  const wanted = filter.toLowerCase();
  const below = new Set<TreeNode>();
  const opened = new Set<TreeNode>();
  let count = 0;
  // Parents come before their children, so that what stands below a match is known in time.
  for (const node of index.nodes.values()) {
    const isMatch = node.title.toLowerCase().includes(wanted);
    if (isMatch || (node.parent && below.has(node.parent))) below.add(node);
    if (!isMatch) continue;
    count++;
    for (let above = node.parent; above && !opened.has(above); above = above.parent) {
      opened.add(above);
    }
  }
  const roots = prune(index, (node) => below.has(node) || opened.has(node));
  return { roots, count, opened: new Set([...opened].map(({ key }) => key)) };
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

/** A text in three parts, the middle one the first place where the filter is found. */
export function splitAtMatch(text: string, filter: string): [string, string, string] {
  const at = filter === "" ? -1 : text.toLowerCase().indexOf(filter.toLowerCase());
  if (at < 0) return [text, "", ""];
  const end = at + filter.length;
  return [text.slice(0, at), text.slice(at, end), text.slice(end)];
}

/** The nodes above the one that is new since the earlier tree, so that what was added is seen. */
export function aboveAdded(earlier: TreeIndex, index: TreeIndex): NodeKey[] {
  const added = [...index.nodes.values()].filter(({ key }) => !earlier.nodes.has(key));
  const [node] = added;
  return node && added.length === 1 ? ancestorKeys(node) : [];
}

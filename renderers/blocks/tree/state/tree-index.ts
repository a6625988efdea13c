import { groupedBy } from "../../../../src/catalogue/grouped-by.ts";
import { isTextOrNumber } from "../../../../src/catalogue/schema/record.ts";
import { recordsOf } from "../../../../src/catalogue/schema/rows.ts";
import { type Line, treeLines } from "../../../../src/ui/list/line.ts";
import { plainText } from "../../../runtime/show/plain-text.ts";

/** The key of a node. */
export type NodeKey = string | number;

/** A record as an operation answers it. */
export type TreeRow = Readonly<Record<string, unknown>>;

/** The load state of a node's children. */
export type BelowState = "known" | "unread" | "loading" | "failed";

/** The children of a node and their load state. */
export interface Below {
  state: BelowState;
  rows: readonly TreeRow[];
}

/** A node of the tree. */
export interface TreeNode {
  key: NodeKey;
  title: string;
  row: TreeRow;
  parent: TreeNode | null;
  children: TreeNode[];
  below: BelowState;
}

/** A visible node with its position. */
export type TreeLine = Line<TreeNode>;

/** A tree's roots and its nodes by key, in reading order. */
export interface TreeIndex {
  roots: readonly TreeNode[];
  nodes: ReadonlyMap<NodeKey, TreeNode>;
  /** The keys of all expandable nodes. */
  parents: readonly NodeKey[];
}

/** The fields of a record that make it a node of a tree. */
export interface TreeFields {
  keyField: string;
  labelField: string;
  childrenField: string | null;
  /** The field with the key of the parent, in a flat list. */
  parentField?: string | null;
}

/** Options of indexing a tree's rows. */
export interface TreeReading {
  /** Formats a label for people. */
  textOf?(label: unknown): string;
  /**
   * The children of a node that are read by their own call; `undefined` where they come with it.
   */
  belowOf?(key: NodeKey, row: TreeRow): Below;
  /** Whether a node is shown, with its descendants. */
  isShown?(row: TreeRow): boolean;
}

interface WaitingRow {
  row: TreeRow;
  parent: TreeNode | null;
}

/**
 * Indexes the rows of a tree. A node whose key occurred before (a duplicate or a cycle) is kept
 * only at its first place; a row without a key is left out with its descendants.
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
    if (!isTextOrNumber(key) || nodes.has(key) || !isShown(row)) continue;
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
 * Nests the rows of a flat list below their parents. A row with an unknown parent becomes a root,
 * as does one in a cycle, so that no row is lost.
 */
function nested(rows: readonly TreeRow[], { keyField, parentField }: TreeFields) {
  if (!parentField) return { first: rows, below: new Map<unknown, TreeRow[]>() };
  const keys = new Set(rows.map((row) => row[keyField]));
  const isRoot = (row: TreeRow) =>
    !keys.has(row[parentField]) || row[parentField] === row[keyField];
  const inner = rows.filter((row) => !isRoot(row));
  const below = groupedBy(inner, (row) => row[parentField]);
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

/** Whether a node has children or may load some. */
export function isOpenable({ children, below }: TreeNode): boolean {
  return children.length > 0 || below !== "known";
}

/** The visible lines of a tree with the given open nodes. */
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

/** The siblings of a node, including itself. */
export function siblingsOf(index: TreeIndex, parent: TreeNode | null): readonly TreeNode[] {
  return parent?.children ?? index.roots;
}

/** All descendants of a node, in reading order. */
export function descendantsOf(node: TreeNode): TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [...node.children].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    for (const child of [...next.children].reverse()) waiting.push(child);
  }
  return found;
}

/** Whether a node is the other one or its descendant. */
export function isWithinNode(node: TreeNode | null, outer: TreeNode): boolean {
  for (let above = node; above; above = above.parent) if (above.key === outer.key) return true;
  return false;
}

/** The keys of a node's ancestors, from its parent upwards. */
export function ancestorKeys(node: TreeNode): NodeKey[] {
  const keys: NodeKey[] = [];
  for (let above = node.parent; above; above = above.parent) keys.push(above.key);
  return keys;
}

/** A tree reduced to the matches of a filter. */
export interface FilteredTree {
  roots: readonly TreeNode[];
  /** The number of matches. */
  count: number;
  /** The nodes to expand so that every match is visible. */
  opened: ReadonlySet<NodeKey>;
}

/** The nodes whose label contains the text, with their ancestors and descendants. */
export function filterTree(index: TreeIndex, filter: string): FilteredTree {
  const wanted = filter.toLowerCase();
  const below = new Set<TreeNode>();
  const opened = new Set<TreeNode>();
  let count = 0;
  // Parents precede their children, so that descendants of a match are recognised.
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

/** Splits a text around the first match of the filter. */
export function splitAtMatch(text: string, filter: string): [string, string, string] {
  const at = filter === "" ? -1 : text.toLowerCase().indexOf(filter.toLowerCase());
  if (at < 0) return [text, "", ""];
  const end = at + filter.length;
  return [text.slice(0, at), text.slice(at, end), text.slice(end)];
}

/** The ancestors of an added node, which are expanded so that it is visible. */
export function aboveAdded(earlier: TreeIndex, index: TreeIndex): NodeKey[] {
  const added = [...index.nodes.values()].filter(({ key }) => !earlier.nodes.has(key));
  const [node] = added;
  return node && added.length === 1 ? ancestorKeys(node) : [];
}

import type { PageHost } from "../../../runtime/page/host.ts";
import type { TreeLine } from "../state/tree-index.ts";
import {
  isWithinNode,
  type NodeKey,
  siblingsOf,
  type TreeIndex,
  type TreeNode,
} from "../state/tree-index.ts";

/** The position of a drop relative to a node. */
export type Zone = "before" | "inside" | "after";

/** The target of a move. */
export interface Target {
  key: NodeKey;
  zone: Zone;
}

/**
 * A place in the tree: the parent and the index among its children, not counting the moved node.
 */
export interface Place {
  parent: TreeNode | null;
  position: number;
}

/** The rules for moving nodes. */
export interface MoveRules {
  /** Whether the service stores the order of siblings. */
  keepsOrder: boolean;
  /** Whether a node may be put under a parent; `null` is the top. */
  mayEnter(moved: TreeNode, parent: TreeNode | null): boolean;
}

/** Where a target is, in words. */
export function placeText(
  text: PageHost["text"],
  { nodes }: TreeIndex,
  { key, zone }: Target,
): string {
  return text(`tree.${zone}`, { target: nodes.get(key)?.title ?? "" });
}

/** The place of a target; `null` where the node cannot go there. */
export function placeOf(
  index: TreeIndex,
  moved: TreeNode,
  { key, zone }: Target,
  rules: MoveRules,
): Place | null {
  const target = index.nodes.get(key);
  if (!target || isWithinNode(target, moved)) return null;
  const parent = zone === "inside" ? target : target.parent;
  const others = siblingsOf(index, parent).filter((node) => node.key !== moved.key);
  const at = others.findIndex((node) => node.key === key);
  const position = zone === "inside" ? others.length : zone === "before" ? at : at + 1;
  const isSameParent = parent?.key === moved.parent?.key;
  if (isSameParent && !rules.keepsOrder) return null;
  return isSameParent || rules.mayEnter(moved, parent) ? { parent, position } : null;
}

/** Whether a node is already at a place. */
export function isAtPlace(index: TreeIndex, moved: TreeNode, place: Place | null): boolean {
  if (!place || place.parent?.key !== moved.parent?.key) return false;
  return (
    siblingsOf(index, place.parent).findIndex(({ key }) => key === moved.key) === place.position
  );
}

/**
 * All possible targets among the visible lines, from top to bottom without repeats: before the
 * first sibling, after each one, and inside collapsed or empty nodes.
 */
export function targetsAmong(
  index: TreeIndex,
  lines: readonly TreeLine[],
  moved: TreeNode,
  rules: MoveRules,
): Target[] {
  const targets: Target[] = [];
  const offer = (target: Target): void => {
    if (placeOf(index, moved, target, rules)) targets.push(target);
  };
  const open: TreeLine[] = [];
  const closeDownTo = (level: number): void => {
    for (let last = open.at(-1); last && last.level >= level; last = open.at(-1)) {
      open.pop();
      offer({ key: last.node.key, zone: "after" });
    }
  };
  const free = lines.filter(({ node }) => !isWithinNode(node, moved));
  for (const [at, line] of free.entries()) {
    closeDownTo(line.level);
    const { key } = line.node;
    const isFirst = (free[at - 1]?.level ?? 0) < line.level;
    if (isFirst) offer({ key, zone: "before" });
    const isShownOpen = (free[at + 1]?.level ?? 0) > line.level;
    if (!isShownOpen) offer({ key, zone: "inside" });
    open.push(line);
  }
  closeDownTo(0);
  return targets;
}

/** A node's new parent and order number, as stored by the service. */
export interface Placement {
  node: TreeNode;
  parent: TreeNode | null;
  order: number;
}

const most = 1_000_000;

/**
 * The nodes whose stored place changes, with their order numbers: as few as possible, since an
 * unsent node cannot be overwritten.
 */
export function placementsFor(
  index: TreeIndex,
  moved: TreeNode,
  { parent, position }: Place,
  orderOf: (node: TreeNode) => number,
): Placement[] {
  const others = siblingsOf(index, parent).filter(({ key }) => key !== moved.key);
  const row = [...others.slice(0, position), moved, ...others.slice(position)];
  const numbered = numbersFor(row, moved, orderOf);
  const isBeyond = numbered.some((order) => order > most);
  return row.flatMap((node, at) => {
    const order = isBeyond ? at : (numbered[at] ?? at);
    const isChanged = node.key === moved.key || order !== orderOf(node);
    return isChanged ? [{ node, parent, order }] : [];
  });
}

/** Order numbers that already rise are kept; others are raised as little as needed. */
function numbersFor(
  row: readonly TreeNode[],
  moved: TreeNode,
  orderOf: (node: TreeNode) => number,
): number[] {
  let last = -1;
  return row.map((node) => {
    const own = node.key === moved.key ? last + 1 : orderOf(node);
    last = Math.max(own, last + 1);
    return last;
  });
}

import type { TreeLine } from "./tree-index.ts";
import { descendantsOf, type NodeKey, type TreeIndex, type TreeNode } from "./tree-index.ts";

/** The nodes that are checked. */
export type Checked = ReadonlySet<NodeKey>;

/** Checks a node, or no longer; no other one changes. */
export function toggleOne(checked: Checked, key: NodeKey): Checked {
  const next = new Set(checked);
  if (!next.delete(key)) next.add(key);
  return next;
}

/**
 * Checks a node with all below it, or none of them any longer; a node is checked when all directly
 * below it are.
 */
export function toggleWithBelow(index: TreeIndex, checked: Checked, key: NodeKey): Checked {
  const node = index.nodes.get(key);
  if (!node) return checked;
  const next = new Set(checked);
  const isWanted = !checked.has(key);
  for (const { key: one } of [node, ...descendantsOf(node)]) {
    if (isWanted) next.add(one);
    else next.delete(one);
  }
  for (let above = node.parent; above; above = above.parent) {
    if (above.children.every((child) => next.has(child.key))) next.add(above.key);
    else next.delete(above.key);
  }
  return next;
}

/**
 * Checks several nodes; where they all are, none of them any longer. Where checks go down, a node
 * that is shown open counts by what is below it.
 */
export function toggleMany(
  index: TreeIndex,
  checked: Checked,
  lines: readonly TreeLine[],
  goesDown: boolean,
): Checked {
  const meant = goesDown ? lines.filter(({ isOpen }) => !isOpen) : lines;
  const isWanted = !meant.every(({ node }) => checked.has(node.key));
  const next = new Set(checked);
  const set = (key: NodeKey, isChecked: boolean) => (isChecked ? next.add(key) : next.delete(key));
  for (const { node } of meant) {
    set(node.key, isWanted);
    const whole = goesDown ? index.nodes.get(node.key) : undefined;
    if (whole) for (const { key } of descendantsOf(whole)) set(key, isWanted);
  }
  if (!goesDown) return next;
  // What is below a node comes after it, so that backwards each finds those below it settled.
  for (const { key, children } of [...index.nodes.values()].reverse()) {
    if (children.length > 0)
      set(
        key,
        children.every((child) => next.has(child.key)),
      );
  }
  return next;
}

/** The nodes that are not checked but have checked ones somewhere below them. */
export function partlyChecked(index: TreeIndex, checked: Checked): ReadonlySet<NodeKey> {
  const partly = new Set<NodeKey>();
  for (const key of checked) {
    let above = index.nodes.get(key)?.parent ?? null;
    for (; above && !partly.has(above.key); above = above.parent) {
      if (!checked.has(above.key)) partly.add(above.key);
    }
  }
  return partly;
}

/**
 * What is still checked after the nodes were read again: no node that is gone, and, where checks
 * go down, those read for the first time below a checked node that had none.
 */
export function keptChecks(
  earlier: TreeIndex,
  index: TreeIndex,
  checked: Checked,
  goesDown: boolean,
): Checked {
  const kept = new Set([...checked].filter((key) => index.nodes.has(key)));
  if (goesDown) {
    const isFirstRead = ({ key }: TreeNode): boolean =>
      earlier.nodes.get(key)?.children.length === 0;
    // Parents come before their children, so that what is below those read now is checked as well.
    for (const { key, parent } of index.nodes.values()) {
      const isNew = !earlier.nodes.has(key);
      if (isNew && parent && kept.has(parent.key) && isInherited(earlier, parent, isFirstRead)) {
        kept.add(key);
      }
    }
  }
  const isSame = kept.size === checked.size && [...kept].every((key) => checked.has(key));
  return isSame ? checked : kept;
}

/** Whether all below a node came with the same reading: it is new itself, or had none before. */
function isInherited(
  earlier: TreeIndex,
  parent: TreeNode,
  isFirstRead: (node: TreeNode) => boolean,
): boolean {
  return !earlier.nodes.has(parent.key) || isFirstRead(parent);
}

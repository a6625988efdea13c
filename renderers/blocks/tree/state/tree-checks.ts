import { useMemo, useState } from "react";
import { toggled } from "../../../../src/ui/toggled.ts";
import type { TreePlan } from "../kind.ts";
import {
  descendantsOf,
  type NodeKey,
  type TreeIndex,
  type TreeLine,
  type TreeNode,
} from "./tree-index.ts";

/** The checked nodes and the functions that change them. */
export type Checks = ReturnType<typeof useChecks>;

const none: ReadonlySet<NodeKey> = new Set();

/**
 * The checked nodes of a tree; with `cascade` a check applies to descendants and completes parents.
 */
export function useChecks(plan: TreePlan, index: TreeIndex, lines: readonly TreeLine[]) {
  const goesDown = plan.selection === "cascade";
  const [checked, setChecked] = useState<Checked>(none);
  const [known, setKnown] = useState(index);
  if (known !== index) {
    setKnown(index);
    if (checked.size > 0) setChecked(keptChecks(known, index, checked, goesDown));
  }
  const partly = useMemo(
    () => (goesDown ? partlyChecked(index, checked) : none),
    [goesDown, index, checked],
  );
  return {
    checked,
    /** The nodes with some checked descendants. */
    partly,
    toggle: (key: NodeKey) =>
      setChecked((earlier) =>
        goesDown ? toggleWithBelow(index, earlier, key) : toggled(earlier, key),
      ),
    /** Checks all visible nodes, or unchecks them if all are checked. */
    toggleSeen: () => setChecked((earlier) => toggleMany(index, earlier, lines, goesDown)),
  };
}

/** The nodes that are checked. */
type Checked = ReadonlySet<NodeKey>;

/**
 * Toggles the check of a node with its descendants; a node is checked when all its children are.
 */
export function toggleWithBelow(index: TreeIndex, checked: Checked, key: NodeKey): Checked {
  const node = index.nodes.get(key);
  if (!node) return checked;
  const next = new Set(checked);
  const isWanted = !checked.has(key);
  for (const one of [node, ...descendantsOf(node)]) set(next, one.key, isWanted);
  for (let above = node.parent; above; above = above.parent) {
    set(next, above.key, isFull(next, above));
  }
  return next;
}

function set(checked: Set<NodeKey>, key: NodeKey, isChecked: boolean): void {
  if (isChecked) checked.add(key);
  else checked.delete(key);
}

function isFull(checked: Checked, { children }: TreeNode): boolean {
  return children.every(({ key }) => checked.has(key));
}

/**
 * Checks several nodes, or unchecks them if all are checked. With cascade, an expanded node counts
 * through its descendants.
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
  for (const { node } of meant) {
    set(next, node.key, isWanted);
    const whole = goesDown ? index.nodes.get(node.key) : undefined;
    if (whole) for (const { key } of descendantsOf(whole)) set(next, key, isWanted);
  }
  if (!goesDown) return next;
  // Children follow their parent, so iterating backwards handles them first.
  for (const node of [...index.nodes.values()].reverse()) {
    if (node.children.length > 0) set(next, node.key, isFull(next, node));
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
 * The checks that remain after the nodes are read again: without deleted nodes, and with cascade
 * including new children of a checked leaf.
 */
export function keptChecks(
  earlier: TreeIndex,
  index: TreeIndex,
  checked: Checked,
  goesDown: boolean,
): Checked {
  const kept = new Set([...checked].filter((key) => index.nodes.has(key)));
  if (goesDown) {
    // Parents precede their children, so new descendants are checked as well.
    for (const { key, parent } of index.nodes.values()) {
      const isNew = !earlier.nodes.has(key);
      if (isNew && parent && kept.has(parent.key) && isReadAnew(earlier, parent)) kept.add(key);
    }
  }
  const isSame = kept.size === checked.size && [...kept].every((key) => checked.has(key));
  return isSame ? checked : kept;
}

/** Whether a node's children are all new: it is new itself or had none before. */
function isReadAnew(earlier: TreeIndex, { key }: TreeNode): boolean {
  return (earlier.nodes.get(key)?.children.length ?? 0) === 0;
}

import { isOpenable, type NodeKey, type TreeNode } from "./tree-index.ts";

/** A node that is seen, with what the ARIA tree pattern says of its place. */
export interface TreeLine {
  node: TreeNode;
  /** From 1. */
  level: number;
  /** Its place among its siblings, from 1, and how many they are. */
  position: number;
  size: number;
  isOpenable: boolean;
  isOpen: boolean;
}

/** The nodes that are seen while those with the given keys are open, one below the other. */
export function linesOf(
  roots: readonly TreeNode[],
  opened: ReadonlySet<NodeKey>,
): readonly TreeLine[] {
  const lines: TreeLine[] = [];
  const waiting: TreeLine[] = [];
  const wait = (siblings: readonly TreeNode[], level: number): void => {
    const size = siblings.length;
    for (let at = size - 1; at >= 0; at--) {
      const node = siblings[at];
      if (!node) continue;
      const canOpen = isOpenable(node);
      const isOpen = canOpen && opened.has(node.key);
      waiting.push({ node, level, position: at + 1, size, isOpenable: canOpen, isOpen });
    }
  };
  wait(roots, 1);
  for (let line = waiting.pop(); line; line = waiting.pop()) {
    lines.push(line);
    if (line.isOpen) wait(line.node.children, line.level + 1);
  }
  return lines;
}

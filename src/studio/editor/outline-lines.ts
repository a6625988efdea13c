import type { OutlineNode } from "../../language/editing/outline-of.ts";
import type { WalkedLine } from "../../ui/tree-keys.ts";

/** A part of a page as a line of its outline; its key is its pointer. */
export interface OutlineLine extends WalkedLine<string> {
  part: OutlineNode;
  /** Which of its siblings it is, from 1, and how many they are. */
  position: number;
  siblings: number;
}

/** The lines of an outline from the top; what stands in a closed part has none. */
export function outlineLines(
  parts: readonly OutlineNode[],
  closed: ReadonlySet<string>,
  level = 1,
  parent: OutlineLine["node"]["parent"] = null,
): OutlineLine[] {
  return parts.flatMap((part, index) => {
    const node = { key: part.pointer, title: part.label, parent };
    const isOpenable = part.children.length > 0;
    const isOpen = isOpenable && !closed.has(node.key);
    const place = { level, position: index + 1, siblings: parts.length };
    const below = isOpen ? outlineLines(part.children, closed, level + 1, node) : [];
    return [{ node, part, ...place, isOpenable, isOpen }, ...below];
  });
}

/** The innermost of the lines whose part of the text has a place in it. */
export function lineAt(lines: readonly OutlineLine[], offset: number): OutlineLine | null {
  const holds = ({ part }: OutlineLine): boolean =>
    part.offset <= offset && offset <= part.offset + part.length;
  return lines.findLast(holds) ?? null;
}

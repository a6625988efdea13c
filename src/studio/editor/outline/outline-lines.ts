import type { OutlineNode } from "../../../language/editing/outline-of.ts";
import { type Line, type LineNode, treeLines } from "../../../ui/list/line.ts";

/** A part of a page as a node of the outline, identified by its JSON pointer. */
interface PartNode extends LineNode<string> {
  part: OutlineNode;
}

/** A part of a page as a line of the outline. */
export type OutlineLine = Line<PartNode>;

/** The lines of an outline from the top, without the contents of collapsed parts. */
export function outlineLines(
  parts: readonly OutlineNode[],
  closed: ReadonlySet<string>,
): readonly OutlineLine[] {
  return treeLines(nodesOf(parts, null), {
    childrenOf: (node) => nodesOf(node.part.children, node),
    isOpenable: ({ part }) => part.children.length > 0,
    isOpen: ({ key }) => !closed.has(key),
  });
}

function nodesOf(parts: readonly OutlineNode[], parent: PartNode | null): PartNode[] {
  return parts.map((part) => ({ key: part.pointer, title: part.label, parent, part }));
}

/** The innermost outline line whose part of the text contains an offset. */
export function innermostAt(lines: readonly OutlineLine[], offset: number): OutlineLine | null {
  const holds = ({ node: { part } }: OutlineLine): boolean =>
    part.offset <= offset && offset <= part.offset + part.length;
  return lines.findLast(holds) ?? null;
}

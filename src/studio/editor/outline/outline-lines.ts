import type { OutlineNode } from "../../../language/editing/outline-of.ts";
import { type Line, type LineNode, treeLines } from "../../../ui/list/line.ts";

/** A part of a page as a node of its outline; its key is its pointer. */
interface PartNode extends LineNode<string> {
  part: OutlineNode;
}

/** A part of a page as a line of its outline. */
export type OutlineLine = Line<PartNode>;

/** The lines of an outline from the top; what stands in a closed part has none. */
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

/** The innermost of the lines whose part of the text has a place in it. */
export function innermostAt(lines: readonly OutlineLine[], offset: number): OutlineLine | null {
  const holds = ({ node: { part } }: OutlineLine): boolean =>
    part.offset <= offset && offset <= part.offset + part.length;
  return lines.findLast(holds) ?? null;
}

import type { OutlineNode } from "../../language/editing/outline-of.ts";

/** A node of an outline as a line of its tree. */
export interface OutlineLine {
  node: OutlineNode;
  /** From 1. */
  level: number;
  /** The pointer of the node that it stands in, or `null` at the top. */
  above: string | null;
  /** Which of its siblings it is, from 1, and how many they are. */
  position: number;
  siblings: number;
  isOpen: boolean;
}

/** The lines of an outline from the top; what stands in a closed node has none. */
export function outlineLines(
  nodes: readonly OutlineNode[],
  closed: ReadonlySet<string>,
  level = 1,
  above: string | null = null,
): OutlineLine[] {
  return nodes.flatMap((node, index) => {
    const isOpen = node.children.length > 0 && !closed.has(node.pointer);
    const position = index + 1;
    const line = { node, level, above, position, siblings: nodes.length, isOpen };
    const below = isOpen ? outlineLines(node.children, closed, level + 1, node.pointer) : [];
    return [line, ...below];
  });
}

/** The innermost of the lines whose part of the text has a place in it. */
export function lineAt(lines: readonly OutlineLine[], offset: number): OutlineLine | null {
  const holds = ({ node }: OutlineLine): boolean =>
    node.offset <= offset && offset <= node.offset + node.length;
  return lines.findLast(holds) ?? null;
}

/** What a key does in the outline (the tree pattern of the ARIA authoring practices). */
export type OutlineCommand =
  | { type: "go"; pointer: string }
  | { type: "open" | "close"; pointer: string };

export function outlineCommand(
  key: string,
  lines: readonly OutlineLine[],
  active: string | null,
): OutlineCommand | null {
  const at = lines.findIndex(({ node }) => node.pointer === active);
  const line = lines[at];
  const go = (index: number): OutlineCommand | null => {
    const wanted = lines[index];
    return wanted ? { type: "go", pointer: wanted.node.pointer } : null;
  };
  switch (key) {
    case "ArrowDown":
      return go(at + 1);
    case "ArrowUp":
      return go(at - 1);
    case "Home":
      return go(0);
    case "End":
      return go(lines.length - 1);
    case "ArrowRight":
      if (!line || line.node.children.length === 0) return null;
      return line.isOpen ? go(at + 1) : { type: "open", pointer: line.node.pointer };
    case "ArrowLeft":
      if (!line) return null;
      if (line.isOpen) return { type: "close", pointer: line.node.pointer };
      return line.above === null ? null : { type: "go", pointer: line.above };
    default:
      return null;
  }
}

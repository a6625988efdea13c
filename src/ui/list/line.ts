/** A node of any tree, with what keyboard handling and lines need. */
export interface LineNode<Key = string | number> {
  key: Key;
  title: string;
  parent: { key: Key } | null;
}

/** A visible node with its position according to the ARIA tree pattern. */
export interface Line<Node> {
  node: Node;
  /** The level in the tree, starting at 1. */
  level: number;
  /** The position among the siblings, starting at 1, and the number of siblings. */
  position: number;
  size: number;
  isOpenable: boolean;
  isOpen: boolean;
}

/** What the lines of a tree depend on beside its roots. */
interface LineReading<Node> {
  childrenOf(node: Node): readonly Node[];
  /** Whether a node is open; called only for nodes that can be opened. */
  isOpen(node: Node): boolean;
  /** Whether a node can be opened; by default, a node with children can. */
  isOpenable?(node: Node): boolean;
}

/** The visible nodes of a tree, from top to bottom. */
export function treeLines<Node>(
  roots: readonly Node[],
  { childrenOf, isOpen, isOpenable = (node) => childrenOf(node).length > 0 }: LineReading<Node>,
): readonly Line<Node>[] {
  const lines: Line<Node>[] = [];
  const waiting: Line<Node>[] = [];
  const wait = (siblings: readonly Node[], level: number): void => {
    const size = siblings.length;
    for (let at = size - 1; at >= 0; at--) {
      const node = siblings[at];
      if (node === undefined) continue;
      const canOpen = isOpenable(node);
      const isShownOpen = canOpen && isOpen(node);
      waiting.push({
        node,
        level,
        position: at + 1,
        size,
        isOpenable: canOpen,
        isOpen: isShownOpen,
      });
    }
  };
  wait(roots, 1);
  for (let line = waiting.pop(); line; line = waiting.pop()) {
    lines.push(line);
    if (line.isOpen) wait(childrenOf(line.node), line.level + 1);
  }
  return lines;
}

/** The lines of a list, whose nodes cannot be opened. */
export function listLines<Node>(nodes: readonly Node[]): readonly Line<Node>[] {
  const size = nodes.length;
  const [isOpenable, isOpen, level] = [false, false, 1];
  return nodes.map((node, at) => ({ node, level, position: at + 1, size, isOpenable, isOpen }));
}

/** The line on which an event happened. */
export function lineAt<Line>(lines: readonly Line[], target: EventTarget | null): Line | null {
  const drawn = target instanceof Element ? target.closest("[data-line]") : null;
  return lines[Number(drawn?.getAttribute("data-line") ?? -1)] ?? null;
}

/** The properties of a line's element, except its role and the states of its own. */
export function lineProps(
  treeId: string,
  { position, size, level, ...line }: Line<unknown>,
  at: number,
) {
  return {
    id: lineId(treeId, at),
    "data-line": at,
    "aria-level": level,
    "aria-posinset": position,
    "aria-setsize": size,
    "aria-expanded": line.isOpenable ? line.isOpen : undefined,
  };
}

/** The id of a line, by which the tree's element names the active line. */
export function lineId(treeId: string, at: number): string {
  return `${treeId}-${at}`;
}

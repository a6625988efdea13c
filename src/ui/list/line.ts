/** A node of any tree, as far as keys and lines must know it. */
export interface LineNode<Key = string | number> {
  key: Key;
  title: string;
  parent: { key: Key } | null;
}

/** A node that is seen, with what the ARIA tree pattern says of its place. */
export interface Line<Node> {
  node: Node;
  /** The level in the tree, starting at 1. */
  level: number;
  /** Its place among its siblings, from 1, and how many they are. */
  position: number;
  size: number;
  isOpenable: boolean;
  isOpen: boolean;
}

/** What the lines of a tree depend on beside its roots. */
interface LineReading<Node> {
  childrenOf(node: Node): readonly Node[];
  /** Asked of nodes that can be opened only. */
  isOpen(node: Node): boolean;
  /** Whether a node can be opened; unless said otherwise, one that has children can. */
  isOpenable?(node: Node): boolean;
}

/** The nodes that are seen, one below the other. */
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

/** The lines of a list: of its nodes none can be opened. */
export function listLines<Node>(nodes: readonly Node[]): readonly Line<Node>[] {
  const size = nodes.length;
  const [isOpenable, isOpen, level] = [false, false, 1];
  return nodes.map((node, at) => ({ node, level, position: at + 1, size, isOpenable, isOpen }));
}

/** The line that an event happened on. */
export function lineAt<Line>(lines: readonly Line[], target: EventTarget | null): Line | null {
  const drawn = target instanceof Element ? target.closest("[data-line]") : null;
  return lines[Number(drawn?.getAttribute("data-line") ?? -1)] ?? null;
}

/** The properties of a line, beside its role and what it says of its own state. */
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

/** The id of a line, by which the element around all of them names the active one. */
export function lineId(treeId: string, at: number): string {
  return `${treeId}-${at}`;
}

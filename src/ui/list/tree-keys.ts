import type { Line, LineNode } from "./line.ts";

/** The command of a key in a tree (the tree pattern of the ARIA authoring practices). */
type TreeCommand<Key> =
  | { type: "go"; key: Key }
  | { type: "open"; keys: readonly Key[] }
  | { type: "close"; keys: readonly Key[] };

const linesOfAPage = 10;

/** The command of a navigation key on the active line; `null` for other keys. */
export function commandOf<Key>(
  pressed: string,
  lines: readonly Line<LineNode<Key>>[],
  active: Key | null,
): TreeCommand<Key> | null {
  const at = lines.findIndex(({ node }) => node.key === active);
  const line = lines[at];
  const go = (index: number): TreeCommand<Key> | null => {
    const wanted = lines[Math.max(0, Math.min(lines.length - 1, index))];
    return wanted ? { type: "go", key: wanted.node.key } : null;
  };
  switch (pressed) {
    case "ArrowDown":
      return go(at + 1);
    case "ArrowUp":
      return go(at - 1);
    case "PageDown":
      return go(at + linesOfAPage);
    case "PageUp":
      return go(at - linesOfAPage);
    case "Home":
      return go(0);
    case "End":
      return go(lines.length - 1);
    case "ArrowRight":
      return line ? deeper(line, lines[at + 1]) : null;
    case "ArrowLeft":
      return line ? higher(line) : null;
    case "*":
      return line ? { type: "open", keys: openableBeside(lines, line) } : null;
    default:
      return null;
  }
}

function deeper<Key>(
  line: Line<LineNode<Key>>,
  next: Line<LineNode<Key>> | undefined,
): TreeCommand<Key> | null {
  if (line.isOpenable && !line.isOpen) return { type: "open", keys: [line.node.key] };
  const isBelow = line.isOpen && next !== undefined && next.level > line.level;
  return isBelow ? { type: "go", key: next.node.key } : null;
}

function higher<Key>({ node, isOpen }: Line<LineNode<Key>>): TreeCommand<Key> | null {
  if (isOpen) return { type: "close", keys: [node.key] };
  return node.parent ? { type: "go", key: node.parent.key } : null;
}

function openableBeside<Key>(
  lines: readonly Line<LineNode<Key>>[],
  { node }: Line<LineNode<Key>>,
): Key[] {
  const beside = lines.filter((line) => line.node.parent?.key === node.parent?.key);
  return beside.filter((line) => line.isOpenable).map((line) => line.node.key);
}

/**
 * The next line whose title begins with the typed text; `null` where there is none. The active line
 * is included once more than one character was typed.
 */
export function findTyped<Key>(
  typed: string,
  lines: readonly Line<LineNode<Key>>[],
  active: Key | null,
): Key | null {
  const wanted = typed.toLowerCase();
  const at = Math.max(
    0,
    lines.findIndex(({ node }) => node.key === active),
  );
  const start = [...typed].length > 1 || active === null ? at : at + 1;
  const inTurn = [...lines.slice(start), ...lines.slice(0, start)];
  const found = inTurn.find(({ node }) => node.title.toLowerCase().startsWith(wanted));
  return found ? found.node.key : null;
}

/** Whether a key types a character for the search by title. */
export function isTyped(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): boolean {
  return [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

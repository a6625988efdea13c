import { type KeyboardEvent, type RefObject, useId, useMemo, useRef } from "react";
import { type Line, type LineNode, lineId } from "./line.ts";
import { commandOf, findTyped, isTyped } from "./tree-keys.ts";
import { scrollToRow } from "./use-window.ts";

/** Milliseconds after which a typed character begins a new search by title. */
const wordPauseMs = 600;

interface TreeOptions<Key extends string | number, Node extends LineNode<Key>> {
  /** The element of the tree, which scrolls and has the focus. */
  scroller: RefObject<HTMLElement | null>;
  lines: readonly Line<Node>[];
  /** The key of the line that is active for the keyboard. */
  active: Key | null;
  rowHeightPx: number;
  goTo(key: NoInfer<Key>, event: KeyboardEvent): void;
  setOpen(keys: readonly NoInfer<Key>[], isOpen: boolean): void;
}

/**
 * A tree or list that draws only the visible lines (the patterns of the ARIA authoring practices):
 * the surrounding element has the focus and names the active line. Arrows, Home, End, Page Up, Page
 * Down and typed text move the active line; `*` opens all siblings of the active line.
 */
export function useTree<Key extends string | number, Node extends LineNode<Key>>(
  tree: TreeOptions<Key, Node>,
) {
  const { scroller, lines, active, rowHeightPx, setOpen } = tree;
  const id = useId();
  const { endWord, isWithinWord, wordWith } = useTypedWord();
  const activeAt = useMemo(() => placeOf(lines, active), [lines, active]);

  const show = (key: Key | null): void => {
    const at = placeOf(lines, key);
    const { current } = scroller;
    if (at < 0 || !current) return;
    if (current.scrollHeight > current.clientHeight) scrollToRow(current, at, rowHeightPx);
    else document.getElementById(lineId(id, at))?.scrollIntoView({ block: "nearest" });
  };
  const goTo = (key: Key, event: KeyboardEvent): void => {
    tree.goTo(key, event);
    show(key);
  };
  const walk = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const command = commandOf(event.key, lines, active);
    if (command) endWord();
    if (command?.type === "go") goTo(command.key, event);
    else if (command) setOpen(command.keys, command.type === "open");
    else if (isTyped(event)) {
      const found = findTyped(wordWith(event), lines, active);
      if (found !== null) goTo(found, event);
    } else return false;
    return true;
  };

  return {
    id,
    /** Scrolls as little as possible to make a line visible. */
    show,
    /** Performs the command of a navigation key; returns whether the key had one. */
    walk,
    /** Whether a key, such as a space, continues a search by title and is no command. */
    isWithinWord,
    /** The line that Enter or Space chooses. */
    lineChosenBy: (event: KeyboardEvent): Line<Node> | undefined =>
      event.key === "Enter" || (event.key === " " && !isWithinWord(event))
        ? lines[activeAt]
        : undefined,
    /** The properties of the tree's element, except its name. */
    treeProps: {
      tabIndex: 0,
      "aria-activedescendant": activeAt < 0 ? undefined : lineId(id, activeAt),
    },
    /** The properties of the component that draws only the visible lines. */
    rows: {
      scroller,
      items: lines,
      rowHeight: rowHeightPx,
      held: activeAt,
      keyOf: ({ node }: Line<Node>) => node.key,
    },
  };
}

/** The text that was typed in quick succession, for the search by title. */
function useTypedWord() {
  const typed = useRef({ text: "", atMs: 0 });
  const wordAt = (event: KeyboardEvent): string =>
    isTyped(event) && event.timeStamp - typed.current.atMs < wordPauseMs ? typed.current.text : "";
  return {
    endWord: (): void => {
      typed.current.text = "";
    },
    isWithinWord: (event: KeyboardEvent): boolean => wordAt(event) !== "",
    wordWith(event: KeyboardEvent): string {
      const word = wordAt(event) + event.key;
      // No title begins with a space, and the next space is to choose a line.
      typed.current = { text: word.trimStart(), atMs: event.timeStamp };
      return word;
    },
  };
}

function placeOf<Key>(lines: readonly Line<LineNode<Key>>[], key: Key | null): number {
  return key === null ? -1 : lines.findIndex(({ node }) => node.key === key);
}

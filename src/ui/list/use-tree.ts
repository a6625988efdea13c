import { type KeyboardEvent, type RefObject, useId, useMemo, useRef } from "react";
import { type Line, type LineNode, lineId } from "./line.ts";
import { commandOf, findTyped, isTyped } from "./tree-keys.ts";
import { scrollToRow } from "./use-window.ts";

/** A key pressed after a longer pause begins a new word. */
const wordPauseMs = 600;

interface TreeOptions<Key extends string | number, Node extends LineNode<Key>> {
  /** The element of the tree, which scrolls and holds the focus. */
  scroller: RefObject<HTMLElement | null>;
  lines: readonly Line<Node>[];
  /** The line that the keys are on. */
  active: Key | null;
  rowHeightPx: number;
  goTo(key: NoInfer<Key>, event: KeyboardEvent): void;
  setOpen(keys: readonly NoInfer<Key>[], isOpen: boolean): void;
}

/**
 * A tree or a list of which only the lines in sight need to be drawn (the patterns of the ARIA
 * authoring practices): the element around them holds the focus and names the active line. Arrows,
 * Home, End, Page Up and Down and what is typed walk through it, `*` opens all beside the line.
 */
export function useTree<Key extends string | number, Node extends LineNode<Key>>(
  tree: TreeOptions<Key, Node>,
) {
  const { scroller, lines, active, rowHeightPx, setOpen } = tree;
  const id = useId();
  const { isWithinWord, wordWith } = useTypedWord();
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
    /** Scrolls no further than it must for a line to be seen. */
    show,
    /** Does what a key does that walks through the tree; whether it does anything at all. */
    walk,
    /** Whether a key goes on with a word, so that a space in it neither chooses nor checks. */
    isWithinWord,
    /** The line that Enter or Space chooses. */
    lineChosenBy: (event: KeyboardEvent): Line<Node> | undefined =>
      event.key === "Enter" || (event.key === " " && !isWithinWord(event))
        ? lines[activeAt]
        : undefined,
    /** The properties of the element around the lines, beside its name. */
    treeProps: {
      tabIndex: 0,
      "aria-activedescendant": activeAt < 0 ? undefined : lineId(id, activeAt),
    },
    /** What is drawn of it where only the lines in sight are. */
    rows: {
      scroller,
      items: lines,
      rowHeight: rowHeightPx,
      held: activeAt,
      keyOf: ({ node }: Line<Node>) => node.key,
    },
  };
}

/** What is typed in quick succession is one word. */
function useTypedWord() {
  const typed = useRef({ text: "", atMs: 0 });
  const wordAt = ({ timeStamp }: KeyboardEvent): string =>
    timeStamp - typed.current.atMs < wordPauseMs ? typed.current.text : "";
  return {
    isWithinWord: (event: KeyboardEvent): boolean => isTyped(event) && wordAt(event) !== "",
    wordWith(event: KeyboardEvent): string {
      typed.current = { text: wordAt(event) + event.key, atMs: event.timeStamp };
      return typed.current.text;
    },
  };
}

function placeOf<Key>(lines: readonly Line<LineNode<Key>>[], key: Key | null): number {
  return key === null ? -1 : lines.findIndex(({ node }) => node.key === key);
}

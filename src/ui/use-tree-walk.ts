import { type KeyboardEvent, useRef } from "react";
import { commandOf, findTyped, isTyped, type WalkedLine } from "./tree-keys.ts";

/** Milliseconds after which what is typed begins a new word. */
const pause = 600;

interface WalkedTree<Key> {
  lines: readonly WalkedLine<Key>[];
  active: Key | null;
  goTo(key: Key, event: KeyboardEvent): void;
  setOpen(keys: readonly Key[], isOpen: boolean): void;
}

/** The keys that every tree has. */
interface TreeWalk {
  /** Whether a key goes on with a word, so that a space in it neither chooses nor checks. */
  isWithinWord(event: KeyboardEvent): boolean;
  /** Does what a key does; whether it does anything at all. */
  walk(event: KeyboardEvent): boolean;
}

/**
 * Arrows, Home, End, Page Up and Down and what is typed walk through a tree, `*` opens all beside
 * the active line (the tree pattern of the ARIA authoring practices).
 */
export function useTreeWalk<Key>({ lines, active, goTo, setOpen }: WalkedTree<Key>): TreeWalk {
  const typed = useRef({ text: "", at: 0 });
  const wordAt = ({ timeStamp }: KeyboardEvent): string =>
    timeStamp - typed.current.at < pause ? typed.current.text : "";

  const type = (event: KeyboardEvent): void => {
    typed.current = { text: wordAt(event) + event.key, at: event.timeStamp };
    const found = findTyped(typed.current.text, lines, active);
    if (found !== null) goTo(found, event);
  };

  return {
    isWithinWord: (event) => isTyped(event) && wordAt(event) !== "",
    walk(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return false;
      const command = commandOf(event.key, lines, active);
      if (command?.type === "go") goTo(command.key, event);
      else if (command) setOpen(command.keys, command.type === "open");
      else if (isTyped(event)) type(event);
      else return false;
      return true;
    },
  };
}

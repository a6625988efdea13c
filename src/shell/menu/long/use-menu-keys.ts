import { type KeyboardEvent, useRef } from "react";
import { commandOf, findTyped, isTyped } from "../../../../renderers/blocks/tree/tree-keys.ts";
import type { MenuLine } from "./menu-lines.ts";

/** Milliseconds after which what is typed begins a new word. */
const pause = 600;

interface MenuKeys {
  lines: readonly MenuLine[];
  active: string | null;
  goTo(key: string): void;
  setOpen(keys: readonly string[], isOpen: boolean): void;
  choose(line: MenuLine, event: KeyboardEvent): void;
}

/** Arrows, Home, End, Page Up and Down and letters walk through a menu, Enter and Space choose. */
export function useMenuKeys({ lines, active, goTo, setOpen, choose }: MenuKeys) {
  const typed = useRef({ text: "", at: 0 });

  const walk = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const command = commandOf(event.key, lines, active);
    if (command === null) return false;
    if (command.type === "go") goTo(command.key);
    else setOpen(command.keys, command.type === "open");
    return true;
  };

  const type = (event: KeyboardEvent): boolean => {
    if (!isTyped(event)) return false;
    typed.current = { text: typed.current.text + event.key, at: event.timeStamp };
    const found = findTyped(typed.current.text, lines, active);
    if (found !== null) goTo(found);
    return true;
  };

  return (event: KeyboardEvent): void => {
    if (event.timeStamp - typed.current.at >= pause) typed.current = { text: "", at: 0 };
    const isChosen = event.key === "Enter" || (event.key === " " && typed.current.text === "");
    const line = isChosen ? lines.find(({ node }) => node.key === active) : undefined;
    if (line) choose(line, event);
    if (line || walk(event) || type(event)) event.preventDefault();
  };
}

import type { KeyboardEvent } from "react";
import { useTreeWalk } from "../../../ui/use-tree-walk.ts";
import type { MenuLine } from "./menu-lines.ts";

interface MenuKeys {
  lines: readonly MenuLine[];
  active: string | null;
  goTo(key: string): void;
  setOpen(keys: readonly string[], isOpen: boolean): void;
  choose(line: MenuLine, event: KeyboardEvent): void;
}

/** The keys of a tree, and Enter and Space, which choose. */
export function useMenuKeys({ choose, ...tree }: MenuKeys) {
  const { walk, isWithinWord } = useTreeWalk(tree);
  return (event: KeyboardEvent): void => {
    const isChosen = event.key === "Enter" || (event.key === " " && !isWithinWord(event));
    const line = isChosen ? tree.lines.find(({ node }) => node.key === tree.active) : undefined;
    if (line) choose(line, event);
    if (line || walk(event)) event.preventDefault();
  };
}

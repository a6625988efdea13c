import type { WalkedLine } from "../../../ui/tree-keys.ts";
import { isShownInSidebar, type MenuEntry } from "../menu-routes.ts";

/** An entry that is seen, with its place among those beside it. */
export interface MenuLine extends WalkedLine<string> {
  entry: MenuEntry;
  /** From 1, and how many they are. */
  position: number;
  size: number;
}

/** What the sidebar shows while the entries with the given keys are open, one below the other. */
export function menuLines(
  entries: readonly MenuEntry[],
  opened: ReadonlySet<string>,
  titleOf: (entry: MenuEntry) => string,
): readonly MenuLine[] {
  const lines: MenuLine[] = [];
  const add = (beside: readonly MenuEntry[], parent: { key: string } | null, level: number) => {
    const shown = beside.filter(isShownInSidebar);
    for (const [index, entry] of shown.entries()) {
      const { key, children } = entry;
      const isOpenable = children.some(isShownInSidebar);
      const isOpen = isOpenable && opened.has(key);
      const node = { key, title: titleOf(entry), parent };
      const place = { position: index + 1, size: shown.length };
      lines.push({ node, entry, level, ...place, isOpenable, isOpen });
      if (isOpen) add(children, node, level + 1);
    }
  };
  add(entries, null, 1);
  return lines;
}

/** How many entries the sidebar shows once all are open. */
export function countOfShown(entries: readonly MenuEntry[]): number {
  return entries
    .filter(isShownInSidebar)
    .reduce((count, { children }) => count + 1 + countOfShown(children), 0);
}

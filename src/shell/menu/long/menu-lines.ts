import { type Line, type LineNode, treeLines } from "../../../ui/list/line.ts";
import { isShownInSidebar, type MenuEntry } from "../menu-routes.ts";

/** An entry of the menu as a node of a tree. */
interface MenuNode extends LineNode<string> {
  entry: MenuEntry;
}

/** A visible menu entry with its position among its siblings. */
export type MenuLine = Line<MenuNode>;

/**
 * The visible entries of the sidebar, from top to bottom, while the entries with the given keys are
 * open.
 */
export function menuLines(
  entries: readonly MenuEntry[],
  opened: ReadonlySet<string>,
  titleOf: (entry: MenuEntry) => string,
): readonly MenuLine[] {
  const nodesOf = (beside: readonly MenuEntry[], parent: MenuNode | null): MenuNode[] =>
    beside
      .filter(isShownInSidebar)
      .map((entry) => ({ key: entry.key, title: titleOf(entry), parent, entry }));
  return treeLines(nodesOf(entries, null), {
    childrenOf: (node) => nodesOf(node.entry.children, node),
    isOpenable: ({ entry }) => entry.children.some(isShownInSidebar),
    isOpen: ({ key }) => opened.has(key),
  });
}

/** The number of entries that the sidebar shows when all folders are open. */
export function countOfShown(entries: readonly MenuEntry[]): number {
  return entries
    .filter(isShownInSidebar)
    .reduce((count, { children }) => count + 1 + countOfShown(children), 0);
}

/** The properties that all kinds of menu share. */
export interface MenuParts {
  entries: readonly MenuEntry[];
  isCollapsed: boolean;
  /** The key of the selected entry: the shown page's own, or that of the entry it belongs to. */
  selected: string | null;
  openKeys: readonly string[];
  setOpenKeys(keys: readonly string[]): void;
  choose(entry: MenuEntry, event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void;
  /** Called with the entry that the pointer rests on, and with `null` when the pointer leaves. */
  expect(entry: MenuEntry | null): void;
}

/** Called when the user chooses a line. */
export type LineChoice = (line: MenuLine, event: Parameters<MenuParts["choose"]>[1]) => void;

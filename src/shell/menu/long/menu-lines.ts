import { type Line, type LineNode, treeLines } from "../../../ui/list/line.ts";
import { isShownInSidebar, type MenuEntry } from "../menu-routes.ts";

/** An entry of the menu as a node of a tree. */
interface MenuNode extends LineNode<string> {
  entry: MenuEntry;
}

/** An entry that is seen, with its place among those beside it. */
export type MenuLine = Line<MenuNode>;

/** What the sidebar shows while the entries with the given keys are open, one below the other. */
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

/** How many entries the sidebar shows once all are open. */
export function countOfShown(entries: readonly MenuEntry[]): number {
  return entries
    .filter(isShownInSidebar)
    .reduce((count, { children }) => count + 1 + countOfShown(children), 0);
}

/** What a menu does, however it is drawn. */
export interface MenuParts {
  entries: readonly MenuEntry[];
  isCollapsed: boolean;
  /** The key of the entry that is shown, or of the one it belongs to. */
  selected: string | null;
  openKeys: readonly string[];
  setOpenKeys(keys: readonly string[]): void;
  choose(entry: MenuEntry, event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void;
  /** Told where the pointer rests, and `null` when it leaves. */
  expect(entry: MenuEntry | null): void;
}

/** What happens when somebody chooses a line. */
export type LineChoice = (line: MenuLine, event: Parameters<MenuParts["choose"]>[1]) => void;

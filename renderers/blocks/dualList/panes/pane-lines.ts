import { groupedBy } from "../../../../src/catalogue/grouped-by.ts";
import { type Line, listLines, treeLines } from "../../../../src/ui/list/line.ts";
import type { DualSet, Item, ItemKey } from "../dual-set.ts";

/** A line of one of the two lists, which shows an item. */
export type PaneLine = Line<Item>;

/** The lines that a list shows. */
export interface PaneLines {
  lines: readonly PaneLine[];
  /** The items of the list that match its search. */
  found: readonly Item[];
  /** Whether an item matches; otherwise its line is shown only as a parent of matching items. */
  isFound(item: Item): boolean;
}

/** The items of a list whose title or details contain the text, one line each. */
export function linesOfList(
  { searchedText }: DualSet,
  items: readonly Item[],
  search: string,
): PaneLines {
  const wanted = search.trim().toLowerCase();
  const found = wanted === "" ? items : items.filter((item) => searchedText(item).includes(wanted));
  return { lines: listLines(found), found, isFound: () => true };
}

/**
 * The lines of a tree of which the list holds only some items: those that match the search with
 * their descendants, and their parents for context. During a search all nodes are open.
 */
export function linesOfTree(
  set: DualSet,
  isHere: (key: ItemKey) => boolean,
  search: string,
  closed: ReadonlySet<ItemKey>,
): PaneLines {
  const wanted = search.trim().toLowerCase();
  const matched = new Set<Item>();
  const kept = new Set<Item>();
  const found: Item[] = [];
  for (const item of set.order) {
    const isMatch =
      wanted === "" ||
      set.searchedText(item).includes(wanted) ||
      (item.parent && matched.has(item.parent));
    if (isMatch) matched.add(item);
    if (!isMatch || !isHere(item.key)) continue;
    found.push(item);
    for (let above: Item | null = item; above && !kept.has(above); above = above.parent) {
      kept.add(above);
    }
  }
  const shown = set.order.filter((item) => kept.has(item));
  const below = groupedBy(shown, ({ parent }) => parent);
  const lines = treeLines(below.get(null) ?? [], {
    childrenOf: (item) => below.get(item) ?? [],
    isOpen: ({ key }) => wanted !== "" || !closed.has(key),
  });
  const allFound = new Set(found);
  return { lines, found, isFound: (item) => allFound.has(item) };
}

/** The item and its descendants, limited to the given items. */
export function withBelow(
  { order }: DualSet,
  item: Item,
  isFound: (item: Item) => boolean,
): ItemKey[] {
  let end = item.at + 1;
  while ((order[end]?.depth ?? -1) > item.depth) end++;
  return order.slice(item.at, end).flatMap((below) => (isFound(below) ? [below.key] : []));
}

/** The lines between two items, both included. */
export function linesBetween(
  lines: readonly PaneLine[],
  from: ItemKey,
  to: ItemKey,
): readonly PaneLine[] {
  const start = lines.findIndex(({ node }) => node.key === from);
  const end = lines.findIndex(({ node }) => node.key === to);
  if (end < 0) return [];
  const first = start < 0 ? end : start;
  return lines.slice(Math.min(first, end), Math.max(first, end) + 1);
}

/** The titles of an item's ancestors, from the root down. */
export function pathOf(item: Item): string {
  const titles: string[] = [];
  for (let above = item.parent; above; above = above.parent) titles.unshift(above.title);
  return titles.join(" / ");
}

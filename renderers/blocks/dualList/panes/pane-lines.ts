import type { DualSet, Item, ItemKey } from "../dual-set.ts";

/** An item as a line of one of the two lists. */
export interface Line {
  item: Item;
  /** It stands here only to show what is below it: it is in the other list, or not searched for. */
  isContext: boolean;
  /** Whether lines below it can be hidden, and whether they are. */
  isParent: boolean;
  isClosed: boolean;
  /** Its place among those that stand below the same item, from 1, and how many those are. */
  place: number;
  count: number;
}

/** What a list shows. */
export interface PaneLines {
  lines: readonly Line[];
  /** The items that are in the list and that its search lets through. */
  found: readonly Item[];
  /** Whether the item of a line, or one below it, is among those. */
  isFound(item: Item): boolean;
}

/** The items of a list whose label or details contain the text, one line each. */
export function listLines(
  { searchedText }: DualSet,
  items: readonly Item[],
  search: string,
): PaneLines {
  const wanted = search.trim().toLowerCase();
  const found = wanted === "" ? items : items.filter((item) => searchedText(item).includes(wanted));
  const count = found.length;
  const lines = found.map((item, index) => plainLine(item, index + 1, count));
  return { lines, found, isFound: () => true };
}

/** Written out: to spread an object into each of 10,000 takes the browser 50 times as long. */
function plainLine(item: Item, place: number, count: number): Line {
  return { item, isContext: false, isParent: false, isClosed: false, place, count };
}

/**
 * The lines of a tree of which the list holds only some items: those that the search finds with all
 * below them, and what stands above, so that one sees where they are. While something is searched
 * for all is open.
 */
export function treeLines(
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
  const allFound = new Set(found);
  const below = new Map<Item | null, number>();
  for (const { parent } of kept) below.set(parent, (below.get(parent) ?? 0) + 1);
  const hidden = new Set<Item>();
  const places = new Map<Item | null, number>();
  const lines: Line[] = [];
  for (const item of set.order) {
    if (!kept.has(item)) continue;
    const { parent } = item;
    const place = (places.get(parent) ?? 0) + 1;
    places.set(parent, place);
    const isParent = below.has(item);
    const isClosed = isParent && wanted === "" && closed.has(item.key);
    const isHidden = parent !== null && hidden.has(parent);
    if (isHidden || isClosed) hidden.add(item);
    if (isHidden) continue;
    const count = below.get(parent) ?? 1;
    lines.push({ item, isContext: !allFound.has(item), isParent, isClosed, place, count });
  }
  return { lines, found, isFound: (item) => allFound.has(item) };
}

/** The item and all below it, as far as they are among those given. */
export function withBelow(
  { order }: DualSet,
  item: Item,
  isFound: (item: Item) => boolean,
): ItemKey[] {
  let end = item.at + 1;
  while ((order[end]?.depth ?? -1) > item.depth) end++;
  return order.slice(item.at, end).flatMap((below) => (isFound(below) ? [below.key] : []));
}

/** The lines from one item to another, both included. */
export function linesBetween(lines: readonly Line[], from: ItemKey, to: ItemKey): readonly Line[] {
  const start = lines.findIndex(({ item }) => item.key === from);
  const end = lines.findIndex(({ item }) => item.key === to);
  if (end < 0) return [];
  const first = start < 0 ? end : start;
  return lines.slice(Math.min(first, end), Math.max(first, end) + 1);
}

/** The labels of all that an item stands below, the highest first. */
export function pathOf(item: Item): string {
  const labels: string[] = [];
  for (let above = item.parent; above; above = above.parent) labels.unshift(above.label);
  return labels.join(" / ");
}

import { recordsOf } from "../../../src/catalogue/schema/rows.ts";
import type { ColumnPlan } from "../../../src/language/plan/column.ts";
import type { RowsPlan } from "../../../src/language/plan/plans.ts";
import type { Derive } from "../../runtime/show/derived.ts";
import { plainText } from "../../runtime/show/plain-text.ts";
import type { DualSet, Item, ItemKey, Row } from "./dual-set.ts";

/** How items stand below others: by a field that names what is above, or by their children. */
export type Hierarchy = { parentField: string } | { childrenField: string };

/** All that is needed to make items of rows. */
export interface ItemFields {
  rows: Pick<RowsPlan, "keyField" | "labelField">;
  details: readonly Pick<ColumnPlan, "name">[];
  /** `null` for lists. */
  hierarchy: Hierarchy | null;
}

/**
 * Reads both lists. A candidate that is chosen already is one item, as is one met twice; a row
 * without a key is none. What stands below something unknown, or below itself, stands at the top.
 * `textOf` gives a value as people read it.
 */
export function readDualSet(
  candidates: readonly Row[],
  current: readonly Row[],
  fields: ItemFields,
  textOf: (value: unknown) => string = plainText,
  derive: Derive = (row) => row,
): DualSet {
  const { rows, details, hierarchy } = fields;
  const found = new Map<ItemKey, Item>();
  const aboveOf = new Map<Item, unknown>();
  const base = new Set<ItemKey>();
  const read = (row: Row, above: unknown): ItemKey | null => {
    const key = row[rows.keyField];
    if (!isKey(key)) return null;
    if (found.has(key)) return key;
    const title = textOf(row[rows.labelField]) || String(key);
    const item = { key, title, row: derive(row), parent: null, depth: 0, at: found.size };
    found.set(key, item);
    if (hierarchy) aboveOf.set(item, above);
    return key;
  };
  eachRow(candidates, fields, read);
  eachRow(current, fields, (row, above) => {
    const key = read(row, above);
    if (key !== null) base.add(key);
  });
  const searchedText = rememberedText(({ title, row }) =>
    details.reduce((text, { name }) => `${text}\n${textOf(row[name])}`, title).toLowerCase(),
  );
  const all = [...found.values()];
  if (!hierarchy) return { items: found, order: all, base, searchedText };
  const order = inTreeOrder(all, (item) => {
    const above = aboveOf.get(item);
    return isKey(above) ? found.get(above) : undefined;
  });
  return { items: new Map(order.map((item) => [item.key, item])), order, base, searchedText };
}

/** Made when first asked for: of ten thousand items only a search needs the texts. */
function rememberedText(textOf: (item: Item) => string): (item: Item) => string {
  const known: string[] = [];
  return (item) => {
    const text = known[item.at] ?? textOf(item);
    known[item.at] = text;
    return text;
  };
}

/** Takes each row, with the key of what it stands below. */
function eachRow(
  rows: readonly Row[],
  { rows: { keyField }, hierarchy }: ItemFields,
  take: (row: Row, above: unknown) => void,
): void {
  if (!hierarchy || "parentField" in hierarchy) {
    for (const row of rows) take(row, hierarchy && row[hierarchy.parentField]);
    return;
  }
  const waiting = rows.map((row): { row: Row; above: unknown } => ({ row, above: null })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    take(next.row, next.above);
    const above = next.row[keyField];
    for (const row of recordsOf(next.row[hierarchy.childrenField]).reverse()) {
      waiting.push({ row, above });
    }
  }
}

/** Sets parents and depths; each item comes before those below it, siblings as they were. */
function inTreeOrder(items: readonly Item[], parentOf: (item: Item) => Item | undefined): Item[] {
  const below = new Map<Item, Item[]>();
  const order: Item[] = [];
  const placed = new Set<Item>();
  const placeAll = (top: Item): void => {
    const waiting: { item: Item; parent: Item | null }[] = [{ item: top, parent: null }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { item, parent } = next;
      if (placed.has(item)) continue;
      placed.add(item);
      item.parent = parent;
      item.depth = parent ? parent.depth + 1 : 0;
      item.at = order.length;
      order.push(item);
      for (const child of (below.get(item) ?? []).reverse()) {
        waiting.push({ item: child, parent: item });
      }
    }
  };
  const tops: Item[] = [];
  for (const item of items) {
    const parent = parentOf(item);
    if (!parent) {
      tops.push(item);
      continue;
    }
    const siblings = below.get(parent);
    if (siblings) siblings.push(item);
    else below.set(parent, [item]);
  }
  for (const item of tops) placeAll(item);
  // Only what stands in a circle is left.
  for (const item of items) if (!placed.has(item)) placeAll(item);
  return order;
}

function isKey(value: unknown): value is ItemKey {
  return typeof value === "string" || typeof value === "number";
}

import { groupedBy } from "../../../src/catalogue/grouped-by.ts";
import { isTextOrNumber } from "../../../src/catalogue/schema/record.ts";
import { recordsOf } from "../../../src/catalogue/schema/rows.ts";
import type { ColumnPlan } from "../../../src/language/plan/column.ts";
import type { RowsPlan } from "../../../src/language/plan/plans.ts";
import type { Derive } from "../../runtime/show/derived.ts";
import { plainText } from "../../runtime/show/plain-text.ts";
import type { DualSet, Item, ItemKey, Row } from "./dual-set.ts";

/** How items form a tree: by a parent field or by a list of children. */
export type Hierarchy = { parentField: string } | { childrenField: string };

/** The fields from which rows become items. */
export interface ItemFields {
  rows: Pick<RowsPlan, "keyField" | "labelField">;
  details: readonly Pick<ColumnPlan, "name">[];
  /** How the items form a tree; `null` where they are a plain list. */
  hierarchy: Hierarchy | null;
}

/**
 * Reads both lists into one set. A candidate that is already chosen, or that occurs twice, is one
 * item; a row without a key is skipped. An item whose parent is unknown, or that is its own
 * ancestor, stands at the root. `textOf` formats a value for people.
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
    if (!isTextOrNumber(key)) return null;
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
    return isTextOrNumber(above) ? found.get(above) : undefined;
  });
  return { items: new Map(order.map((item) => [item.key, item])), order, base, searchedText };
}

/** The search text is built on first use, since only a search needs it. */
function rememberedText(textOf: (item: Item) => string): (item: Item) => string {
  const known: string[] = [];
  return (item) => {
    const text = known[item.at] ?? textOf(item);
    known[item.at] = text;
    return text;
  };
}

/** Calls a function for each row with the key of its parent. */
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

/**
 * Sets parents and depths, and orders items so that each precedes its children; siblings keep their
 * order.
 */
function inTreeOrder(items: readonly Item[], parentOf: (item: Item) => Item | undefined): Item[] {
  const below = groupedBy(items, parentOf);
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
  for (const item of below.get(undefined) ?? []) placeAll(item);
  // The remaining items form cycles and are placed at the root.
  for (const item of items) if (!placed.has(item)) placeAll(item);
  return order;
}

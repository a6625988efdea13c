import { type Row, recordsOf, rowsOf } from "../../../src/catalogue/schema/rows.ts";
import type { RowsPlan } from "../../../src/language/plan/plans.ts";

/** How the rows of an item make one number. */
export type Combination = "sum" | "average" | "count";

/** The order of the parts: the largest first, by category, or as the rows come. */
export type ItemOrder = "value" | "category" | "given";

/** A row with the root of its tree; in a plain list the root is the row itself. */
export interface ChartRow {
  row: Row;
  root: Row;
}

/** The category and number measured from one row. */
export interface Measured {
  category: unknown;
  /** `null` where the row has no number. */
  value: number | null;
  from: ChartRow;
}

/** The combined number of all rows of one category. */
export interface ChartItem {
  category: unknown;
  value: number | null;
  /** The number of rows combined into the item. */
  rows: number;
  first: ChartRow;
}

/** The items of a chart and the number of items beyond its limit. */
export interface Arranged {
  items: readonly ChartItem[];
  /** The items beyond the limit combined into one; `null` where the chart does not combine them. */
  others: ChartItem | null;
  /** The number of items beyond the limit. */
  beyond: number;
}

/**
 * The rows of an answer in reading order; the rows of a tree are all its nodes. A record that
 * occurs again, as a duplicate or by a cycle in the data, counts once.
 */
export function chartRows(data: unknown, { list, keyField }: RowsPlan): ChartRow[] {
  const found: ChartRow[] = [];
  const met = new Set<unknown>();
  const top = rowsOf({ list }, data);
  const waiting = top.map((row): ChartRow => ({ row, root: row })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { row, root } = next;
    const key = row[keyField] ?? null;
    if (key !== null && met.has(key)) continue;
    if (key !== null) met.add(key);
    found.push(next);
    if (list.children === undefined) continue;
    const below = recordsOf(row[list.children]);
    for (const child of below.reverse()) waiting.push({ row: child, root });
  }
  return found;
}

interface Sum {
  category: unknown;
  total: number;
  /** The number of values added. */
  values: number;
  rows: number;
  first: ChartRow;
}

/**
 * The items of a chart: combined, ordered, and no more than the limit; the others are combined from
 * their rows, so that an average stays one of rows and not of averages.
 */
export function arrangeItems(
  measured: readonly Measured[],
  plan: { combine: Combination; order: ItemOrder; limit: number | null; hasOthers: boolean },
  compareCategories: (a: unknown, b: unknown) => number,
): Arranged {
  const sums = sumsOf(measured);
  const measureOf = (sum: Sum): number =>
    itemOf(sum, plan.combine).value ?? Number.NEGATIVE_INFINITY;
  const byValue = (a: Sum, b: Sum): number => measureOf(b) - measureOf(a) || 0;
  const limit = plan.limit ?? sums.length;
  const greatest = sums.length > limit ? sums.toSorted(byValue) : sums;
  const kept = new Set(greatest.slice(0, limit));
  const rest = greatest.slice(limit);
  const [first, ...others] = rest;
  const shown = sums.filter((sum) => kept.has(sum));
  if (plan.order === "value") shown.sort(byValue);
  if (plan.order === "category") shown.sort((a, b) => compareCategories(a.category, b.category));
  return {
    items: shown.map((sum) => itemOf(sum, plan.combine)),
    others: plan.hasOthers && first ? itemOf(merged([first, ...others]), plan.combine) : null,
    beyond: rest.length,
  };
}

function sumsOf(measured: readonly Measured[]): Sum[] {
  const sums = new Map<unknown, Sum>();
  for (const { category, value, from } of measured) {
    const known = sums.get(category);
    const sum = known ?? { category, total: 0, values: 0, rows: 0, first: from };
    if (!known) sums.set(category, sum);
    sum.rows += 1;
    if (value === null) continue;
    sum.total += value;
    sum.values += 1;
  }
  return [...sums.values()];
}

function merged(sums: readonly [Sum, ...Sum[]]): Sum {
  const all = { ...sums[0] };
  for (const { total, values, rows } of sums.slice(1)) {
    all.total += total;
    all.values += values;
    all.rows += rows;
  }
  return all;
}

function itemOf({ category, total, values, rows, first }: Sum, how: Combination): ChartItem {
  if (how === "count") return { category, value: rows, rows, first };
  const value = values === 0 ? null : how === "sum" ? total : total / values;
  return { category, value, rows, first };
}

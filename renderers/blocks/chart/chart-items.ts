import { type Row, recordsOf, rowsOf } from "../../../src/catalogue/schema/rows.ts";
import type { RowsPlan } from "../../../src/language/plan/plans.ts";

/** How the rows of an item make one number. */
export type Combination = "sum" | "average" | "count";

/** The order of the parts: the largest first, by category, or as the rows come. */
export type ItemOrder = "value" | "category" | "given";

/** A row of a list, with the node at the top of the tree it stands in: itself in a plain list. */
export interface ChartRow {
  row: Row;
  root: Row;
}

/** What was read of one row. */
export interface Measured {
  category: unknown;
  /** `null` where there is nothing to measure. */
  value: number | null;
  from: ChartRow;
}

/** What rows of the same category add up to. */
export interface ChartItem {
  category: unknown;
  value: number | null;
  /** How many rows make it. */
  rows: number;
  first: ChartRow;
}

/** The items of a chart, and how many are not among them. */
export interface Arranged {
  items: readonly ChartItem[];
  /** Those beyond the limit as one, where they are shown so. */
  others: ChartItem | null;
  /** How many stand beyond the limit. */
  beyond: number;
}

/**
 * The rows of an answer, all nodes where it is a tree, in reading order. A record that was met
 * before (a duplicate, or a cycle in the data) counts once.
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
  /** How many values were added. */
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

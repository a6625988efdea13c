import { useMemo, useSyncExternalStore } from "react";
import { fieldsOf } from "../../../../src/catalogue/schema/record.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { SavedView } from "../../../runtime/page/saved-views.ts";
import type { TablePlan } from "../kind.ts";

/** The row heights, largest first. */
export const densities = ["large", "middle", "small"] as const;

/** The row height of a table. */
type Density = (typeof densities)[number];

/** The edge at which a column is pinned. */
export type Pin = "start" | "end";

/** The settings of one column by a member. */
export interface ViewColumn {
  name: string;
  /** Width in pixels; `null` for an automatic width. */
  width: number | null;
  isHidden: boolean;
  pin: Pin | null;
}

/** A member's arrangement of a table: all columns in order, pinned ones at the edges. */
export interface TableView {
  density: Density;
  columns: readonly ViewColumn[];
}

/** The columns of a table as its page defines them. */
export type TableColumns = TablePlan["columns"];

/** The limits of a column's width, in pixels. */
export const leastWidth = 48;
export const mostWidth = 1200;

const usualDensity: Density = "middle";

/** The arrangement of a table as its page defines it. */
export function usualView(columns: TableColumns): TableView {
  return { density: usualDensity, columns: columns.map(({ name }) => usualColumn(name)) };
}

function usualColumn(name: string): ViewColumn {
  return { name, width: null, isHidden: false, pin: null };
}

/**
 * Reads a member's saved arrangement for the page's current columns: removed columns are dropped,
 * new ones follow their neighbour on the page. Invalid parts are ignored; if no column would remain
 * visible, all are shown.
 */
export function readTableView(saved: SavedView | null, columns: TableColumns): TableView {
  if (saved === null) return usualView(columns);
  const known = new Set(columns.map(({ name }) => name));
  const items: readonly unknown[] = Array.isArray(saved.columns) ? saved.columns : [];
  const read = new Map<string, ViewColumn>();
  for (const item of items) {
    const column = readColumn(item);
    if (column && known.has(column.name) && !read.has(column.name)) read.set(column.name, column);
  }
  const order = [...read.values()];
  let previous = -1;
  for (const { name } of columns) {
    const at = order.findIndex((column) => column.name === name);
    if (at < 0) order.splice(previous + 1, 0, usualColumn(name));
    previous = at < 0 ? previous + 1 : at;
  }
  const isAnyShown = order.some(({ isHidden }) => !isHidden);
  return {
    density: densities.find((density) => density === saved.density) ?? usualDensity,
    columns: grouped(isAnyShown ? order : order.map((column) => ({ ...column, isHidden: false }))),
  };
}

function readColumn(item: unknown): ViewColumn | null {
  const { name, width, isHidden, pin } = fieldsOf(item);
  if (typeof name !== "string") return null;
  return {
    name,
    width: typeof width === "number" && Number.isFinite(width) ? withinWidths(width) : null,
    isHidden: isHidden === true,
    pin: pin === "start" || pin === "end" ? pin : null,
  };
}

/** A width rounded to whole pixels and limited to the permitted range. */
function withinWidths(width: number): number {
  return Math.round(Math.min(mostWidth, Math.max(leastWidth, width)));
}

/** The saved form of an arrangement, which holds only differences from the page. */
export function writeTableView({ density, columns }: TableView): SavedView {
  return {
    ...(density === usualDensity ? {} : { density }),
    columns: columns.map(({ name, width, isHidden, pin }) => ({
      name,
      ...(width === null ? {} : { width }),
      ...(isHidden ? { isHidden } : {}),
      ...(pin === null ? {} : { pin }),
    })),
  };
}

/** Moves pinned columns to their edges; columns of one group keep their order. */
function grouped(columns: readonly ViewColumn[]): ViewColumn[] {
  return ["start", null, "end"].flatMap((group) => columns.filter(({ pin }) => pin === group));
}

/** The view with one column changed. */
export function withColumn(
  view: TableView,
  name: string,
  change: Partial<Omit<ViewColumn, "name">>,
): TableView {
  const columns = view.columns.map((column) =>
    column.name === name ? { ...column, ...change } : column,
  );
  return { ...view, columns: grouped(columns) };
}

/** The view after the columns in `widths` got the given widths, within the permitted limits. */
export function withWidths(view: TableView, widths: ReadonlyMap<string, number | null>): TableView {
  const columns = view.columns.map((column) => {
    const width = widths.get(column.name);
    return width === undefined ? column : { ...column, width: width && withinWidths(width) };
  });
  return { ...view, columns };
}

/**
 * The positions that a column can take: those of its group, since pinned columns stay at the edges.
 */
export function placesOf({ columns }: TableView, name: string): [first: number, last: number] {
  const pin = columns.find((column) => column.name === name)?.pin ?? null;
  const first = columns.findIndex((column) => column.pin === pin);
  return [first, first + columns.filter((column) => column.pin === pin).length - 1];
}

/** The view with a column moved to a position, or as near to it as its group permits. */
export function withPlace(view: TableView, name: string, wanted: number): TableView {
  const column = view.columns.find((candidate) => candidate.name === name);
  if (!column) return view;
  const [first, last] = placesOf(view, name);
  const others = view.columns.filter((candidate) => candidate !== column);
  others.splice(Math.min(last, Math.max(first, wanted)), 0, column);
  return { ...view, columns: others };
}

/** The page's columns that are shown, in the member's order and widths. */
export function shownColumns(columns: TableColumns, view: TableView): TableColumns {
  const known = new Map(columns.map((column) => [column.name, column]));
  return view.columns.flatMap(({ name, width, isHidden }) => {
    const column = known.get(name);
    if (!column || isHidden) return [];
    return [width === null ? column : { ...column, width }];
  });
}

/** A table's arrangement by its member, and the functions that change it. */
export type Arrangement = ReturnType<typeof useArrangement>;

/** The member's saved arrangement of a table, stored under the table's name or else its id. */
export function useArrangement(plan: TablePlan) {
  const { savedViews } = useHost();
  const block = plan.name ?? plan.id;
  const saved = useSyncExternalStore(savedViews.subscribe, () => savedViews.read(block));
  const isSettled = useSyncExternalStore(savedViews.subscribe, savedViews.isSettled);
  const view = useMemo(() => readTableView(saved, plan.columns), [saved, plan.columns]);
  const shown = useMemo(
    () => (saved === null ? plan : { ...plan, columns: shownColumns(plan.columns, view) }),
    [saved, plan, view],
  );
  return useMemo(
    () => ({
      /** The page's plan with the columns that are shown, in their order and widths. */
      plan: shown,
      view,
      /** Whether the arrangement differs from the page's. */
      isArranged: saved !== null,
      /** Whether the saved arrangement is still loading. */
      isComing: !isSettled,
      change: (next: TableView) => savedViews.write(block, writeTableView(next)),
      reset: () => savedViews.write(block, null),
    }),
    [shown, view, saved, isSettled, savedViews, block],
  );
}

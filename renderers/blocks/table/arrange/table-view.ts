import { useMemo, useSyncExternalStore } from "react";
import { fieldsOf } from "../../../../src/catalogue/schema/record.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { SavedView } from "../../../runtime/page/saved-views.ts";
import type { TablePlan } from "../kind.ts";

/** How high the rows are, the highest first. */
export const densities = ["large", "middle", "small"] as const;

/** How close the rows stand. */
type Density = (typeof densities)[number];

/** The edge at which a column stays in sight while the others scroll. */
export type Pin = "start" | "end";

/** A column as a member has arranged it. */
export interface ViewColumn {
  name: string;
  /** In pixels; `null` where the table finds it. */
  width: number | null;
  isHidden: boolean;
  pin: Pin | null;
}

/** How a member has arranged a table: all its columns in their order, the pinned ones outermost. */
export interface TableView {
  density: Density;
  columns: readonly ViewColumn[];
}

/** The columns that a page gives a table, before a member arranges them. */
export type TableColumns = TablePlan["columns"];

/** The widths a member may choose. */
export const leastWidth = 48;
export const mostWidth = 1200;

const usualDensity: Density = "middle";

/** The table as its page has it. */
export function usualView(columns: TableColumns): TableView {
  return { density: usualDensity, columns: columns.map(({ name }) => usualColumn(name)) };
}

function usualColumn(name: string): ViewColumn {
  return { name, width: null, isHidden: false, pin: null };
}

/**
 * What a member has kept, for the columns that the page has now: one that it has no longer is left
 * out, a new one stands behind the column that it follows on the page. Whatever does not fit counts
 * as not kept; a table of which nothing would be left shows all.
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

/** A width in whole pixels that a column can have. */
function withinWidths(width: number): number {
  return Math.round(Math.min(mostWidth, Math.max(leastWidth, width)));
}

/** What is kept of a view: of each column only what is not as usual. */
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

/** Pinned columns stand at their edges, those of one group in the order they had. */
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

/** The view with these columns as wide as told. */
export function withWidths(view: TableView, widths: ReadonlyMap<string, number | null>): TableView {
  const columns = view.columns.map((column) => {
    const width = widths.get(column.name);
    return width === undefined ? column : { ...column, width: width && withinWidths(width) };
  });
  return { ...view, columns };
}

/** The places that a column can take: those of its group, for pinned columns stay outermost. */
export function placesOf({ columns }: TableView, name: string): [first: number, last: number] {
  const pin = columns.find((column) => column.name === name)?.pin ?? null;
  const first = columns.findIndex((column) => column.pin === pin);
  return [first, first + columns.filter((column) => column.pin === pin).length - 1];
}

/** The view with a column at another place, or as near to it as it can stand. */
export function withPlace(view: TableView, name: string, wanted: number): TableView {
  const column = view.columns.find((candidate) => candidate.name === name);
  if (!column) return view;
  const [first, last] = placesOf(view, name);
  const others = view.columns.filter((candidate) => candidate !== column);
  others.splice(Math.min(last, Math.max(first, wanted)), 0, column);
  return { ...view, columns: others };
}

/** A page's columns as they are shown: without the hidden ones, in the member's order and widths. */
export function shownColumns(columns: TableColumns, view: TableView): TableColumns {
  const known = new Map(columns.map((column) => [column.name, column]));
  return view.columns.flatMap(({ name, width, isHidden }) => {
    const column = known.get(name);
    if (!column || isHidden) return [];
    return [width === null ? column : { ...column, width }];
  });
}

/** A table as its member has arranged it, and how to arrange it otherwise. */
export type Arrangement = ReturnType<typeof useArrangement>;

/** Follows what is kept of a table for the member; it is kept under its name, else its id. */
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
      /** Whether anything differs from what the page says. */
      isArranged: saved !== null,
      /** Whether what is kept may still be on its way. */
      isComing: !isSettled,
      change: (next: TableView) => savedViews.write(block, writeTableView(next)),
      reset: () => savedViews.write(block, null),
    }),
    [shown, view, saved, isSettled, savedViews, block],
  );
}

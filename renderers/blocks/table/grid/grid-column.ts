import type { ReactNode } from "react";
import type { ColumnEdgeProps } from "../arrange/column-edge.tsx";
import type { Pin } from "../arrange/table-view.ts";
import type { TableSort } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";

/** A column as the grid draws it. */
export interface GridColumn {
  /** The unique name of the column, by which the grid sorts. */
  name: string;
  label: string;
  /** The width of the column in pixels. */
  width: number;
  align: "start" | "center" | "end";
  /** The edge at which the column stays visible while the others scroll. */
  pin: Pin | null;
  isSortable: boolean;
  /** The current sort order of the column; `null` where the grid is not sorted by it. */
  order: TableSort["order"] | null;
  /** The handle that resizes the column; `null` where the column cannot be resized. */
  edge: ColumnEdgeProps | null;
  /** Whether the column holds only controls, so that it is left out in print. */
  isOffPaper?: boolean;
  /**
   * Draws the column's cell of a row; the function stays the same object while its output would.
   */
  cell(row: Row): ReactNode;
}

/** The part of a column that rows depend on: it stays the same while widths and sorting change. */
export type GridCell = Pick<GridColumn, "name" | "align" | "pin" | "isOffPaper" | "cell">;

/** The name of the CSS property that holds a pinned column's distance from its edge. */
export const offsetOf = (index: number): string => `--offset-${index}`;

/**
 * The distance of each pinned column from its edge in pixels; `before` is the width of the columns
 * before the data.
 */
export function pinnedOffsets(
  columns: readonly Pick<GridColumn, "pin" | "width">[],
  before: number,
): Readonly<Record<string, string>> {
  const offsets: Record<string, string> = {};
  let start = before;
  for (const [index, { pin, width }] of columns.entries()) {
    if (pin !== "start") continue;
    offsets[offsetOf(index)] = `${start}px`;
    start += width;
  }
  let end = 0;
  for (const [index, { pin, width }] of [...columns.entries()].toReversed()) {
    if (pin !== "end") continue;
    offsets[offsetOf(index)] = `${end}px`;
    end += width;
  }
  return offsets;
}

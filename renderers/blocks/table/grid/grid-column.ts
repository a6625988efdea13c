import type { ReactNode } from "react";
import type { ColumnEdgeProps } from "../arrange/column-edge.tsx";
import type { Pin } from "../arrange/table-view.ts";
import type { TableSort } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";

/** A column as the grid draws it. */
export interface GridColumn {
  /** The name by which it is sorted; unlike that of any other column. */
  name: string;
  label: string;
  /** In pixels. */
  width: number;
  align: "start" | "center" | "end";
  /** The edge at which it stays in sight while the others scroll. */
  pin: Pin | null;
  isSortable: boolean;
  /** The order in which it is sorted now. */
  order: TableSort["order"] | null;
  /** What changes its width; `null` where nothing does. */
  edge: ColumnEdgeProps | null;
  /** Whether it holds what is pressed, which paper does without. */
  isOffPaper?: boolean;
  /** Draws its cell of a row; the same function as long as it would draw the same. */
  cell(row: Row): ReactNode;
}

/** What a row needs of a column: it stays the same while widths and the order change. */
export type GridCell = Pick<GridColumn, "name" | "align" | "pin" | "isOffPaper" | "cell">;

/** The name of the property that holds how far a pinned column stands from its edge. */
export const offsetOf = (index: number): string => `--offset-${index}`;

/** How far each pinned column stands from its edge, in pixels, with what stands before the first. */
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

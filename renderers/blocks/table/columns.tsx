import type { TableColumnType } from "antd";
import type { ActionPlan } from "../../../src/language/plan/action.ts";
import { dividedAt } from "../../runtime/action-buttons.tsx";
import { cellViewOf } from "../../runtime/cell-views.ts";
import { plainText, textWidth } from "../../runtime/plain-text.ts";
import type { TablePlan } from "./kind.ts";
import { RowActionsCell } from "./row-actions-cell.tsx";
import type { TableSort } from "./table-query.ts";
import type { Row } from "./table-rows.ts";

type TableColumn = TablePlan["columns"][number];

/** Pixels that suit the values of a cell; others share what room is left. */
const widths: Readonly<Record<string, number>> = {
  boolean: 90,
  date: 130,
  dateTime: 168,
  dict: 150,
  icon: 150,
  image: 72,
  number: 110,
};

const leastText = 120;
const padding = 20;
const sorterWidth = 20;
/** Headings are bold. */
const boldness = 1.08;

/** The columns of a table, and the least width at which none is squeezed. */
export function columnsOf(
  { columns, rows }: TablePlan,
  sort: TableSort | null,
): TableColumnType<Row>[] {
  return columns.map((column) => {
    const Cell = cellViewOf(column.cell);
    const isSortable = column.isSortable && isOrdered(column);
    return {
      key: column.name,
      title: column.label,
      width: column.width ?? widthOf(column, isSortable),
      align: column.align,
      ellipsis: { showTitle: false },
      sorter: isSortable,
      sortOrder: sort?.field === column.name ? antdOrder[sort.order] : null,
      shouldCellUpdate: isOtherRow,
      render: (_: unknown, row: Row) => (
        <Cell
          value={row[column.name]}
          row={row}
          field={column}
          subject={plainText(row[rows.labelField])}
        />
      ),
    };
  });
}

const antdOrder = { asc: "ascend", desc: "descend" } as const;

/** A row that is the same object is drawn already; what else a cell reads it follows itself. */
function isOtherRow(row: Row, previous: Row): boolean {
  return row !== previous;
}

/** Whether values of such a column stand in an order that means something. */
function isOrdered({ type, cell }: TableColumn): boolean {
  return type.kind !== "list" && type.kind !== "record" && cell !== "image";
}

function widthOf(column: TableColumn, isSortable: boolean): number | undefined {
  const usual = widths[column.cell];
  if (usual === undefined) return undefined;
  const label = Math.ceil(textWidth(column.label) * boldness);
  return Math.max(usual, label + padding + (isSortable ? sorterWidth : 0));
}

/** The width below which a table scrolls instead of squeezing its columns. */
export function leastWidth(columns: readonly TableColumnType<Row>[]): number {
  return columns.reduce(
    (sum, { width }) => sum + (typeof width === "number" ? width : leastText),
    0,
  );
}

const mostInRow = 3;
const gap = 14;
const moreWidth = 28;

/** The column of the row's actions, at the end and always in sight; `null` without any. */
export function actionColumn(
  actions: readonly ActionPlan[],
  title: string,
): TableColumnType<Row> | null {
  if (actions.length === 0) return null;
  const [shown, hidden] = dividedAt(actions, mostInRow);
  // Where one is not shown for a row, those behind it move up.
  const conditional = shown.filter(({ when }) => when !== null).length;
  const longest = actions
    .slice(0, shown.length + conditional)
    .map(({ label }) => textWidth(label) + gap)
    .sort((a, b) => b - a);
  const labels = longest.slice(0, shown.length).reduce((sum, length) => sum + length, 0);
  const width = labels + (hidden.length > 0 ? moreWidth : 0) + padding;
  return {
    key: "actions",
    title,
    width: Math.max(width, textWidth(title) + padding),
    fixed: "end",
    shouldCellUpdate: isOtherRow,
    render: (_: unknown, row: Row) => <RowActionsCell row={row} inline={mostInRow} />,
  };
}

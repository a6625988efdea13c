import type { TableColumnType } from "antd";
import { createContext, useContext } from "react";
import { knownHost } from "../../../../src/language/link/destination.ts";
import type { ActionPlan } from "../../../../src/language/plan/plans.ts";
import { shownHost } from "../../../../src/ui/outside/outside-sign.tsx";
import { dividedAt, RowActions } from "../../../runtime/act/action-buttons.tsx";
import type { Actions } from "../../../runtime/act/use-actions.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { FieldValue } from "../../../runtime/show/cell-view.tsx";
import { plainText, textWidth } from "../../../runtime/show/plain-text.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { ColumnEdgeProps } from "../arrange/column-edge.tsx";
import { leastWidth, type Pin } from "../arrange/table-view.ts";
import type { TablePlan } from "../kind.ts";
import type { TableSort } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";

type TableColumn = TablePlan["columns"][number];

const antdOrder = { asc: "ascend", desc: "descend" } as const;

/** What the columns of a table are drawn by. */
interface DrawnColumns {
  text: PageHost["text"];
  widths: readonly number[];
  sort: TableSort | null;
  pins: ReadonlyMap<string, Pin | null>;
  /** Changes the width of the column at an index; `null` has the table find it again. */
  onResize(index: number, width: number | null, isDone: boolean): void;
}

/** The columns of a table, as wide as they are told. */
export function columnsOf(
  { columns, rows }: TablePlan,
  { text, widths, sort, pins, onResize }: DrawnColumns,
): TableColumnType<Row>[] {
  return columns.map((column, index) => {
    const label = text(column.label);
    const edge: ColumnEdgeProps = {
      label,
      width: widths[index] ?? leastWidth,
      onResize: (width, isDone) => onResize(index, width, isDone),
      onReset: () => onResize(index, null, true),
    };
    return {
      key: column.name,
      title: label,
      width: widths[index],
      fixed: pins.get(column.name) ?? false,
      // The edge within its cell is no part of the column's name.
      onHeaderCell: () => ({ "aria-label": label, edge }),
      align: column.align,
      ellipsis: { showTitle: false },
      sorter: canSortBy(column),
      sortOrder: sort?.field === column.name ? antdOrder[sort.order] : null,
      shouldCellUpdate: (row, previous) => row !== previous || !isDrawn(row, column),
      render: (_: unknown, row: Row) => {
        markDrawn(row, column);
        return <FieldValue field={column} row={row} subject={plainText(row[rows.labelField])} />;
      },
    };
  });
}

/** By which columns a row has been drawn: those of a page that was changed meanwhile are others. */
const drawn = new WeakMap<Row, WeakSet<TableColumn>>();

const isDrawn = (row: Row, column: TableColumn): boolean => drawn.get(row)?.has(column) ?? false;

function markDrawn(row: Row, column: TableColumn): void {
  const columns = drawn.get(row) ?? new WeakSet();
  drawn.set(row, columns.add(column));
}

/** Whether a column can be sorted, and its values stand in an order that means something. */
export function canSortBy({ isSortable, type, tabled }: TableColumn): boolean {
  return isSortable && type.kind !== "list" && type.kind !== "record" && !tabled?.isUnordered;
}

const mostInRow = 3;
const gap = 14;
const moreWidth = 28;
const padding = 24;
const signWidth = 26;

/** The width of the column of the row's actions. */
export function actionsWidth(
  actions: readonly ActionPlan[],
  title: string,
  textOf: (label: ActionPlan["label"]) => string,
): number {
  const [shown, hidden] = dividedAt(actions, mostInRow);
  // Where one is not shown for a row, those behind it move up.
  const conditional = shown.filter(({ when }) => when !== null).length;
  const longest = actions
    .slice(0, shown.length + conditional)
    .map(({ label, effect }) => textWidth(textOf(label)) + outsideWidth(effect) + gap)
    .sort((a, b) => b - a);
  const labels = longest.slice(0, shown.length).reduce((sum, length) => sum + length, 0);
  const width = labels + (hidden.length > 0 ? moreWidth : 0);
  return Math.max(width, textWidth(title)) + padding;
}

/** What the sign takes that an action leads outside, as far as its page says where to. */
function outsideWidth(effect: ActionPlan["effect"]): number {
  const host = effect.type === "go" ? knownHost(effect.address) : null;
  return host === null ? 0 : textWidth(shownHost(host)) + signWidth;
}

/** The column of the row's actions, at the end and always in sight. */
export function actionColumn(title: string, width: number): TableColumnType<Row> {
  return {
    key: "actions",
    title,
    width,
    fixed: "end",
    // A row that is the same object is drawn already; what else a cell reads it follows itself.
    shouldCellUpdate: (row, previous) => row !== previous,
    render: (_: unknown, row: Row) => <RowActionsCell row={row} inline={mostInRow} />,
  };
}

/** The interpreter of a table's row actions, and what its rows are called by. */
export const RowActionsContext = createContext<{ actions: Actions; labelField: string } | null>(
  null,
);

/** The actions on one row; it follows the interpreter while its row stays as it is. */
export function RowActionsCell({ row, inline }: { row: Row; inline: number }) {
  const host = useHost();
  const context = useContext(RowActionsContext);
  if (!context) return null;
  const subject = shownText(host, row[context.labelField]);
  return <RowActions actions={context.actions} row={row} subject={subject} inline={inline} />;
}

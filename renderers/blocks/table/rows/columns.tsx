import { createContext, useContext } from "react";
import type { RowsPlan } from "../../../../src/language/plan/plans.ts";
import { shownHost } from "../../../../src/ui/outside/outside-sign.tsx";
import { dividedAt, RowActions } from "../../../runtime/act/action-buttons.tsx";
import type { Actions, VisibleAction } from "../../../runtime/act/use-actions.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { FieldValue } from "../../../runtime/show/cell-view.tsx";
import { plainText } from "../../../runtime/show/plain-text.ts";
import { nameOfRow } from "../../../runtime/show/shown-text.ts";
import { textWidth } from "../../../runtime/show/text-width.ts";
import type { Pin } from "../arrange/table-view.ts";
import type { GridCell } from "../grid/grid-column.ts";
import type { TableColumn, TablePlan } from "../kind.ts";
import type { Row } from "../query/table-rows.ts";
import { boldness } from "./column-widths.ts";

/**
 * The cells of a table's columns and, where it has row actions, of the action column, with at most
 * `inline` buttons a row. They stay the same objects while the columns do.
 */
export function cellsOf(
  { columns, rows }: TablePlan,
  pins: ReadonlyMap<string, Pin | null>,
  inline: number | null,
): GridCell[] {
  const cells = columns.map((column): GridCell => {
    return {
      name: column.name,
      align: column.align,
      pin: pins.get(column.name) ?? null,
      cell: (row) => (
        <FieldValue field={column} row={row} subject={plainText(row[rows.labelField])} />
      ),
    };
  });
  return inline === null ? cells : [...cells, actionsCell(inline)];
}

/**
 * The number of actions shown in a row, the menu of further ones counted as one: fewer where the
 * columns have little room.
 */
export const inRow = [3, 2, 1] as const;

/** The cell of a row's actions, pinned to the end. No field can have its name. */
const actionsCell = (inline: number): GridCell => ({
  name: "~actions",
  align: "start",
  pin: "end",
  isOffPaper: true,
  cell: (row) => <RowActionsCell row={row} inline={inline} />,
});

/** Whether a table can be sorted by a column, whose values must have a meaningful order. */
export function canSortBy({ isSortable, type, tabled }: TableColumn): boolean {
  return isSortable && type.kind !== "list" && type.kind !== "record" && !tabled?.isUnordered;
}

const gap = 14;
const moreWidth = 28;
const padding = 20;
const signWidth = 26;

/** The width in pixels of the action column for rows with these actions. */
export function actionsWidth(
  rows: readonly (readonly VisibleAction[])[],
  title: string,
  inline: number,
): number {
  const widths = rows.map((visible) => {
    const [shown, hidden] = dividedAt(visible, inline);
    const buttons = shown.map(({ label, host }) => textWidth(label) + outsideWidth(host));
    if (hidden.length > 0) buttons.push(moreWidth);
    return buttons.reduce((sum, width) => sum + width, gap * (buttons.length - 1));
  });
  return Math.max(...widths, Math.ceil(textWidth(title) * boldness)) + padding;
}

/** The width of the mark of an external link; 0 without one. */
function outsideWidth(host: string | null): number {
  return host === null ? 0 : textWidth(shownHost(host)) + signWidth;
}

/** The interpreter of a table's row actions, and the plan that says which fields name a row. */
export const RowActionsContext = createContext<{ actions: Actions; rows: RowsPlan } | null>(null);

/**
 * The actions of one row; it follows changes of the interpreter even where its row stays the same.
 */
export function RowActionsCell({ row, inline }: { row: Row; inline: number }) {
  const host = useHost();
  const context = useContext(RowActionsContext);
  if (!context) return null;
  const subject = nameOfRow(host, row, context.rows);
  return <RowActions actions={context.actions} row={row} subject={subject} inline={inline} />;
}

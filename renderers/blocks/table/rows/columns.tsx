import { createContext, useContext } from "react";
import { knownHost } from "../../../../src/language/link/destination.ts";
import type { ActionPlan } from "../../../../src/language/plan/plans.ts";
import { shownHost } from "../../../../src/ui/outside/outside-sign.tsx";
import { dividedAt, RowActions } from "../../../runtime/act/action-buttons.tsx";
import type { Actions } from "../../../runtime/act/use-actions.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { FieldValue } from "../../../runtime/show/cell-view.tsx";
import { plainText, textWidth } from "../../../runtime/show/plain-text.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { Pin } from "../arrange/table-view.ts";
import type { GridCell } from "../grid/grid-column.ts";
import type { TablePlan } from "../kind.ts";
import type { Row } from "../query/table-rows.ts";

type TableColumn = TablePlan["columns"][number];

/**
 * The cells of a table's columns and, where it has row actions, of the action column. They stay the
 * same objects while the columns do.
 */
export function cellsOf(
  { columns, rows }: TablePlan,
  pins: ReadonlyMap<string, Pin | null>,
  hasActions: boolean,
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
  return hasActions ? [...cells, actionsCell] : cells;
}

/** The number of actions shown in a row; further ones go into a menu. */
const mostInRow = 3;

/** The cell of a row's actions, pinned to the end. No field can have its name. */
const actionsCell: GridCell = {
  name: "~actions",
  align: "start",
  pin: "end",
  isOffPaper: true,
  cell: (row) => <RowActionsCell row={row} inline={mostInRow} />,
};

/** Whether a table can be sorted by a column, whose values must have a meaningful order. */
export function canSortBy({ isSortable, type, tabled }: TableColumn): boolean {
  return isSortable && type.kind !== "list" && type.kind !== "record" && !tabled?.isUnordered;
}

const gap = 14;
const moreWidth = 28;
const padding = 24;
const signWidth = 26;

/** The width of the action column in pixels. */
export function actionsWidth(
  actions: readonly ActionPlan[],
  title: string,
  textOf: (label: ActionPlan["label"]) => string,
): number {
  const [shown, hidden] = dividedAt(actions, mostInRow);
  // Where a condition hides an action on a row, the actions after it move up.
  const conditional = shown.filter(({ when }) => when !== null).length;
  const longest = actions
    .slice(0, shown.length + conditional)
    .map(({ label, effect }) => textWidth(textOf(label)) + outsideWidth(effect) + gap)
    .sort((a, b) => b - a);
  const labels = longest.slice(0, shown.length).reduce((sum, length) => sum + length, 0);
  const width = labels + (hidden.length > 0 ? moreWidth : 0);
  return Math.max(width, textWidth(title)) + padding;
}

/** The width of the mark of an external link; 0 where the page does not fix the host. */
function outsideWidth(effect: ActionPlan["effect"]): number {
  const host = effect.type === "go" ? knownHost(effect.address) : null;
  return host === null ? 0 : textWidth(shownHost(host)) + signWidth;
}

/** The interpreter of a table's row actions, and the field that names a row. */
export const RowActionsContext = createContext<{ actions: Actions; labelField: string } | null>(
  null,
);

/**
 * The actions of one row; it follows changes of the interpreter even where its row stays the same.
 */
export function RowActionsCell({ row, inline }: { row: Row; inline: number }) {
  const host = useHost();
  const context = useContext(RowActionsContext);
  if (!context) return null;
  const subject = shownText(host, row[context.labelField]);
  return <RowActions actions={context.actions} row={row} subject={subject} inline={inline} />;
}

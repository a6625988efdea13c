import { type CSSProperties, type MouseEvent, memo, type ReactNode } from "react";
import type { Pin } from "../arrange/table-view.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "./grid.module.css";
import { type GridCell, offsetOf } from "./grid-column.ts";
import { rowMark } from "./use-drawn-rows.ts";

/** The style that keeps a cell of a pinned column at its edge. */
export function pinStyle(pin: Pin | null, index: number) {
  if (pin === null) return {};
  const style: CSSProperties = {
    [pin === "start" ? "insetInlineStart" : "insetInlineEnd"]: `var(${offsetOf(index)})`,
  };
  return { "data-pin": pin, style };
}

/** The attributes that place a row among all rows of its grid. */
export interface RowPlace {
  [rowMark]: number;
  /** Set where the grid draws only some rows. */
  "aria-rowindex": number | undefined;
  /** One row takes the focus by Tab, the others by keys from there, and headings not at all. */
  tabIndex: 0 | -1 | undefined;
  /** Set on the row that takes the focus: screen readers read its content as its name. */
  id?: string;
  "aria-labelledby"?: string;
}

interface GridRowProps {
  row: Row;
  rowKey: string;
  place: RowPlace;
  cells: readonly GridCell[];
  /** The cells before those of the data columns. */
  before: ReactNode;
  className: string | undefined;
  /** Whether the row is selected; `null` where rows cannot be selected. */
  isSelected: boolean | null;
  toggle(row: Row): void;
}

/** A row of a grid. */
export function GridRow(props: GridRowProps) {
  const { row, rowKey, place, cells, before, className, isSelected, toggle } = props;
  return (
    <tr
      className={className}
      data-row-key={rowKey}
      {...place}
      {...(isSelected !== null && selectable(row, isSelected, toggle))}
    >
      {before}
      <Cells row={row} cells={cells} />
    </tr>
  );
}

/**
 * The cells are a component of their own, so that checking or selecting a row does not redraw them.
 * Of a value written from right to left, the end is cut and not the beginning.
 */
const Cells = memo(function Cells({ row, cells }: { row: Row; cells: readonly GridCell[] }) {
  return cells.map(({ name, align, pin, isOffPaper, cell }, index) => (
    <td
      key={name}
      className={styles.value}
      dir="auto"
      data-align={align}
      data-off-paper={isOffPaper}
      {...pinStyle(pin, index)}
    >
      {cell(row)}
    </td>
  ));
});

function selectable(row: Row, isSelected: boolean, toggle: (row: Row) => void) {
  return {
    "aria-selected": isSelected,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // The shift key extends a selected text by itself.
      const isCopying = !event.shiftKey && holdsSelectedText(event.currentTarget);
      if (!isWithinControl(event) && !isCopying) toggle(row);
    },
  };
}

/** Whether a part of the row's text is selected: who drags over it to copy it does not click. */
function holdsSelectedText(row: HTMLElement): boolean {
  const selection = row.ownerDocument.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}

/** Whether a click hit a control of the row or a menu opened from it, and so not the row itself. */
export function isWithinControl({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  return target.closest("a, button, input, label") !== null;
}

import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
} from "react";
import type { Pin } from "../arrange/table-view.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "./grid.module.css";
import { type GridCell, offsetOf } from "./grid-column.ts";
import { rowMark } from "./use-drawn-rows.ts";

/** Holds a cell of a pinned column at its edge. */
export function pinStyle(pin: Pin | null, index: number) {
  if (pin === null) return {};
  const style: CSSProperties = {
    [pin === "start" ? "insetInlineStart" : "insetInlineEnd"]: `var(${offsetOf(index)})`,
  };
  return { "data-pin": pin, style };
}

interface GridRowProps {
  row: Row;
  rowKey: string;
  /** Its place among all rows of the grid, from 0; `null` where all are drawn. */
  index: number | null;
  cells: readonly GridCell[];
  /** The cells before those of the data. */
  before: ReactNode;
  className: string | undefined;
  /** Whether it is selected; `null` where rows cannot be. */
  isSelected: boolean | null;
  toggle(row: Row): void;
}

/** A row of a grid. */
export function GridRow(props: GridRowProps) {
  const { row, rowKey, index, cells, before, className, isSelected, toggle } = props;
  return (
    <tr
      className={className}
      data-row-key={rowKey}
      {...placeOf(index)}
      {...(isSelected !== null && selectable(row, isSelected, toggle))}
    >
      {before}
      <Cells row={row} cells={cells} />
    </tr>
  );
}

/** Marks a row with its place, where not all are drawn. */
export function placeOf(index: number | null) {
  return index === null ? {} : { "aria-rowindex": index + 2, [rowMark]: index };
}

/** Apart, so that a check or a selection does not draw the values anew. */
const Cells = memo(function Cells({ row, cells }: { row: Row; cells: readonly GridCell[] }) {
  return cells.map(({ name, align, pin, isOffPaper, cell }, index) => (
    <td
      key={name}
      className={styles.value}
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
    tabIndex: 0,
    "aria-selected": isSelected,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isWithinControl(event)) toggle(row);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      if (event.key === "Enter" || event.key === " ") toggle(row);
      else if (event.key === "ArrowDown") focusRow(event.currentTarget, "nextElementSibling");
      else if (event.key === "ArrowUp") focusRow(event.currentTarget, "previousElementSibling");
      else return;
      event.preventDefault();
    },
  };
}

/** A click on a button of the row, or in a menu it opened, is not one on the row. */
export function isWithinControl({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  return target.closest("a, button, input, label") !== null;
}

/** Focuses the next row that way; what stands below an open one is none. */
function focusRow(from: Element, way: "nextElementSibling" | "previousElementSibling"): void {
  let row = from[way];
  while (row instanceof HTMLElement && row.tabIndex !== 0) row = row[way];
  if (row instanceof HTMLElement) row.focus();
}

import { type KeyboardEvent, type PointerEvent, type ThHTMLAttributes, useRef } from "react";
import { useHost } from "../../../runtime/contexts.ts";
import styles from "./arrange.module.css";
import { leastWidth, mostWidth, withinWidths } from "./table-view.ts";

const step = 16;

/** What the end of a header's cell needs to change its column's width. */
export interface ColumnEdgeProps {
  label: string;
  width: number;
  /** Told of every width on the way; `isDone` with the last. */
  onResize(width: number, isDone: boolean): void;
  /** The table finds the width again. */
  onReset(): void;
}

/** The end of a column: dragged, moved with the arrow keys, set back by a double click. */
function ColumnEdge({ label, width, onResize, onReset }: ColumnEdgeProps) {
  const host = useHost();
  const grip = useRef({ at: 0, width, wanted: width });
  const seize = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const drawn = event.currentTarget.closest("th")?.getBoundingClientRect().width ?? width;
    grip.current = { at: event.clientX, width: drawn, wanted: drawn };
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { at, width: from } = grip.current;
    grip.current.wanted = withinWidths(from + event.clientX - at);
    onResize(grip.current.wanted, false);
  };
  const release = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { wanted, width: from } = grip.current;
    if (wanted !== from) onResize(wanted, true);
  };
  const press = (event: KeyboardEvent): void => {
    // The header below sorts by its column.
    if (event.key === "Enter" || event.key === " ") event.stopPropagation();
    const wanted = widthAfter(event.key, width);
    if (wanted === null) return;
    event.preventDefault();
    onResize(wanted, true);
  };
  return (
    <hr
      aria-orientation="vertical"
      aria-label={host.text("table.columnWidth", { name: label })}
      aria-valuenow={width}
      aria-valuemin={leastWidth}
      aria-valuemax={mostWidth}
      tabIndex={0}
      className={styles.edge}
      onPointerDown={seize}
      onPointerMove={drag}
      onPointerUp={release}
      onKeyDown={press}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={onReset}
    />
  );
}

function widthAfter(key: string, width: number): number | null {
  if (key === "ArrowLeft") return withinWidths(width - step);
  if (key === "ArrowRight") return withinWidths(width + step);
  if (key === "Home") return leastWidth;
  return key === "End" ? mostWidth : null;
}

interface HeaderCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  edge?: ColumnEdgeProps | undefined;
}

/** A cell of a table's header, with its edge. */
export function HeaderCell({ edge, children, ...cell }: HeaderCellProps) {
  return (
    <th {...cell}>
      {children}
      {edge && <ColumnEdge {...edge} />}
    </th>
  );
}

import type { ReactNode, RefObject } from "react";
import { useWindow, withHeld } from "./use-window.ts";
import styles from "./windowed-rows.module.css";

interface WindowedRowsProps<T> {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  items: readonly T[];
  /** The height of every row in pixels. */
  rowHeight: number;
  /** What stands above the rows and scrolls with them, in pixels. */
  above?: number;
  /** A row that is drawn wherever it stands, as one that is spoken of by its id must be. */
  held?: number;
  keyOf(item: T): string | number;
  row(item: T, index: number): ReactNode;
}

/** Draws only the rows in sight: they all have one height, so that none is ever measured. */
export function WindowedRows<T>(props: WindowedRowsProps<T>) {
  const { scroller, items, rowHeight, above = 0, held, keyOf, row } = props;
  const drawn = withHeld(useWindow(scroller, items.length, rowHeight, { above }), held);
  return (
    <div className={styles.all} style={{ height: items.length * rowHeight }}>
      {drawn.map((index) => {
        const item = items[index];
        if (item === undefined) return null;
        const style = { height: rowHeight, transform: `translateY(${index * rowHeight}px)` };
        return (
          <div key={keyOf(item)} className={styles.row} role="presentation" style={style}>
            {row(item, index)}
          </div>
        );
      })}
    </div>
  );
}

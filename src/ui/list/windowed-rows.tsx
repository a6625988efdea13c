import type { ReactNode, RefObject } from "react";
import { useIsPrinted } from "../use-media.ts";
import { useWindow, withHeld } from "./use-window.ts";
import styles from "./windowed-rows.module.css";

interface WindowedRowsProps<T> {
  scroller: RefObject<HTMLElement | null>;
  items: readonly T[];
  /** The height of every row in pixels. */
  rowHeight: number;
  /** The height in pixels of what scrolls above the rows. */
  above?: number;
  /**
   * The index of a row that is drawn wherever it is, as one that other elements name by its id must
   * be.
   */
  held?: number;
  keyOf(item: T): string | number;
  row(item: T, index: number): ReactNode;
}

/**
 * Draws only the visible rows, which all have one height, so that none has to be measured. In print
 * all rows follow each other, so that pages break between them.
 */
export function WindowedRows<T>(props: WindowedRowsProps<T>) {
  const { scroller, items, rowHeight, above = 0, held, keyOf, row } = props;
  const isPrinted = useIsPrinted();
  const drawn = withHeld(useWindow(scroller, items.length, rowHeight, { above }), held);
  if (isPrinted) return items.map((item, index) => <div key={keyOf(item)}>{row(item, index)}</div>);
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

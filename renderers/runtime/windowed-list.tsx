import { type ReactNode, type RefObject, useEffect, useState } from "react";
import styles from "./windowed-list.module.css";

interface WindowedListProps<T> {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  items: readonly T[];
  /** The height of every row in pixels. */
  rowHeight: number;
  keyOf(item: T): string | number;
  row(item: T, index: number): ReactNode;
}

/** Rows drawn beyond both edges; the window moves by as many at a time. */
const beyond = 8;

/** Draws only the rows in sight: they all have one height, so that none is ever measured. */
export function WindowedList<T>({ scroller, items, rowHeight, keyOf, row }: WindowedListProps<T>) {
  const [start, end] = useWindow(scroller, items.length, rowHeight);
  return (
    <div className={styles.all} style={{ height: items.length * rowHeight }}>
      {items.slice(start, end).map((item, offset) => (
        <div
          key={keyOf(item)}
          className={styles.row}
          role="presentation"
          style={{ height: rowHeight, transform: `translateY(${(start + offset) * rowHeight}px)` }}
        >
          {row(item, start + offset)}
        </div>
      ))}
    </div>
  );
}

function useWindow(
  scroller: RefObject<HTMLElement | null>,
  length: number,
  rowHeight: number,
): [number, number] {
  const [edges, setEdges] = useState<readonly [number, number]>([0, 3 * beyond]);
  // Not a layout effect: the element around this one is known only after those.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = (): void => {
      const first = Math.floor(element.scrollTop / rowHeight / beyond) * beyond;
      const seen = Math.ceil(element.clientHeight / rowHeight);
      const next = [Math.max(0, first - beyond), first + seen + 2 * beyond] as const;
      setEdges((known) => (known[0] === next[0] && known[1] === next[1] ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [scroller, rowHeight]);
  // A list that became shorter keeps its window within what there is.
  const start = Math.min(edges[0], Math.max(0, length - beyond));
  return [start, Math.min(length, edges[1])];
}

/** Scrolls no further than it must for a row to be seen. */
export function scrollToRow(element: HTMLElement | null, index: number, rowHeight: number): void {
  if (!element) return;
  const top = index * rowHeight;
  if (top < element.scrollTop) element.scrollTop = top;
  const below = top + rowHeight - element.clientHeight;
  if (below > element.scrollTop) element.scrollTop = below;
}

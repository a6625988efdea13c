import { type RefObject, useEffect, useState } from "react";

/** The number of items from which only the visible ones are drawn. */
export const windowedFrom = 200;

/** Rows drawn beyond each edge; the window also moves by this many rows at a time. */
const overscan = 8;

/** The indexes of a window and of held items beside it, in ascending order. */
export function withHeld(
  [start, end]: readonly [number, number],
  ...held: (number | undefined)[]
): number[] {
  const seen = Array.from({ length: Math.max(0, end - start) }, (_none, index) => start + index);
  const isBeside = (at: number | undefined): at is number =>
    at !== undefined && at >= 0 && (at < start || at >= end);
  return [...new Set([...held.filter(isBeside), ...seen])].sort((one, other) => one - other);
}

interface WindowOptions {
  /** The height in pixels of what scrolls above the items, or a function that measures it. */
  above?: number | ((scroller: HTMLElement) => number);
  /** Whether the items are arranged in a row. */
  isRow?: boolean;
  /** How many items are drawn before the scroller is measured: as many as it can show. */
  shown?: number;
}

/**
 * The index of the first item to draw, and of the first one after those, for items of one size: the
 * visible ones and some more on both sides.
 */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  length: number,
  size: number,
  { above = 0, isRow = false, shown = 3 * overscan }: WindowOptions = {},
): [number, number] {
  const [edges, setEdges] = useState(() => {
    const drawn = shown - (typeof above === "number" ? Math.floor(above / size) : 0);
    return { start: 0, end: Math.max(0, drawn), length };
  });
  // This is no layout effect, because the surrounding element is known only after those have run.
  useEffect(() => {
    const element = scroller.current;
    if (!element || length === 0) return undefined;
    const measure = (): void => {
      const before = typeof above === "number" ? above : above(element);
      const passed = (isRow ? element.scrollLeft : element.scrollTop) - before;
      const first = Math.floor(passed / size / overscan) * overscan;
      const seen = Math.ceil((isRow ? element.clientWidth : element.clientHeight) / size);
      const start = Math.max(0, first - overscan);
      const end = Math.max(0, first + seen + 2 * overscan);
      setEdges((known) => {
        const isKnown = known.start === start && known.end === end && known.length === length;
        return isKnown ? known : { start, end, length };
      });
    };
    // A resize observer reports after layout; measuring earlier would cause a second layout.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [scroller, length, size, above, isRow]);
  // The window of a list that became shorter stays within the list until it is measured again.
  const last = edges.length === length ? length : Math.max(0, length - overscan);
  return [Math.min(edges.start, last), Math.min(length, edges.end)];
}

/** Scrolls as little as possible to make a row visible. */
export function scrollToRow(element: HTMLElement | null, index: number, rowHeight: number): void {
  if (!element) return;
  const top = index * rowHeight;
  if (top < element.scrollTop) element.scrollTop = top;
  const below = top + rowHeight - element.clientHeight;
  if (below > element.scrollTop) element.scrollTop = below;
}

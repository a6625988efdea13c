import { type RefObject, useEffect, useState } from "react";

/** From so many of a thing on only those in sight are drawn. */
export const windowedFrom = 200;

/** How many rows are drawn beyond each edge; the window moves by as many at a time. */
const overscan = 8;

/** The places of a window, and those beside it that are drawn all the same, from first to last. */
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
  /** What stands before the things, or between those passed, and scrolls with them, in pixels. */
  above?: number | ((scroller: HTMLElement) => number);
  /** Whether they stand in a row. */
  isRow?: boolean;
}

/**
 * The first of so many things of one size to be drawn, and the first after those: what is in sight
 * and some more on both sides.
 */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  length: number,
  size: number,
  { above = 0, isRow = false }: WindowOptions = {},
): [number, number] {
  const [edges, setEdges] = useState<readonly [number, number]>([0, 3 * overscan]);
  const isEmpty = length === 0;
  // Not a layout effect: the element around this one is known only after those.
  useEffect(() => {
    const element = scroller.current;
    if (!element || isEmpty) return undefined;
    const measure = (): void => {
      const before = typeof above === "number" ? above : above(element);
      const passed = (isRow ? element.scrollLeft : element.scrollTop) - before;
      const first = Math.floor(Math.max(0, passed) / size / overscan) * overscan;
      const seen = Math.ceil((isRow ? element.clientWidth : element.clientHeight) / size);
      const next = [Math.max(0, first - overscan), first + seen + 2 * overscan] as const;
      setEdges((known) => (known[0] === next[0] && known[1] === next[1] ? known : next));
    };
    // It tells at once, after layout: to measure before would have the browser lay out twice.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [scroller, isEmpty, size, above, isRow]);
  // A list that became shorter keeps its window within what there is.
  const start = Math.min(edges[0], Math.max(0, length - overscan));
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

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useWindow, withHeld } from "../../../../src/ui/list/use-window.ts";
import type { Row } from "../query/table-rows.ts";
import { keyedRow, movedTo, nearestRow } from "./row-keys.ts";

/** The assumed height of a row in pixels until a row has been measured. */
const usualHeight = 47;

/** The most rows that a grid shows at once: its style limits the height, also of small rows. */
const mostInSight = 16;

/** The attribute that holds the index of a row among all rows of its grid. */
export const rowMark = "data-row";

/** The attribute that marks the panel below an expanded row. */
export const openMark = "data-open-row";

/**
 * The rows of a grid that are drawn: all of them, or in a large grid the visible ones. Expanded
 * rows and the row that had the focus last are always drawn, so that their state is kept. The
 * latter takes the focus by Tab; keys move it on from there.
 */
export function useDrawnRows(
  frame: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  isWindowed: boolean,
  open: readonly number[],
) {
  const count = rows.length;
  const [height, setHeight] = useState(usualHeight);
  const [last, setActive] = useState(0);
  const coming = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (isWindowed && count > 0) setHeight((known) => meanHeight(frame.current) ?? known);
  }, [frame, isWindowed, count]);
  useLayoutEffect(() => {
    if (coming.current === null) return;
    elementAt(frame.current, coming.current)?.focus();
    coming.current = null;
  });
  const active = nearestRow(rows, last);
  const above = open.length > 0 ? openAbove : 0;
  const seen = useWindow(frame, isWindowed ? count : 0, height, { above, shown: mostInSight });
  /** Focuses a row, once it is drawn. */
  const focus = (index: number): void => {
    const element = elementAt(frame.current, index);
    if (element) {
      element.focus();
      return;
    }
    coming.current = index;
    setActive(index);
  };
  return {
    drawn: isWindowed ? withHeld(seen, ...open, active) : null,
    height,
    active,
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
      const index = placeOf(target, currentTarget);
      if (index !== null) setActive(index);
    },
    /** The row that a key acts on; `null` where the key moved the focus or acts on no row. */
    rowOfKey(event: KeyboardEvent<HTMLElement>): Row | null {
      const element = keyedRow(event);
      const index = element && placeOf(element, event.currentTarget);
      if (!element || index === null) return null;
      const inSight = Math.min(frame.current?.clientHeight ?? 0, window.innerHeight);
      const page = Math.max(1, Math.floor(inSight / element.offsetHeight) - 1);
      const to = movedTo(rows, index, event, page);
      if (to === null) return rows[index] ?? null;
      event.preventDefault();
      focus(to);
      return null;
    },
  };
}

/** The index of the row that holds an element; `null` for the panel below an expanded row. */
function placeOf(element: Element, body: Element): number | null {
  const place = [...body.children].find((row) => row.contains(element))?.getAttribute(rowMark);
  return place == null ? null : Number(place);
}

/** Selects the drawn rows of a grid, and not those of another grid inside. */
export const ownRows = `:scope > table > tbody > [${rowMark}]`;

function elementAt(frame: HTMLElement | null, index: number): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`${ownRows}[${rowMark}="${index}"]`) ?? null;
}

/** The mean height of the drawn rows in pixels; `null` where no row is drawn. */
function meanHeight(frame: HTMLElement | null): number | null {
  const rows = [...(frame?.querySelectorAll(ownRows) ?? [])];
  const sum = rows.reduce((total, row) => total + row.getBoundingClientRect().height, 0);
  return sum > 0 ? sum / rows.length : null;
}

/** The total height in pixels of the expanded panels above the first visible row. */
function openAbove(frame: HTMLElement): number {
  return [...frame.querySelectorAll<HTMLElement>(`[${openMark}]`)]
    .filter(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight < frame.scrollTop)
    .reduce((total, { offsetHeight }) => total + offsetHeight, 0);
}

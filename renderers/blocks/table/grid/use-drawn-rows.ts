import { type FocusEvent, type RefObject, useLayoutEffect, useState } from "react";
import { useWindow, withHeld } from "../../../../src/ui/list/use-window.ts";

/** As high is a row until one was measured, in pixels. */
const usualHeight = 47;

/** The place of a row that is drawn, told by its element. */
export const rowMark = "data-row";

/** What stands below an open row, told by its element. */
export const openMark = "data-open-row";

/**
 * Which rows of a grid are drawn: all, or of many those in sight, with those that are open and the
 * one that has the focus, for what is typed and shown there stays.
 */
export function useDrawnRows(
  frame: RefObject<HTMLElement | null>,
  count: number,
  isWindowed: boolean,
  open: readonly number[],
) {
  const [height, setHeight] = useState(usualHeight);
  const [focused, setFocused] = useState<number>();
  useLayoutEffect(() => {
    if (isWindowed && count > 0) setHeight((known) => meanHeight(frame.current) ?? known);
  }, [frame, isWindowed, count]);
  const above = open.length > 0 ? openAbove : 0;
  const seen = useWindow(frame, isWindowed ? count : 0, height, { above });
  return {
    drawn: isWindowed ? withHeld(seen, ...open, focused) : null,
    height,
    onFocus(event: FocusEvent<HTMLElement>): void {
      if (isWindowed) setFocused(placeOf(event.target));
    },
    onBlur(): void {
      if (isWindowed) setFocused(undefined);
    },
  };
}

function placeOf(element: Element): number | undefined {
  const place = element.closest(`[${rowMark}]`)?.getAttribute(rowMark);
  return place ? Number(place) : undefined;
}

/** The mean height of the rows that are drawn, in pixels; `null` while none is. */
function meanHeight(frame: HTMLElement | null): number | null {
  const rows = [...(frame?.querySelectorAll(`[${rowMark}]`) ?? [])];
  const sum = rows.reduce((total, row) => total + row.getBoundingClientRect().height, 0);
  return sum > 0 ? sum / rows.length : null;
}

/** What stands open above the first row in sight, in pixels. */
function openAbove(frame: HTMLElement): number {
  return [...frame.querySelectorAll<HTMLElement>(`[${openMark}]`)]
    .filter(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight < frame.scrollTop)
    .reduce((total, { offsetHeight }) => total + offsetHeight, 0);
}

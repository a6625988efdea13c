import { type FocusEvent, type RefObject, useLayoutEffect, useState } from "react";
import { useWindow, withHeld } from "../../../../src/ui/list/use-window.ts";

/** The assumed height of a row in pixels until a row has been measured. */
const usualHeight = 47;

/** The attribute that holds the index of a drawn row. */
export const rowMark = "data-row";

/** The attribute that marks the panel below an expanded row. */
export const openMark = "data-open-row";

/**
 * The rows of a grid that are drawn: all of them, or in a large grid the visible ones. Expanded
 * rows and the row with the focus are always drawn, so that their state is kept.
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

/** The mean height of the drawn rows in pixels; `null` where no row is drawn. */
function meanHeight(frame: HTMLElement | null): number | null {
  const rows = [...(frame?.querySelectorAll(`[${rowMark}]`) ?? [])];
  const sum = rows.reduce((total, row) => total + row.getBoundingClientRect().height, 0);
  return sum > 0 ? sum / rows.length : null;
}

/** The total height in pixels of the expanded panels above the first visible row. */
function openAbove(frame: HTMLElement): number {
  return [...frame.querySelectorAll<HTMLElement>(`[${openMark}]`)]
    .filter(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight < frame.scrollTop)
    .reduce((total, { offsetHeight }) => total + offsetHeight, 0);
}

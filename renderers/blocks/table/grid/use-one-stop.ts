import { type RefObject, useEffect } from "react";
import { ownRows } from "./use-drawn-rows.ts";

/** The rows of a grid that Tab passes over: all but the one that takes the focus, and headings. */
const passed = `${ownRows}[tabindex="-1"]:not(:focus-within)`;

/**
 * Makes the rows of a grid one stop of the Tab key: it reaches one row and the controls in it, and
 * then what follows the grid. The other rows are inert only while the browser looks for the next
 * stop, so that controls of any kind need not know where they stand.
 */
export function useOneStop(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const passOver = ({ key }: KeyboardEvent): void => {
      if (key !== "Tab" || !frame.current?.checkVisibility()) return;
      const rows = [...frame.current.querySelectorAll<HTMLElement>(passed)];
      for (const row of rows) row.inert = true;
      setTimeout(() => {
        for (const row of rows) row.inert = false;
      });
    };
    document.addEventListener("keydown", passOver, { capture: true });
    return () => document.removeEventListener("keydown", passOver, { capture: true });
  }, [frame]);
}

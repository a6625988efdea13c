import { type RefObject, useEffect } from "react";
import { ownRows } from "./use-drawn-rows.ts";

const passing = '[tabindex="-1"]:not(:focus-within)';

/** The rows and headers of a grid that Tab passes over: all but those that take the focus. */
const passed = `${ownRows}${passing}, :scope > table > thead th${passing}`;

/**
 * Makes the headers of a grid one stop of the Tab key, and its rows another: it reaches one header
 * and one row, each with the controls in it, and then what follows the grid. The others are inert
 * only while the browser looks for the next stop, so that controls of any kind need not know where
 * they stand.
 */
export function useOneStop(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let inert: readonly HTMLElement[] = [];
    const release = (): void => {
      for (const part of inert) part.inert = false;
      inert = [];
    };
    const passOver = ({ key }: KeyboardEvent): void => {
      // A busy browser may report the next key before the timer, and no inert part takes the focus.
      release();
      if (key !== "Tab" || !frame.current?.checkVisibility()) return;
      inert = [...frame.current.querySelectorAll<HTMLElement>(passed)];
      for (const part of inert) part.inert = true;
      setTimeout(release);
    };
    document.addEventListener("keydown", passOver, { capture: true });
    return () => document.removeEventListener("keydown", passOver, { capture: true });
  }, [frame]);
}

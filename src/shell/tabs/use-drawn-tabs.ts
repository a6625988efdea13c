import { type RefObject, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { useWindow, windowedFrom, withHeld } from "../../ui/list/use-window.ts";
import type { Tab } from "./tabs.ts";

/** The width in pixels that all tabs of a long row have, and the gap between them. */
const tabWidth = 160;
const tabGap = 4;

/** The position of a tab where only some tabs are drawn. */
export interface TabPlace {
  position: number;
  count: number;
  /** The distance from the start of the row in pixels. */
  start: number;
  width: number;
}

/** The drawn tabs; `width` is that of the whole row, `null` where all tabs are drawn. */
export interface DrawnTabs {
  tabs: readonly Tab[];
  width: number | null;
  placeOf(tab: Tab): TabPlace | undefined;
  /** Keeps a tab drawn wherever it is, as a tab that has the focus or is dragged must be. */
  hold(id: string): void;
  /** Keeps a tab drawn like `hold`, but at once, so that its element can be found. */
  draw(id: string): void;
}

/**
 * The tabs to draw: all of them, or in a row of 200 or more the visible ones, the one at which the
 * Tab key stops, and the one that is held.
 */
export function useDrawnTabs(
  scroller: RefObject<HTMLElement | null>,
  tabs: readonly Tab[],
  tabStop: Tab | undefined,
): DrawnTabs {
  const [held, setHeld] = useState<string | null>(null);
  const isWindowed = tabs.length >= windowedFrom;
  const step = tabWidth + tabGap;
  const seen = useWindow(scroller, isWindowed ? tabs.length : 0, step, { isRow: true });
  const hold = setHeld;
  const draw = useCallback((id: string) => flushSync(() => setHeld(id)), []);
  if (!isWindowed) return { tabs, width: null, placeOf: () => undefined, hold, draw };
  const placed = new Map(tabs.map((tab, position) => [tab.id, position]));
  const drawn = withHeld(seen, placed.get(tabStop?.id ?? ""), placed.get(held ?? ""));
  return {
    tabs: drawn.flatMap((position) => tabs[position] ?? []),
    width: tabs.length * step,
    placeOf(tab) {
      const position = placed.get(tab.id) ?? 0;
      return { position, count: tabs.length, start: position * step, width: tabWidth };
    },
    hold,
    draw,
  };
}

import { type RefObject, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { useWindow, windowedFrom, withHeld } from "../../ui/list/use-window.ts";
import type { Tab } from "./tabs.ts";

/** The width of a tab among so many that they all have the same, and the gap after it. */
const tabWidth = 160;
const tabGap = 4;

/** Where a tab stands among those of which only some are drawn. */
export interface TabPlace {
  position: number;
  count: number;
  /** In pixels. */
  start: number;
  width: number;
}

/** The tabs that are drawn; `width` is the whole row's, `null` where all tabs are drawn. */
export interface DrawnTabs {
  tabs: readonly Tab[];
  width: number | null;
  placeOf(tab: Tab): TabPlace | undefined;
  /** Has a tab drawn wherever it stands, as one that has the focus or is dragged must be. */
  hold(id: string): void;
  /** The same at once, so that it is found. */
  draw(id: string): void;
}

/** All tabs; from 200 on those in sight, the one where the Tab key stops, and one that is held. */
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

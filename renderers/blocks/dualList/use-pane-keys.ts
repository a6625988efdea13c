import type { KeyboardEvent, RefObject } from "react";
import { scrollToRow } from "../../runtime/windowed-list.tsx";
import type { ItemKey } from "./dual-set.ts";
import type { PaneState } from "./use-pane-state.ts";

interface KeyedPane {
  state: PaneState;
  isEditable: boolean;
  moveKey: "ArrowLeft" | "ArrowRight";
  onMove(keys: Iterable<ItemKey>): void;
}

/** The height of a row in pixels, as the style sheet has it. */
export const rowHeight = 36;

const rowsOfAPage = 8;

/**
 * The keys of a list: arrows, Home, End and Page Up and Down go from item to item, with shift they
 * tick on the way; Space ticks, Ctrl+A ticks all that is shown; Enter moves the item, and the arrow
 * that points to the other list moves all that is ticked.
 */
export function usePaneKeys(
  { state, isEditable, moveKey, onMove }: KeyedPane,
  scroller: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  const { shown, ticked, active } = state;
  const at = active === null ? -1 : shown.findIndex(({ key }) => key === active);

  const goTo = (index: number, isTicking: boolean): void => {
    const bounded = Math.max(0, Math.min(shown.length - 1, index));
    const item = shown[bounded];
    if (!item) return;
    if (isTicking && isEditable) state.tickTo(item.key);
    else state.setActive(item.key);
    scrollToRow(scroller.current, bounded, rowHeight);
  };

  const goBy: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: rowsOfAPage,
    PageUp: -rowsOfAPage,
    Home: -shown.length,
    End: shown.length,
  };

  const act = (event: KeyboardEvent): boolean => {
    const item = shown[at];
    if (event.key === " " && item) state.toggle(item.key);
    else if (event.key === "a" && (event.ctrlKey || event.metaKey)) state.tickShown(true);
    else if (event.key === "Enter" && item) {
      // The next item takes its place, so that several can be moved one after another.
      const next = shown[at + 1] ?? shown[at - 1];
      onMove([item.key]);
      if (next) state.setActive(next.key);
    } else if (event.key === moveKey && ticked.size > 0) onMove(ticked);
    else return false;
    return true;
  };

  return (event) => {
    const step = goBy[event.key];
    if (step !== undefined) goTo(at + step, event.shiftKey);
    else if (!isEditable || !act(event)) return;
    event.preventDefault();
  };
}

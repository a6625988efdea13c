import type { KeyboardEvent, RefObject } from "react";
import { scrollToRow } from "../../../../src/ui/windowed-list.tsx";
import type { ItemKey } from "../dual-set.ts";
import type { PaneState } from "./use-pane-state.ts";

interface KeyedPane {
  state: PaneState;
  isEditable: boolean;
  rowHeight: number;
  moveKey: "ArrowLeft" | "ArrowRight";
  onMove(keys: Iterable<ItemKey>): void;
}

const rowsOfAPage = 8;

/**
 * The keys of a list: arrows, Home, End and Page Up and Down go from line to line, with shift they
 * tick on the way; Space ticks, Ctrl+A ticks all that is shown; Enter moves the item, and the arrow
 * that points to the other list moves all that is ticked. In a tree that takes Ctrl with it, for
 * there the arrows open and close.
 */
export function usePaneKeys(
  { state, isEditable, rowHeight, moveKey, onMove }: KeyedPane,
  scroller: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  const { lines, ticked, active, isTree } = state;
  const at = active === null ? -1 : lines.findIndex(({ item }) => item.key === active);
  const line = lines[at];

  const goTo = (index: number, isTicking = false): void => {
    const bounded = Math.max(0, Math.min(lines.length - 1, index));
    const wanted = lines[bounded];
    if (!wanted) return;
    if (isTicking && isEditable) state.tickTo(wanted.item);
    else state.setActive(wanted.item.key);
    scrollToRow(scroller.current, bounded, rowHeight);
  };

  const goBy: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: rowsOfAPage,
    PageUp: -rowsOfAPage,
    Home: -lines.length,
    End: lines.length,
  };

  const openOrClose = (key: string): void => {
    if (!line) return;
    const { item, isParent, isClosed } = line;
    if (key === "ArrowRight") {
      if (isClosed) state.setClosed(item.key, false);
      else if (isParent) goTo(at + 1);
    } else if (isParent && !isClosed && state.search === "") state.setClosed(item.key, true);
    else if (item.parent) goTo(lines.findIndex((above) => above.item === item.parent));
  };

  const act = (event: KeyboardEvent): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === " " && line) state.toggle(line.item);
    else if (event.key === "a" && isCommand) state.tickFound(true);
    else if (event.key === "Enter" && line) {
      const keys = state.keysOf(line.item);
      const gone = new Set(keys);
      // The next item takes its place, so that several can be moved one after another.
      const next =
        lines.slice(at + 1).find(({ item }) => !gone.has(item.key)) ?? lines[at - 1] ?? null;
      onMove(keys);
      if (next) state.setActive(next.item.key);
    } else if (event.key === moveKey && (isCommand || !isTree)) onMove(ticked);
    else return false;
    return true;
  };

  return (event) => {
    const step = goBy[event.key];
    const isArrow = event.key === "ArrowLeft" || event.key === "ArrowRight";
    if (step !== undefined) goTo(at + step, event.shiftKey);
    else if (isTree && isArrow && !event.ctrlKey && !event.metaKey) openOrClose(event.key);
    else if (!isEditable || !act(event)) return;
    event.preventDefault();
  };
}

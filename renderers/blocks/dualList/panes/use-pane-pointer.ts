import type { MouseEvent, RefObject } from "react";
import type { ItemKey } from "../dual-set.ts";
import type { Line } from "./pane-lines.ts";
import type { PaneState } from "./use-pane-state.ts";

interface PanePointer {
  onMouseDown(event: MouseEvent): void;
  onClick(event: MouseEvent): void;
  onDoubleClick(event: MouseEvent): void;
}

/** The line of a list that an event happened on. */
export function lineAt(lines: readonly Line[], target: EventTarget | null): Line | null {
  const drawn = target instanceof Element ? target.closest("[data-line]") : null;
  return lines[Number(drawn?.getAttribute("data-line") ?? -1)] ?? null;
}

/**
 * A click ticks an item, a click with shift all up to it, a double click moves it. The list takes
 * them for its items, as it takes the keys: it holds the focus and names its active item.
 */
export function usePanePointer(
  list: { state: PaneState; isEditable: boolean; onMove(keys: Iterable<ItemKey>): void },
  scroller: RefObject<HTMLElement | null>,
): PanePointer {
  const { state, isEditable, onMove } = list;
  return {
    onMouseDown: (event) => {
      if (lineAt(state.lines, event.target) === null) return;
      event.preventDefault();
      scroller.current?.focus({ preventScroll: true });
    },
    onClick: (event) => {
      const line = lineAt(state.lines, event.target);
      if (line === null) return;
      const { item, isClosed } = line;
      if (isOpener(event.target)) {
        state.setClosed(item.key, !isClosed);
        state.setActive(item.key);
      } else if (!isEditable) state.setActive(item.key);
      else if (event.shiftKey) state.tickTo(item);
      else if (event.detail < 2) state.toggle(item);
    },
    onDoubleClick: (event) => {
      const line = lineAt(state.lines, event.target);
      if (line !== null && isEditable && !isOpener(event.target)) onMove(state.keysOf(line.item));
    },
  };
}

/** Whether it is what opens and closes a line of a tree. */
function isOpener(target: EventTarget): boolean {
  return target instanceof Element && target.closest("[data-opens]") !== null;
}

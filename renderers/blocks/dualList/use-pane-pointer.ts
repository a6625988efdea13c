import type { MouseEvent, RefObject } from "react";
import type { Item, ItemKey } from "./dual-set.ts";
import type { PaneState } from "./use-pane-state.ts";

interface PanePointer {
  onMouseDown(event: MouseEvent): void;
  onClick(event: MouseEvent): void;
  onDoubleClick(event: MouseEvent): void;
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
  const itemAt = ({ target }: MouseEvent): Item | null => {
    const option = target instanceof Element ? target.closest("[role=option]") : null;
    return state.shown[Number(option?.getAttribute("aria-posinset")) - 1] ?? null;
  };
  return {
    onMouseDown: (event) => {
      if (itemAt(event) === null) return;
      event.preventDefault();
      scroller.current?.focus({ preventScroll: true });
    },
    onClick: (event) => {
      const item = itemAt(event);
      if (item === null || !isEditable) return;
      if (event.shiftKey) state.tickTo(item.key);
      else if (event.detail < 2) state.toggle(item.key);
    },
    onDoubleClick: (event) => {
      const item = itemAt(event);
      if (item !== null && isEditable) onMove([item.key]);
    },
  };
}

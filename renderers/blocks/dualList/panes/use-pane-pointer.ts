import type { MouseEvent, RefObject } from "react";
import { lineAt } from "../../../../src/ui/list/line.ts";
import type { ItemKey } from "../dual-set.ts";
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
  return {
    onMouseDown: (event) => {
      if (lineAt(state.lines, event.target) === null) return;
      event.preventDefault();
      scroller.current?.focus({ preventScroll: true });
    },
    onClick: (event) => {
      const line = lineAt(state.lines, event.target);
      if (line === null) return;
      const { node, isOpen } = line;
      if (isOpener(event.target)) {
        state.setOpen([node.key], !isOpen);
        state.setActive(node.key);
      } else if (!isEditable) state.setActive(node.key);
      else if (event.shiftKey) state.tickTo(node.key);
      else if (event.detail < 2) state.toggle(node);
    },
    onDoubleClick: (event) => {
      const line = lineAt(state.lines, event.target);
      if (line !== null && isEditable && !isOpener(event.target)) onMove(state.keysOf(line.node));
    },
  };
}

/** Whether it is what opens and closes a line of a tree. */
function isOpener(target: EventTarget): boolean {
  return target instanceof Element && target.closest("[data-opens]") !== null;
}

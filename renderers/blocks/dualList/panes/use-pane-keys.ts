import { theme } from "antd";
import type { KeyboardEvent, MouseEvent, RefObject } from "react";
import { lineAt } from "../../../../src/ui/list/line.ts";
import { useTree } from "../../../../src/ui/list/use-tree.ts";
import { useIsTouched } from "../../../../src/ui/use-media.ts";
import type { ItemKey } from "../dual-set.ts";
import type { PaneProps } from "./use-pane.ts";

/**
 * Handles the keys of a list besides those that move through it. With Shift, moving also ticks the
 * items on the way; Space ticks an item, Ctrl+A ticks all shown items; Enter moves the item, and
 * the arrow key towards the other list moves all ticked items. In a tree the arrow keys open and
 * close nodes, so moving the ticked items needs Ctrl too.
 */
export function usePaneKeys(
  { state, isEditable, moveKey, onMove }: PaneProps,
  scroller: RefObject<HTMLElement | null>,
) {
  const { lines, ticked, active, isTree } = state;
  const tree = useTree<ItemKey, (typeof lines)[number]["node"]>({
    scroller,
    lines,
    active,
    rowHeightPx: useRowHeight(),
    goTo(key, event) {
      const isTicking = isEditable && event.shiftKey && event.key.length > 1;
      if (isTicking) state.tickTo(key);
      else state.setActive(key);
    },
    setOpen(keys, isOpen) {
      if (isOpen || state.search === "") state.setOpen(keys, isOpen);
      // Nodes cannot be collapsed during a search.
      else if (line?.node.parent) {
        state.setActive(line.node.parent.key);
        tree.show(line.node.parent.key);
      }
    },
  });
  const at = tree.rows.held;
  const line = lines[at];

  const act = (event: KeyboardEvent): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === "a" && isCommand) state.tickFound(true);
    else if (event.key === moveKey && (isCommand || !isTree)) onMove(ticked);
    else if (!line || tree.isWithinWord(event)) return false;
    else if (event.key === " ") state.toggle(line.node);
    else if (event.key === "Enter") {
      const keys = state.keysOf(line.node);
      const gone = new Set(keys);
      // After a move the next item becomes active, so that several can be moved in a row.
      const next = lines.slice(at + 1).find(({ node }) => !gone.has(node.key)) ?? lines[at - 1];
      onMove(keys);
      if (next) state.setActive(next.node.key);
    } else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if ((isEditable && act(event)) || tree.walk(event)) event.preventDefault();
  };
  return { tree, onKeyDown };
}

/** Minimum height of a touch target, in pixels. */
const touched = 44;

/** The height of a line in pixels, by the size of the interface (specification section 9). */
export function useRowHeight(): number {
  const { token } = theme.useToken();
  const isTouched = useIsTouched();
  const height = Math.round(token.controlHeight) + 2;
  return isTouched ? Math.max(height, touched) : height;
}

/**
 * A click ticks an item, Shift+click ticks a range, a double click moves the item. The list handles
 * the events for its items, as it holds the focus and names its active item.
 */
export function usePanePointer(
  { state, isEditable, onMove }: PaneProps,
  scroller: RefObject<HTMLElement | null>,
) {
  return {
    onMouseDown: (event: MouseEvent) => {
      if (lineAt(state.lines, event.target) === null) return;
      event.preventDefault();
      scroller.current?.focus({ preventScroll: true });
    },
    onClick: (event: MouseEvent) => {
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
    onDoubleClick: (event: MouseEvent) => {
      const line = lineAt(state.lines, event.target);
      if (line !== null && isEditable && !isOpener(event.target)) onMove(state.keysOf(line.node));
    },
  };
}

/** Whether the element is the button that opens and closes a tree line. */
function isOpener(target: EventTarget): boolean {
  return target instanceof Element && target.closest("[data-opens]") !== null;
}

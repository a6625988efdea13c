import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from "react";
import { lineAt } from "../../../../src/ui/list/line.ts";
import { useTree } from "../../../../src/ui/list/use-tree.ts";
import type { Zone } from "../change/tree-places.ts";
import type { MoveMode } from "../change/use-move-mode.ts";
import type { NodeChanges } from "../change/use-node-changes.ts";
import type { TreePlan } from "../kind.ts";
import { isOpenable, type NodeKey } from "../state/tree-index.ts";
import type { TreeState } from "../state/use-tree-state.ts";

/**
 * Handles the keys of a tree besides those that move through it. With Shift an arrow key also
 * checks the nodes on the way; Enter selects, Space checks or selects, F2 renames, Delete deletes.
 * Alt with an arrow key starts moving a node: arrow keys then choose its place, Enter confirms it,
 * Escape cancels.
 */
export function useTreeKeys(
  plan: TreePlan,
  state: TreeState,
  changes: NodeChanges,
  scroller: RefObject<HTMLElement | null>,
  rowHeightPx: number,
) {
  const { lines, active } = state;
  const node = active === null ? null : (state.index.nodes.get(active) ?? null);
  const isChecking = plan.selection !== "single";

  const tree = useTree({
    scroller,
    lines,
    active,
    rowHeightPx,
    goTo(key, event) {
      state.setActive(key);
      const isStep = event.key === "ArrowDown" || event.key === "ArrowUp";
      if (isStep && event.shiftKey && isChecking) state.toggle(key);
    },
    setOpen: (keys, isOpen) => (isOpen ? state.open(keys) : state.close(keys)),
  });

  const act = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (!node) return false;
    if (event.altKey) {
      const isArrow = key === "ArrowDown" || key === "ArrowUp";
      return isArrow && changes.begin(plan.move, node);
    }
    if (key === "F2") return changes.begin(plan.rename, node);
    if (key === "Delete") return changes.begin(plan.remove, node);
    if (key === "a" && (event.ctrlKey || event.metaKey) && isChecking) state.toggleSeen();
    else if (tree.isWithinWord(event)) return false;
    else if (key === " " && isChecking) state.toggle(node.key);
    else if (key === "Enter" || key === " ") state.select(node.key);
    else return false;
    return true;
  };

  return {
    tree,
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (!isOwn(event)) return;
      const isTaken = changes.moving.node
        ? movesBy(event.key, changes.moving, tree.show)
        : act(event) || tree.walk(event);
      if (isTaken) event.preventDefault();
    },
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      const first = state.selected?.key ?? lines[0]?.node.key;
      if (target === currentTarget && active === null && first !== undefined)
        state.setActive(first);
    },
  };
}

/** Handles a key while a node is moved; returns whether it did. */
function movesBy(key: string, moving: MoveMode, show: (key: NodeKey | null) => void): boolean {
  const { node, target } = moving;
  if (key === "ArrowDown" || key === "ArrowUp") show(moving.step(key === "ArrowDown" ? 1 : -1));
  else if (key === "Escape") moving.giveUp();
  else if (key === "Enter" || key === " ") {
    if (node && target) void moving.drop(node, target);
    else moving.giveUp();
  } else return key !== "Tab";
  return true;
}

/** Whether a key was pressed on the tree or a node, not on a control within one. */
function isOwn({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return target === currentTarget || (target instanceof Element && target.role === "treeitem");
}

const zones: readonly Zone[] = ["inside", "after", "before"];

/**
 * A click expands, checks or selects a node, a double click renames it; during a move a click
 * chooses the place. The tree handles these events for all nodes.
 */
export function useTreePointer(plan: TreePlan, state: TreeState, changes: NodeChanges) {
  const { moving } = changes;
  return {
    onClick: (event: MouseEvent<HTMLElement>): void => {
      const line = lineAt(state.lines, event.target);
      if (!line) return;
      // The tree element holds the focus for all nodes. The focus moves on click, since moving it
      // on mousedown would prevent a drag.
      event.currentTarget.focus({ preventScroll: true });
      const { key } = line.node;
      const part = partOf(event.target);
      if (part === "switch") {
        state.setActive(key);
        if (line.isOpen) state.close([key]);
        else state.open([key]);
      } else if (moving.node) zones.some((zone) => moving.aim({ key, zone }));
      else if (part === "box") {
        state.setActive(key);
        state.toggle(key);
      } else state.select(key);
    },
    onDoubleClick: (event: MouseEvent): void => {
      const line = lineAt(state.lines, event.target);
      if (!line || moving.node || partOf(event.target) !== null) return;
      const isRenamed = changes.begin(plan.rename, line.node);
      if (isRenamed || !isOpenable(line.node)) return;
      if (line.isOpen) state.close([line.node.key]);
      else state.open([line.node.key]);
    },
  };
}

function partOf(target: EventTarget): string | null {
  const part = target instanceof Element ? target.closest("[data-part]") : null;
  return part?.getAttribute("data-part") ?? null;
}

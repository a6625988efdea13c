import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import type { TreePlan } from "./kind.ts";
import type { NodeKey } from "./tree-index.ts";
import { commandOf, findTyped, isTyped } from "./tree-keys.ts";
import type { NodeChanges } from "./use-node-changes.ts";
import type { TreeState } from "./use-tree-state.ts";

/** Milliseconds after which what is typed begins a new word. */
const pause = 600;

/**
 * The keys of a tree. Arrows, Home, End, Page Up and Down and letters walk through it, `*` opens all
 * beside a node, Enter selects, Space checks or selects, F2 renames, Delete deletes. Alt with an
 * arrow takes a node along: arrows then choose its place, Enter puts it there, Escape leaves it.
 */
export function useTreeKeys(
  plan: TreePlan,
  state: TreeState,
  changes: NodeChanges,
  show: (at: number) => void,
) {
  const typed = useRef({ text: "", at: 0 });
  const { lines, active } = state;
  const { moving } = changes;
  const node = active === null ? null : (state.index.nodes.get(active) ?? null);
  const isChecking = plan.selection !== "single";

  const goTo = (key: NodeKey): void => {
    state.setActive(key);
    show(lines.findIndex((line) => line.node.key === key));
  };

  const move = ({ key }: KeyboardEvent): boolean => {
    const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : null;
    if (by !== null) {
      const aimed = moving.step(by);
      show(lines.findIndex((line) => line.node.key === aimed));
    } else if (key === "Escape") moving.giveUp();
    else if (key === "Enter" || key === " ") {
      if (moving.node && moving.target) void moving.drop(moving.node, moving.target);
      else moving.giveUp();
    } else return key !== "Tab";
    return true;
  };

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
    else if (key === " " && typed.current.text === "" && isChecking) state.toggle(node.key);
    else if (key === "Enter" || (key === " " && typed.current.text === "")) state.select(node.key);
    else return false;
    return true;
  };

  const walk = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const command = commandOf(event.key, lines, active);
    if (command === null) return false;
    if (command.type === "open") state.open(command.keys);
    else if (command.type === "close") state.close(command.keys);
    else {
      goTo(command.key);
      const isStep = event.key === "ArrowDown" || event.key === "ArrowUp";
      if (isStep && event.shiftKey && isChecking) state.toggle(command.key);
    }
    return true;
  };

  const type = (event: KeyboardEvent): boolean => {
    if (!isTyped(event)) return false;
    const isSame = event.timeStamp - typed.current.at < pause;
    typed.current = { text: (isSame ? typed.current.text : "") + event.key, at: event.timeStamp };
    const found = findTyped(typed.current.text, lines, active);
    if (found !== null) goTo(found);
    return true;
  };

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (!isOwn(event)) return;
      if (event.timeStamp - typed.current.at >= pause) typed.current = { text: "", at: 0 };
      const isTaken = moving.node ? move(event) : act(event) || walk(event) || type(event);
      if (isTaken) event.preventDefault();
    },
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      const first = state.selected?.key ?? lines[0]?.node.key;
      if (target === currentTarget && active === null && first !== undefined)
        state.setActive(first);
    },
  };
}

/** Whether a key was pressed on the tree or a node, not on a button or a field within one. */
function isOwn({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return target === currentTarget || (target instanceof Element && target.role === "treeitem");
}

import type { MouseEvent } from "react";
import { lineAt } from "../../../../src/ui/list/line.ts";
import type { Zone } from "../change/tree-places.ts";
import type { NodeChanges } from "../change/use-node-changes.ts";
import type { TreePlan } from "../kind.ts";
import { isOpenable } from "../state/tree-index.ts";
import type { TreeState } from "../state/use-tree-state.ts";

const zones: readonly Zone[] = ["inside", "after", "before"];

/**
 * A click opens, checks or selects a node, a double click renames it; while a node is moved, a
 * click chooses its place. The tree takes them for its nodes, as it takes the keys.
 */
export function useTreePointer(plan: TreePlan, state: TreeState, changes: NodeChanges) {
  const { moving } = changes;
  return {
    onClick: (event: MouseEvent<HTMLElement>): void => {
      const line = lineAt(state.lines, event.target);
      if (!line) return;
      // The tree itself holds the focus, whichever of its nodes is drawn. Not when the button goes
      // down: a focus that moves then keeps browsers from dragging.
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

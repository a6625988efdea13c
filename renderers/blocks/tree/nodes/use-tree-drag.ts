import { type DragEvent, type PointerEvent, useCallback, useEffect, useRef } from "react";
import { lineAt } from "../../../../src/ui/list/line.ts";
import type { Target, Zone } from "../change/tree-places.ts";
import type { NodeChanges } from "../change/use-node-changes.ts";
import type { TreePlan } from "../kind.ts";
import type { NodeKey, TreeLine } from "../state/tree-index.ts";
import type { TreeState } from "../state/use-tree-state.ts";

/** Milliseconds of hover during a drag after which a collapsed node expands. */
const openAfterMs = 700;

/** The share of a line's height at each edge that means before or after the node. */
const edgeShare = 0.28;

/** Drag and drop of nodes: before, after or inside others, as the tree's rules permit. */
export function useTreeDrag(plan: TreePlan, state: TreeState, changes: NodeChanges) {
  const { moving } = changes;
  const { hover, stop } = useOpeningOnHover(state);

  const targetOf = (event: DragEvent): Target | null => {
    const line = lineAt(state.lines, event.target);
    const item = event.target instanceof Element ? event.target.closest("[role=treeitem]") : null;
    const { node } = moving;
    if (!line || !item || !node) return null;
    const { top, height } = item.getBoundingClientRect();
    for (const zone of zonesAt((event.clientY - top) / height)) {
      const target = targetAt(state.lines, line, zone);
      if (!moving.canGo(node, target)) continue;
      hover(zone === "inside" ? line : null);
      return target;
    }
    return null;
  };

  return {
    onDragStart: (event: DragEvent): void => {
      const line = lineAt(state.lines, event.target);
      if (!line || !changes.mayBegin(plan.move, line.node)) {
        event.preventDefault();
        return;
      }
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", line.node.title);
      moving.begin(line.node, true);
    },
    onDragOver: (event: DragEvent): void => {
      const target = targetOf(event);
      if (!target) {
        stop();
        return;
      }
      event.preventDefault();
      event.dataTransfer.dropEffect = "move";
      const { target: former } = moving;
      const isSame = former?.key === target.key && former.zone === target.zone;
      if (!isSame) moving.aim(target);
    },
    onDrop: (event: DragEvent): void => {
      const target = targetOf(event);
      stop();
      if (!target || !moving.node) return;
      event.preventDefault();
      void moving.drop(moving.node, target);
    },
    onDragEnd: (): void => {
      stop();
      if (moving.isDragged) moving.giveUp();
    },
    // A drag whose end event was lost with its line ends once no button is pressed.
    onPointerMove: ({ buttons }: PointerEvent): void => {
      if (moving.isDragged && buttons === 0) moving.giveUp();
    },
  };
}

/** Below an expanded node its first child follows, so the target after it is before that child. */
function targetAt(lines: readonly TreeLine[], line: TreeLine, zone: Zone): Target {
  const next = zone === "after" && line.isOpen ? lines[lines.indexOf(line) + 1] : undefined;
  return next && next.level > line.level
    ? { key: next.node.key, zone: "before" }
    : { key: line.node.key, zone };
}

/** Expands a collapsed node during a drag after some hover time. */
function useOpeningOnHover(state: TreeState) {
  const hovered = useRef<{ key: NodeKey; timer: number } | null>(null);
  const stop = useCallback((): void => {
    if (hovered.current) window.clearTimeout(hovered.current.timer);
    hovered.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const hover = (line: TreeLine | null): void => {
    const key = line?.isOpenable && !line.isOpen ? line.node.key : null;
    if (key !== null && hovered.current?.key === key) return;
    stop();
    if (key === null) return;
    const timer = window.setTimeout(() => state.open([key]), openAfterMs);
    hovered.current = { key, timer };
  };
  return { hover, stop };
}

/** The drop zones at a height within a line, nearest first. */
function zonesAt(height: number): readonly Zone[] {
  if (height < edgeShare) return ["before", "inside"];
  if (height > 1 - edgeShare) return ["after", "inside"];
  return ["inside", height < 0.5 ? "before" : "after"];
}

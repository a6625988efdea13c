import { type DragEvent, type PointerEvent, useCallback, useEffect, useRef } from "react";
import { lineAt } from "../../../../src/ui/list/line.ts";
import type { Target, Zone } from "../change/tree-places.ts";
import type { NodeChanges } from "../change/use-node-changes.ts";
import type { TreePlan } from "../kind.ts";
import type { NodeKey, TreeLine } from "../state/tree-index.ts";
import type { TreeState } from "../state/use-tree-state.ts";

/** After so long over a closed node it opens for what is dragged. */
const openAfterMs = 700;

/** The part of a line at each edge that stands for the place beside it. */
const edgeShare = 0.28;

/** Dragging nodes: before, after or inside others, whatever the tree's rules allow. */
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
    // A drag whose end was missed, as its line was gone, is over once no button is held.
    onPointerMove: ({ buttons }: PointerEvent): void => {
      if (moving.isDragged && buttons === 0) moving.giveUp();
    },
  };
}

/** Below an open node stands its first child, so that the place after it is before that one. */
function targetAt(lines: readonly TreeLine[], line: TreeLine, zone: Zone): Target {
  const next = zone === "after" && line.isOpen ? lines[lines.indexOf(line) + 1] : undefined;
  return next && next.level > line.level
    ? { key: next.node.key, zone: "before" }
    : { key: line.node.key, zone };
}

/** A closed node opens for what is held over it for a while. */
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

/** What a height within a line stands for, the nearest first. */
function zonesAt(height: number): readonly Zone[] {
  if (height < edgeShare) return ["before", "inside"];
  if (height > 1 - edgeShare) return ["after", "inside"];
  return ["inside", height < 0.5 ? "before" : "after"];
}

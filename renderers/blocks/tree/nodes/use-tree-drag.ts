import { type DragEvent, type PointerEvent, useCallback, useEffect, useRef } from "react";
import { lineAt } from "../../../../src/ui/list/line.ts";
import type { Target, Zone } from "../change/tree-places.ts";
import type { NodeChanges } from "../change/use-node-changes.ts";
import type { TreePlan } from "../kind.ts";
import type { TreeState } from "../state/use-tree-state.ts";

/** Milliseconds over a closed node after which it opens for what is dragged. */
const openAfter = 700;

/** The part of a line at each edge that stands for the place beside it. */
const edge = 0.28;

/** Dragging nodes: before, after or inside others, whatever the tree's rules allow. */
export function useTreeDrag(plan: TreePlan, state: TreeState, changes: NodeChanges) {
  const { moving } = changes;
  const hovered = useRef<{ at: number; timer: number } | null>(null);
  const stop = useCallback((): void => {
    if (hovered.current) window.clearTimeout(hovered.current.timer);
    hovered.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const hover = (at: number, zone: Zone): void => {
    const line = state.lines[at];
    const isWaiting = zone === "inside" && line?.isOpenable === true && !line.isOpen;
    if (isWaiting && hovered.current?.at === at) return;
    stop();
    if (!isWaiting) return;
    const timer = window.setTimeout(() => state.open([line.node.key]), openAfter);
    hovered.current = { at, timer };
  };

  const targetOf = (event: DragEvent): Target | null => {
    const line = lineAt(state.lines, event.target);
    const item = event.target instanceof Element ? event.target.closest("[role=treeitem]") : null;
    const { node } = moving;
    if (!line || !item || !node) return null;
    const { top, height } = item.getBoundingClientRect();
    const at = state.lines.indexOf(line);
    const zone = (event.clientY - top) / height;
    for (const near of zonesAt(zone)) {
      const next = near === "after" && line.isOpen ? state.lines[at + 1] : undefined;
      const isAboveChild = next !== undefined && next.level > line.level;
      const target: Target = isAboveChild
        ? { key: next.node.key, zone: "before" }
        : { key: line.node.key, zone: near };
      if (!moving.canGo(node, target)) continue;
      hover(at, near);
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

/** What a height within a line stands for, the nearest first. */
function zonesAt(height: number): readonly Zone[] {
  if (height < edge) return ["before", "inside"];
  if (height > 1 - edge) return ["after", "inside"];
  return ["inside", height < 0.5 ? "before" : "after"];
}

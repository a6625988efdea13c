import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  pointerWithin,
} from "@dnd-kit/core";
import { snapCenterToCursor } from "@dnd-kit/modifiers";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { lineAt } from "../../../../src/ui/list/line.ts";
import { usePointerSensors } from "../../../../src/ui/use-pointer-sensors.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "../dual-list.module.css";
import type { ItemKey } from "../dual-set.ts";
import type { PaneProps } from "./use-pane.ts";

interface DraggedItemsProps {
  candidates: PaneProps;
  current: PaneProps;
  children: ReactNode;
}

const modifiers = [snapCenterToCursor];

/**
 * Drag announcements are off, since both lists' counts announce the result; the keyboard has its
 * own commands.
 */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: "" },
};

/** The drag badge is sized to its text, not to the dragged list. */
const badge = { width: "auto", height: "auto" };

/** Enables dragging from one list to the other: all ticked items, or the item under the pointer. */
export function DraggedItems({ candidates, current, children }: DraggedItemsProps) {
  const { text } = useHost();
  const [dragged, setDragged] = useState<{ keys: readonly ItemKey[]; label: string } | null>(null);
  const sensors = usePointerSensors();
  const take = ({ active, activatorEvent }: DragStartEvent): void => {
    const { state } = active.id === candidates.side ? candidates : current;
    const line = lineAt(state.lines, activatorEvent.target);
    const own = line ? state.keysOf(line.node) : [];
    const isTicked = own.some((key) => state.ticked.has(key));
    const keys = isTicked ? [...state.ticked] : own;
    if (!line || keys.length === 0) return;
    const label = keys.length === 1 && state.isFound(line.node) ? line.node.title : null;
    setDragged({ keys, label: label ?? text("dualList.count", { count: keys.length }) });
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    setDragged(null);
    if (!dragged || !over || over.id === active.id) return;
    (over.id === current.side ? candidates : current).onMove(dragged.keys);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      autoScroll={false}
      onDragStart={take}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      {createPortal(
        <DragOverlay modifiers={modifiers} style={badge} dropAnimation={null} zIndex={1100}>
          {dragged && <span className={styles.dragged}>{dragged.label}</span>}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

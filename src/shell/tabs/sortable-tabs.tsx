import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
} from "@dnd-kit/core";
import { restrictToHorizontalAxis } from "@dnd-kit/modifiers";
import { horizontalListSortingStrategy, SortableContext, useSortable } from "@dnd-kit/sortable";
import { memo, type ReactNode, useMemo } from "react";
import { usePointerSensors } from "../../ui/use-pointer-sensors.ts";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { TabItem, type TabItemProps } from "./tab-item.tsx";
import type { TabRow } from "./tab-row.ts";
import type { Tab } from "./tabs.ts";
import { useTabTitle } from "./use-tab-title.ts";

interface SortableTabsProps {
  tabs: readonly Tab[];
  drawn: readonly Tab[];
  row: TabRow;
  children: ReactNode;
}

const modifiers = [restrictToHorizontalAxis];

/** Makes the tabs draggable; this is a separate chunk, which is loaded after the tabs. */
export function SortableTabs({ tabs, drawn, row, children }: SortableTabsProps) {
  const { tabs: store } = useWorkspace();
  const text = useTexts();
  const sensors = usePointerSensors();
  const joined = drawn.map(({ id }) => id).join("\n");
  const ids = useMemo(() => joined.split("\n"), [joined]);
  const announcements = useAnnouncements(tabs);
  const drop = ({ active, over }: DragEndEvent): void => {
    swallowClick();
    const position = tabs.findIndex(({ id }) => id === over?.id);
    if (position >= 0) store.move(String(active.id), position);
  };
  return (
    <DndContext
      sensors={sensors}
      modifiers={modifiers}
      collisionDetection={closestOfItsSort}
      accessibility={{
        announcements,
        // The texts for screen readers are outside the list, which may contain list items only.
        container: row.element() ?? document.body,
        screenReaderInstructions: { draggable: text("tabs.hint") },
      }}
      autoScroll={{ canScroll: (element) => element !== document.scrollingElement }}
      onDragEnd={drop}
      onDragCancel={swallowClick}
    >
      <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** A tab that can be dragged. */
export const SortableTab = memo(function SortableTab(props: TabItemProps) {
  const { id, isPinned } = props.tab;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    data: { isPinned },
  });
  const style = transform
    ? { transform: `translate3d(${transform.x}px, 0, 0)`, transition }
    : emptyStyle;
  const drag = { ref: setNodeRef, style, listeners, isDragged: isDragging };
  return <TabItem {...props} drag={drag} />;
});

const emptyStyle = {};

/** Pinned tabs can be sorted among pinned tabs, other tabs among the others. */
const closestOfItsSort: CollisionDetection = (given) => {
  const isPinned = given.active.data.current?.isPinned;
  const droppableContainers = given.droppableContainers.filter(
    ({ data }) => data.current?.isPinned === isPinned,
  );
  return closestCenter({ ...given, droppableContainers });
};

/** Suppresses the click that ends a drag, which would otherwise follow the tab's link. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
}

function useAnnouncements(tabs: readonly Tab[]): Announcements {
  const text = useTexts();
  const titleOf = useTabTitle();
  const place = (id: string | number, over: string | number): string => {
    const tab = tabs.find((candidate) => candidate.id === id);
    const position = tabs.findIndex((candidate) => candidate.id === over) + 1;
    return text("tabs.moved", { title: tab ? titleOf(tab) : "", position, total: tabs.length });
  };
  const titled = (id: string | number): { title: string } => {
    const tab = tabs.find((candidate) => candidate.id === id);
    return { title: tab ? titleOf(tab) : "" };
  };
  return {
    onDragStart: ({ active }) => text("tabs.moving", titled(active.id)),
    onDragOver: ({ active, over }) => (over ? place(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => place(active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => text("tabs.moveCancelled", titled(active.id)),
  };
}

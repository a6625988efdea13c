import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { restrictToVerticalAxis } from "@dnd-kit/modifiers";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { Drawer, Segmented } from "antd";
import { useMemo, useRef, useState } from "react";
import { SteadyButton } from "../../../../src/ui/buttons/steady-button.tsx";
import { SpacedItems } from "../../../../src/ui/list/spaced-items.tsx";
import { windowedFrom } from "../../../../src/ui/list/use-window.ts";
import { useIsNarrow } from "../../../../src/ui/use-media.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import styles from "./arrange.module.css";
import { ColumnItem } from "./column-item.tsx";
import {
  type Arrangement,
  densities,
  type TableColumns,
  type TableView,
  withColumn,
  withPlace,
} from "./table-view.ts";

interface ColumnsPanelProps {
  columns: TableColumns;
  arrangement: Arrangement;
  isOpen: boolean;
  onClose(): void;
}

/**
 * The panel that arranges a table's columns; a change shows at once and is saved a moment later.
 */
export function ColumnsPanel({ columns, arrangement, isOpen, onClose }: ColumnsPanelProps) {
  const host = useHost();
  const isNarrow = useIsNarrow();
  const { view, change, reset, isArranged } = arrangement;
  const label = host.text("table.density");
  return (
    <Drawer
      open={isOpen}
      title={host.text("table.columns")}
      size={isNarrow ? "100%" : 400}
      onClose={onClose}
      // The mask is transparent, since the table shows each change.
      classNames={{ mask: styles.mask }}
      footer={
        <SteadyButton block isOff={!isArranged} onClick={reset}>
          {host.text("table.columnsReset")}
        </SteadyButton>
      }
    >
      <div className={styles.panel}>
        <p className={styles.help}>{host.text("table.columnsHelp")}</p>
        {!isNarrow && (
          <div className={styles.density}>
            <span aria-hidden>{label}</span>
            <Segmented
              block
              tabIndex={-1}
              aria-label={label}
              value={view.density}
              options={densities.map((density) => ({
                value: density,
                label: host.text(`table.densities.${density}`),
              }))}
              onChange={(density) => change({ ...view, density })}
            />
          </div>
        )}
        <ColumnsList columns={columns} view={view} onChange={change} />
      </div>
    </Drawer>
  );
}

interface ColumnsListProps {
  columns: TableColumns;
  view: TableView;
  onChange(view: TableView): void;
}

const byMouse = { activationConstraint: { distance: 4 } };
const byKey = { coordinateGetter: sortableKeyboardCoordinates };

/**
 * Height of a column's line in pixels in a long list, of which only the lines in view are drawn.
 */
const itemHeightPx = 40;
const touchHeightPx = 48;

const modifiers = [restrictToVerticalAxis];

/** All columns of a table in their order: shown or hidden, pinned, dragged to other places. */
function ColumnsList({ columns, view, onChange }: ColumnsListProps) {
  const host = useHost();
  const frame = useRef<HTMLDivElement>(null);
  const labels = useMemo(() => labelsOf(columns, host), [columns, host]);
  const names = view.columns.map(({ name }) => name);
  const announcements = useAnnouncements(labels, names);
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over) onChange(withPlace(view, String(active.id), names.indexOf(String(over.id))));
  };
  const [held, setHeld] = useState<string | null>(null);
  const height = useIsNarrow() ? touchHeightPx : itemHeightPx;
  const countOfShown = view.columns.filter(({ isHidden }) => !isHidden).length;
  return (
    <div ref={frame} className={names.length < windowedFrom ? undefined : styles.long}>
      <DndContext
        sensors={useColumnSensors()}
        modifiers={modifiers}
        collisionDetection={closestCenter}
        accessibility={{
          announcements,
          // The overlay stands in the dialog outside the list, which may contain only items.
          container: frame.current ?? document.body,
          screenReaderInstructions: { draggable: host.text("table.columnDragHint") },
        }}
        onDragStart={({ active }) => setHeld(String(active.id))}
        onDragEnd={drop}
      >
        <SortableContext items={names} strategy={verticalListSortingStrategy}>
          <ul
            className={styles.list}
            aria-label={host.text("table.columns")}
            onFocus={({ target }) => setHeld(columnAt(target))}
          >
            <SpacedItems
              scroller={frame}
              items={view.columns}
              height={height}
              held={names.indexOf(held ?? "")}
              keyOf={({ name }) => name}
              item={(column, index, place) => (
                <ColumnItem
                  column={column}
                  index={index}
                  place={place}
                  view={view}
                  label={labels.get(column.name) ?? column.name}
                  isLast={countOfShown === 1 && !column.isHidden}
                  onMove={(wanted) => onChange(withPlace(view, column.name, wanted))}
                  onChange={(change) => onChange(withColumn(view, column.name, change))}
                />
              )}
            />
          </ul>
        </SortableContext>
      </DndContext>
    </div>
  );
}

/** The columns' labels by their names. */
function labelsOf(columns: ColumnsListProps["columns"], host: PageHost) {
  return new Map(columns.map(({ name, label }) => [name, host.text(label)]));
}

/** The name of the column whose line contains an element. */
function columnAt(element: Element): string | null {
  return element.closest<HTMLElement>("[data-column]")?.dataset.column ?? null;
}

function useColumnSensors() {
  return useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byMouse),
    useSensor(KeyboardSensor, byKey),
  );
}

/** The screen reader announcements while a column is moved. */
function useAnnouncements(
  labels: ReadonlyMap<string, string>,
  names: readonly string[],
): Announcements {
  const host = useHost();
  const name = (id: UniqueIdentifier): string => labels.get(String(id)) ?? "";
  const place = (id: UniqueIdentifier, over: UniqueIdentifier): string =>
    host.text("table.columnMoved", {
      name: name(id),
      position: names.indexOf(String(over)) + 1,
      total: names.length,
    });
  return {
    onDragStart: ({ active }) => host.text("table.columnPicked", { name: name(active.id) }),
    onDragOver: ({ active, over }) => (over ? place(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => place(active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => host.text("table.columnMoveCancelled", { name: name(active.id) }),
  };
}

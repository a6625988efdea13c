import { useDraggable } from "@dnd-kit/core";
import { type MouseEvent, type RefObject, useCallback, useId, useMemo, useRef } from "react";
import { WindowedList } from "../../../../src/ui/windowed-list.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "../dual-list.module.css";
import type { ItemKey } from "../dual-set.ts";
import type { PaneProps } from "./pane.tsx";
import type { Line } from "./pane-lines.ts";
import { PaneRow, type Tick } from "./pane-row.tsx";
import { usePaneKeys } from "./use-pane-keys.ts";
import { usePanePointer } from "./use-pane-pointer.ts";
import type { PaneState } from "./use-pane-state.ts";
import { useRowHeight } from "./use-row-height.ts";

/** The items of a list; only those in sight are drawn. */
export function PaneItems(props: PaneProps & { labelId: string }) {
  const { side, state, isEditable, isDeep, details, changed, changeLabel, labelId } = props;
  const { lines, size, active, isTree } = state;
  const { text } = useHost();
  const id = useId();
  const hintId = useId();
  const rowHeight = useRowHeight();
  const scroller = useRef<HTMLDivElement>(null);
  const onKeyDown = usePaneKeys({ ...props, rowHeight }, scroller);
  const pointer = usePanePointer(props, scroller);
  const drag = useDraggedItems(side, isEditable, scroller);
  const idOf = (key: ItemKey): string => `${id}-${key}`;
  const activeAt = useMemo(
    () => (active === null ? -1 : lines.findIndex(({ item }) => item.key === active)),
    [lines, active],
  );
  const list = {
    role: isTree ? "tree" : "listbox",
    tabIndex: 0,
    "aria-multiselectable": true,
    "aria-labelledby": labelId,
    "aria-describedby": isEditable ? hintId : undefined,
    "aria-activedescendant": active !== null && activeAt >= 0 ? idOf(active) : undefined,
    onKeyDown,
    ...drag.listeners,
    ...pointer,
    onMouseDown: (event: MouseEvent) => {
      // The first: it takes no event that another has prevented.
      drag.listeners?.onMouseDown?.(event);
      pointer.onMouseDown(event);
    },
  };
  return (
    <div ref={drag.ref} className={styles.list} {...list}>
      {lines.length === 0 && (
        <p className={styles.nothing}>
          {text(size === 0 ? "dualList.nothing" : "dualList.noMatch")}
        </p>
      )}
      <span id={hintId} hidden>
        {text(isTree ? "dualList.treeHint" : "dualList.listHint")}
      </span>
      <WindowedList
        scroller={scroller}
        items={lines}
        rowHeight={rowHeight}
        held={activeAt}
        keyOf={({ item }) => item.key}
        row={(line, index) => (
          <PaneRow
            line={line}
            index={index}
            id={idOf(line.item.key)}
            isTree={isTree}
            details={details}
            isEditable={isEditable}
            tick={tickOf(state, line, isDeep)}
            isActive={line.item.key === active}
            changeLabel={changed.has(line.item.key) ? changeLabel : null}
          />
        )}
      />
    </div>
  );
}

/** The list is what is dragged, and says by where it was taken hold of which items are meant. */
function useDraggedItems(
  side: PaneProps["side"],
  isEditable: boolean,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const { setNodeRef, listeners } = useDraggable({ id: side, disabled: !isEditable });
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      setNodeRef(element);
    },
    [setNodeRef, scroller],
  );
  return { ref, listeners };
}

/** Whether what a person means by the line is ticked. */
function tickOf({ isTree, ticked, keysOf }: PaneState, { item }: Line, isDeep: boolean): Tick {
  if (!isTree || !isDeep) return ticked.has(item.key) ? "all" : "none";
  if (ticked.size === 0) return "none";
  const keys = keysOf(item);
  const count = keys.filter((key) => ticked.has(key)).length;
  if (count === 0) return "none";
  return count === keys.length ? "all" : "some";
}

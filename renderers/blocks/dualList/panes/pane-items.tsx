import { useDraggable } from "@dnd-kit/core";
import { type MouseEvent, type RefObject, useCallback, useId, useRef } from "react";
import { WindowedRows } from "../../../../src/ui/list/windowed-rows.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "../dual-list.module.css";
import type { Item } from "../dual-set.ts";
import { PaneRow, type Tick } from "./pane-row.tsx";
import { usePaneKeys } from "./use-pane-keys.ts";
import { usePanePointer } from "./use-pane-pointer.ts";
import type { PaneProps, PaneState } from "./use-pane-state.ts";

/** The items of a list; only those in sight are drawn. */
export function PaneItems(props: PaneProps & { labelId: string }) {
  const { side, state, isEditable, isDeep, details, changed, changeLabel, labelId } = props;
  const { lines, size, active, isTree } = state;
  const { text } = useHost();
  const hintId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { tree, onKeyDown } = usePaneKeys(props, scroller);
  const pointer = usePanePointer(props, scroller);
  const drag = useDraggedItems(side, isEditable, scroller);
  const list = {
    role: isTree ? "tree" : "listbox",
    ...tree.treeProps,
    "aria-multiselectable": true,
    "aria-labelledby": labelId,
    "aria-describedby": isEditable ? hintId : undefined,
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
      <WindowedRows
        {...tree.rows}
        row={(line, at) => (
          <PaneRow
            {...{ line, at, isTree, isEditable, details }}
            treeId={tree.id}
            isContext={!state.isFound(line.node)}
            tick={tickOf(state, line.node, isDeep)}
            isActive={line.node.key === active}
            changeLabel={changed.has(line.node.key) ? changeLabel : null}
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
function tickOf({ isTree, ticked, keysOf }: PaneState, item: Item, isDeep: boolean): Tick {
  if (!isTree || !isDeep) return ticked.has(item.key) ? "all" : "none";
  if (ticked.size === 0) return "none";
  const keys = keysOf(item);
  const count = keys.filter((key) => ticked.has(key)).length;
  if (count === 0) return "none";
  return count === keys.length ? "all" : "some";
}

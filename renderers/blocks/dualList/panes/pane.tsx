import { SearchOutlined } from "@ant-design/icons";
import { useDraggable, useDroppable } from "@dnd-kit/core";
import { Checkbox, Input } from "antd";
import { type MouseEvent, memo, type RefObject, useCallback, useId, useRef } from "react";
import { clearButton } from "../../../../src/ui/buttons/clear-button.tsx";
import { WindowedRows } from "../../../../src/ui/list/windowed-rows.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useFirstField } from "../../../runtime/page/use-first-field.ts";
import { LoadingBlock } from "../../../runtime/read/block-states.tsx";
import styles from "../dual-list.module.css";
import type { Item } from "../dual-set.ts";
import { PaneRow, type Tick } from "./pane-row.tsx";
import type { PaneProps, PaneState } from "./use-pane.ts";
import { usePaneKeys, usePanePointer } from "./use-pane-keys.ts";

/**
 * One of the two lists: heading, search and items. It is memoised, so that changes of the other
 * list do not redraw it.
 */
export const Pane = memo(function Pane(props: PaneProps) {
  const { side, state, title, Heading, isEditable, isLoading } = props;
  const { text } = useHost();
  const id = useId();
  const { setNodeRef, isOver, active } = useDroppable({ id: side, disabled: !isEditable });
  const isTarget = isOver && active?.id !== side;
  const search = useFirstField();
  return (
    <section
      ref={setNodeRef}
      className={isTarget ? `${styles.pane} ${styles.target}` : styles.pane}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        {isEditable && <TickAll state={state} title={title} />}
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {!isLoading && <Count state={state} />}
      </div>
      <div className={styles.search} ref={side === "candidates" ? search : undefined}>
        <Input
          value={state.search}
          allowClear={clearButton(text("common.clear"))}
          prefix={<SearchOutlined aria-hidden />}
          placeholder={text("dualList.find")}
          aria-label={text("dualList.search", { list: title })}
          onChange={({ target }) => state.setSearch(target.value)}
        />
      </div>
      {isLoading ? (
        <div className={`${styles.list} ${styles.loading}`}>
          <LoadingBlock />
        </div>
      ) : (
        <PaneItems {...props} labelId={id} />
      )}
    </section>
  );
});

function TickAll({ state, title }: { state: PaneState; title: string }) {
  const { text } = useHost();
  const { found, ticked } = state;
  const count = ticked.size === 0 ? 0 : found.filter(({ key }) => ticked.has(key)).length;
  const isAll = count > 0 && count === found.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      disabled={found.length === 0}
      aria-label={text("dualList.selectAll", { list: title })}
      onChange={() => state.tickFound(!isAll)}
    />
  );
}

function Count({ state: { size: count, found, ticked } }: { state: PaneState }) {
  const { text } = useHost();
  const said =
    ticked.size > 0
      ? text("dualList.countSelected", { selected: ticked.size, total: count })
      : found.length < count
        ? text("dualList.countFound", { found: found.length, total: count })
        : text("dualList.count", { count });
  return (
    <span className={styles.count} role="status">
      {said}
    </span>
  );
}

/** The items of a list; only those in view are drawn. */
function PaneItems(props: PaneProps & { labelId: string }) {
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
      // Drag listeners run first, since they ignore events whose default was prevented.
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
            line={line}
            at={at}
            isTree={isTree}
            isEditable={isEditable}
            details={details}
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

/** Makes the list draggable as a whole; the pointer's position decides which items are dragged. */
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

/** The tick state of a line, which for a tree node includes its descendants. */
function tickOf({ isTree, ticked, keysOf }: PaneState, item: Item, isDeep: boolean): Tick {
  if (!isTree || !isDeep) return ticked.has(item.key) ? "all" : "none";
  if (ticked.size === 0) return "none";
  const keys = keysOf(item);
  const count = keys.filter((key) => ticked.has(key)).length;
  if (count === 0) return "none";
  return count === keys.length ? "all" : "some";
}

import { SearchOutlined } from "@ant-design/icons";
import { useDroppable } from "@dnd-kit/core";
import { Checkbox, Input } from "antd";
import { memo, useId } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "../dual-list.module.css";
import { PaneItems } from "./pane-items.tsx";
import type { PaneProps, PaneState } from "./use-pane-state.ts";

/** One of the two lists: its heading, its search and its items; drawn anew only for what is its own. */
export const Pane = memo(function Pane(props: PaneProps) {
  const { side, state, title, isEditable } = props;
  const { text } = useHost();
  const id = useId();
  const { setNodeRef, isOver, active } = useDroppable({ id: side, disabled: !isEditable });
  const isTarget = isOver && active?.id !== side;
  return (
    <section
      ref={setNodeRef}
      className={isTarget ? `${styles.pane} ${styles.target}` : styles.pane}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        {isEditable && <TickAll state={state} title={title} />}
        <h3 className={styles.title} id={id}>
          {title}
        </h3>
        <Count state={state} />
      </div>
      <div className={styles.search}>
        <Input
          value={state.search}
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          placeholder={text("dualList.find")}
          aria-label={text("dualList.search", { list: title })}
          onChange={({ target }) => state.setSearch(target.value)}
        />
      </div>
      <PaneItems {...props} labelId={id} />
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

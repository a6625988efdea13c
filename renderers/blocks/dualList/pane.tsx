import { SearchOutlined } from "@ant-design/icons";
import { Checkbox, Input } from "antd";
import { useId, useRef } from "react";
import type { ColumnPlan } from "../../../src/language/plan/column.ts";
import { useHost } from "../../runtime/contexts.ts";
import { WindowedList } from "../../runtime/windowed-list.tsx";
import styles from "./dual-list.module.css";
import type { ItemKey } from "./dual-set.ts";
import { PaneRow } from "./pane-row.tsx";
import { rowHeight, usePaneKeys } from "./use-pane-keys.ts";
import { usePanePointer } from "./use-pane-pointer.ts";
import type { PaneState } from "./use-pane-state.ts";

interface PaneProps {
  state: PaneState;
  title: string;
  details: readonly ColumnPlan[];
  isEditable: boolean;
  /** What came here from the other list. */
  changed: ReadonlySet<ItemKey>;
  changeLabel: string;
  /** The arrow that points to the other list. */
  moveKey: "ArrowLeft" | "ArrowRight";
  onMove(keys: Iterable<ItemKey>): void;
}

/** One of the two lists: its heading, its search and its items. */
export function Pane(props: PaneProps) {
  const { state, title, isEditable } = props;
  const { text } = useHost();
  const id = useId();
  const label = text("dualList.search", { list: title });
  return (
    <section className={styles.pane} aria-labelledby={id}>
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
          aria-label={label}
          onChange={({ target }) => state.setSearch(target.value)}
        />
      </div>
      <PaneList {...props} labelId={id} />
    </section>
  );
}

function TickAll({ state, title }: { state: PaneState; title: string }) {
  const { text } = useHost();
  const { shown, ticked } = state;
  const count = shown.reduce((sum, { key }) => sum + (ticked.has(key) ? 1 : 0), 0);
  const isAll = count > 0 && count === shown.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      disabled={shown.length === 0}
      aria-label={text("dualList.selectAll", { list: title })}
      onChange={() => state.tickShown(!isAll)}
    />
  );
}

function Count({ state: { all, shown, ticked } }: { state: PaneState }) {
  const { text } = useHost();
  const count = all.length;
  const said =
    ticked.size > 0
      ? text("dualList.countSelected", { selected: ticked.size, count })
      : shown.length < count
        ? text("dualList.countFound", { found: shown.length, count })
        : text("dualList.count", { count });
  return (
    <span className={styles.count} role="status">
      {said}
    </span>
  );
}

function PaneList(props: PaneProps & { labelId: string }) {
  const { state, isEditable, details, changed, changeLabel, labelId } = props;
  const { shown, all, ticked, active } = state;
  const { text } = useHost();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const onKeyDown = usePaneKeys(props, scroller);
  const idOf = (key: ItemKey): string => `${id}-${key}`;
  const pointer = usePanePointer(props, scroller);
  return (
    <div
      ref={scroller}
      className={styles.list}
      role="listbox"
      tabIndex={0}
      aria-labelledby={labelId}
      aria-multiselectable
      aria-activedescendant={active === null ? undefined : idOf(active)}
      onKeyDown={onKeyDown}
      {...pointer}
    >
      {shown.length === 0 && (
        <p className={styles.nothing}>
          {text(all.length === 0 ? "dualList.nothing" : "dualList.noMatch")}
        </p>
      )}
      <WindowedList
        scroller={scroller}
        items={shown}
        rowHeight={rowHeight}
        keyOf={({ key }) => key}
        row={(item, index) => (
          <PaneRow
            item={item}
            id={idOf(item.key)}
            place={index + 1}
            count={shown.length}
            details={details}
            isEditable={isEditable}
            isTicked={ticked.has(item.key)}
            isActive={item.key === active}
            changeLabel={changed.has(item.key) ? changeLabel : null}
          />
        )}
      />
    </div>
  );
}

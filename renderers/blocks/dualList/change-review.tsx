import { CloseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useId, useRef } from "react";
import { WindowedRows } from "../../../src/ui/list/windowed-rows.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import styles from "./dual-list.module.css";
import type { Draft, DualSet, Item, ItemKey } from "./dual-set.ts";
import { pathOf } from "./panes/pane-lines.ts";
import { useRowHeight } from "./panes/use-row-height.ts";

interface ChangeReviewProps {
  id: string;
  set: DualSet;
  difference: Draft;
  /** Takes one change back. */
  onTakeBack(key: ItemKey, isChosen: boolean): void;
}

/** What saving would add and remove, by name; each change can be taken back. */
export function ChangeReview({ id, set, difference, onTakeBack }: ChangeReviewProps) {
  const { text } = useHost();
  const { added, removed } = difference;
  const itemsOf = (keys: ReadonlySet<ItemKey>): Item[] =>
    [...keys].flatMap((key) => set.items.get(key) ?? []);
  return (
    <div id={id} className={styles.review}>
      {added.size > 0 && (
        <Changes
          title={text("dualList.added", { count: added.size })}
          tone={styles.added}
          items={itemsOf(added)}
          onTakeBack={(key) => onTakeBack(key, false)}
        />
      )}
      {removed.size > 0 && (
        <Changes
          title={text("dualList.removed", { count: removed.size })}
          tone={styles.removed}
          items={itemsOf(removed)}
          onTakeBack={(key) => onTakeBack(key, true)}
        />
      )}
    </div>
  );
}

interface ChangesProps {
  title: string;
  tone: string | undefined;
  items: readonly Item[];
  onTakeBack(key: ItemKey): void;
}

function Changes({ title, tone, items, onTakeBack }: ChangesProps) {
  const { text } = useHost();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const takeBack = (key: ItemKey): void => {
    // The button that has the focus goes with its line.
    scroller.current?.focus({ preventScroll: true });
    onTakeBack(key);
  };
  return (
    <section className={styles.changes} aria-labelledby={id}>
      <h4 id={id} className={tone}>
        {title}
      </h4>
      <div ref={scroller} className={styles.changeList} tabIndex={-1}>
        <WindowedRows
          scroller={scroller}
          items={items}
          rowHeight={rowHeight}
          keyOf={({ key }) => key}
          row={(item) => (
            <div className={styles.changeItem}>
              <span className={styles.label}>{item.title}</span>
              <span className={styles.detail}>{pathOf(item)}</span>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined />}
                title={text("dualList.takeBack", { name: item.title })}
                aria-label={text("dualList.takeBack", { name: item.title })}
                onClick={() => takeBack(item.key)}
              />
            </div>
          )}
        />
      </div>
    </section>
  );
}

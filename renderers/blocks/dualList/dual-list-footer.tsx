import { CloseOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useContext, useId, useRef, useState } from "react";
import { WindowedRows } from "../../../src/ui/list/windowed-rows.tsx";
import { BlockFrameContext, useHost } from "../../runtime/page/contexts.ts";
import { FieldValue } from "../../runtime/show/cell-view.tsx";
import styles from "./dual-list.module.css";
import {
  type Draft,
  type DualSet,
  hasChanges,
  type Item,
  type ItemKey,
  moved,
} from "./dual-set.ts";
import type { DualListPlan } from "./kind.ts";
import { pathOf } from "./panes/pane-lines.ts";
import { useRowHeight } from "./panes/use-pane-keys.ts";

/** Why a relation cannot be saved. */
export type Lock = "permissionLost" | "incomplete";

interface FooterProps {
  plan: DualListPlan;
  set: DualSet;
  difference: Draft;
  lock: Lock | null;
  isSaving: boolean;
  onChange(draft: Draft): void;
  onReset(): void;
  onSave(): void;
}

/** Shows what a save would change, by count and by name, with the save button. */
export function DualListFooter(props: FooterProps) {
  const { plan, set, difference, lock, isSaving, onChange, onReset, onSave } = props;
  const { text } = useHost();
  const frame = useContext(BlockFrameContext);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isChanged = hasChanges(difference);
  // What was moved before the permission was lost can still be looked at and taken back.
  if (lock === "permissionLost" && !isChanged) return null;
  const takeBack = (key: ItemKey, isChosen: boolean): void =>
    onChange(moved(set, difference, [key], isChosen));
  return (
    <>
      {lock && <Alert type="warning" showIcon title={text(`dualList.${lock}`)} />}
      {isOpen && isChanged && (
        <ChangeReview id={id} plan={plan} set={set} difference={difference} onTakeBack={takeBack} />
      )}
      <div className={frame.isDialog ? `${styles.footer} ${styles.inDialog}` : styles.footer}>
        <div className={styles.difference}>
          <Difference difference={difference} />
          {isChanged && (
            <Button
              type="link"
              size="small"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {text(isOpen ? "dualList.hideChanges" : "dualList.showChanges")}
            </Button>
          )}
        </div>
        <div className={styles.buttons}>
          <Button disabled={!isChanged || isSaving} onClick={onReset}>
            {text("dualList.reset")}
          </Button>
          {frame.isDialog && <Button onClick={frame.cancel}>{text("common.cancel")}</Button>}
          {lock === null && (
            <Button type="primary" disabled={!isChanged} loading={isSaving} onClick={onSave}>
              {text("common.save")}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function Difference({ difference }: { difference: Draft }) {
  const { text } = useHost();
  return (
    <p role="status">
      {!hasChanges(difference) && text("dualList.unchanged")}
      {changesIn(difference).map(([sort, { size }]) => (
        <span key={sort} className={styles[sort]}>
          {text(`dualList.${sort}`, { count: size })}
        </span>
      ))}
    </p>
  );
}

/** The counts of added and removed items, where there are any. */
function changesIn(difference: Draft) {
  const sorts = ["added", "removed"] as const;
  return sorts.map((sort) => [sort, difference[sort]] as const).filter(([, { size }]) => size > 0);
}

interface ChangeReviewProps {
  id: string;
  plan: DualListPlan;
  set: DualSet;
  difference: Draft;
  /** Reverts one change. */
  onTakeBack(key: ItemKey, isChosen: boolean): void;
}

/** What saving would add and remove, by name; each change can be taken back. */
function ChangeReview({ id, plan, set, difference, onTakeBack }: ChangeReviewProps) {
  const { text } = useHost();
  return (
    <div id={id} className={styles.review}>
      {changesIn(difference).map(([sort, keys]) => (
        <Changes
          key={sort}
          details={plan.details}
          title={text(`dualList.${sort}`, { count: keys.size })}
          tone={styles[sort]}
          items={[...keys].flatMap((key) => set.items.get(key) ?? [])}
          onTakeBack={(key) => onTakeBack(key, sort === "removed")}
        />
      ))}
    </div>
  );
}

interface ChangesProps {
  details: DualListPlan["details"];
  title: string;
  tone: string | undefined;
  items: readonly Item[];
  onTakeBack(key: ItemKey): void;
}

function Changes({ details, title, tone, items, onTakeBack }: ChangesProps) {
  const { text } = useHost();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const takeBack = (key: ItemKey): void => {
    // The focused button is removed with its line, so the focus moves to the list.
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
              <span className={styles.label} title={item.title}>
                {item.title}
              </span>
              <span className={styles.detail}>{pathOf(item)}</span>
              {details.map((column) => (
                <span key={column.name} className={styles.detail}>
                  <FieldValue row={item.row} field={column} />
                </span>
              ))}
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

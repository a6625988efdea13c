import { Button } from "antd";
import { useContext, useId, useState } from "react";
import { BlockFrameContext, useHost } from "../../runtime/page/contexts.ts";
import { ChangeReview } from "./change-review.tsx";
import styles from "./dual-list.module.css";
import { type Draft, type DualSet, hasChanges, type ItemKey, moved } from "./dual-set.ts";

interface FooterProps {
  set: DualSet;
  difference: Draft;
  isEditable: boolean;
  isSaving: boolean;
  onChange(draft: Draft): void;
  onReset(): void;
  onSave(): void;
}

/** What saving would change, by count and by name, and the way to save it. */
export function DualListFooter(props: FooterProps) {
  const { set, difference, isEditable, isSaving, onChange, onReset, onSave } = props;
  const { text } = useHost();
  const frame = useContext(BlockFrameContext);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isEditable) return null;
  const isChanged = hasChanges(difference);
  const takeBack = (key: ItemKey, isChosen: boolean): void =>
    onChange(moved(set, difference, [key], isChosen));
  return (
    <>
      {isOpen && isChanged && (
        <ChangeReview id={id} set={set} difference={difference} onTakeBack={takeBack} />
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
          <Button type="primary" disabled={!isChanged} loading={isSaving} onClick={onSave}>
            {text("common.save")}
          </Button>
        </div>
      </div>
    </>
  );
}

function Difference({ difference: { added, removed } }: { difference: Draft }) {
  const { text } = useHost();
  const nothing = added.size === 0 && removed.size === 0;
  return (
    <p role="status">
      {nothing && text("dualList.unchanged")}
      {added.size > 0 && (
        <span className={styles.added}>{text("dualList.added", { count: added.size })}</span>
      )}
      {removed.size > 0 && (
        <span className={styles.removed}>{text("dualList.removed", { count: removed.size })}</span>
      )}
    </p>
  );
}

import { Button } from "antd";
import { useContext } from "react";
import { BlockFrameContext, useHost } from "../../runtime/contexts.ts";
import styles from "./dual-list.module.css";
import { type Draft, hasChanges } from "./dual-set.ts";

interface FooterProps {
  difference: Draft;
  isEditable: boolean;
  isSaving: boolean;
  onReset(): void;
  onSave(): void;
}

/** What saving would change, and the way to save it. */
export function DualListFooter(props: FooterProps) {
  const { difference, isEditable, isSaving, onReset, onSave } = props;
  const { text } = useHost();
  const frame = useContext(BlockFrameContext);
  if (!isEditable) return null;
  const isChanged = hasChanges(difference);
  return (
    <div className={styles.footer}>
      <Difference difference={difference} />
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
  );
}

function Difference({ difference: { added, removed } }: { difference: Draft }) {
  const { text } = useHost();
  const nothing = added.size === 0 && removed.size === 0;
  return (
    <p className={styles.difference} role="status">
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

import { Alert, Button } from "antd";
import { useEffect, useRef } from "react";
import { useHost } from "../../runtime/page/contexts.ts";
import styles from "./dual-list.module.css";
import { type Draft, hasChanges, type Item, type Meanwhile } from "./dual-set.ts";

interface ConflictNoticeProps {
  /** Why the save was refused, with the name of whoever has changed the list. */
  told: string;
  meanwhile: Meanwhile;
  /** The person's own changes applied to the newer list. */
  difference: Draft;
  isSaving: boolean;
  onSave(): void;
  onDiscard(): void;
}

/**
 * Reports what others changed while this draft was made. The draft is already applied to the newer
 * list and can be saved or discarded (decisions, points area).
 */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { told, meanwhile, difference, isSaving, onSave, onDiscard } = props;
  const { text } = useHost();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { added, removed } = difference;
  const own = hasChanges(difference)
    ? text("dualList.ownKept", { added: added.size, removed: removed.size })
    : text("dualList.ownDone");
  return (
    <div ref={box} className={styles.conflict} tabIndex={-1}>
      <Alert
        type="warning"
        showIcon
        title={told}
        description={
          <>
            <ul>
              <Named label="dualList.othersAdded" items={meanwhile.added} />
              <Named label="dualList.othersRemoved" items={meanwhile.removed} />
              <Named label="dualList.gone" items={meanwhile.gone} />
              <li>{own}</li>
            </ul>
            <div className={styles.buttons}>
              {hasChanges(difference) && (
                <Button type="primary" loading={isSaving} onClick={onSave}>
                  {text("dualList.saveMine")}
                </Button>
              )}
              <Button disabled={isSaving} onClick={onDiscard}>
                {text(hasChanges(difference) ? "dualList.discardMine" : "common.close")}
              </Button>
            </div>
          </>
        }
      />
    </div>
  );
}

/** Says that the record has been deleted, for as long as the draft can be read below. */
export function GoneNotice({ told }: { told: string }) {
  const { text } = useHost();
  return (
    <div className={styles.conflict}>
      <Alert type="warning" showIcon title={told} description={text("dualList.cannotBeSaved")} />
    </div>
  );
}

/** Maximum names in a line; the others are only counted. */
const mostNames = 8;

function Named({ label, items }: { label: string; items: readonly Item[] }) {
  const { text } = useHost();
  if (items.length === 0) return null;
  const names = items.slice(0, mostNames).map((item) => item.title);
  const number = items.length - mostNames;
  return (
    <li>
      {text(label, { names: number > 0 ? text("block.severalRecords", { names, number }) : names })}
    </li>
  );
}

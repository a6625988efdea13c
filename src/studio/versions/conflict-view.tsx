import { Alert, Button } from "antd";
import { useState } from "react";
import { useStudio } from "../studio-host.ts";
import { DifferenceList } from "./difference-list.tsx";
import { useMerge } from "./use-merge.ts";
import styles from "./versions.module.css";

interface ConflictViewProps {
  mine: string;
  theirs: string;
  theirAuthor: string;
  onResolve(source: string): void;
  onCancel(): void;
}

/**
 * Another's text beside the own one, which can be changed until it holds what both wanted; what
 * that changes in the other's stands below in words. Alt with an arrow goes from one difference to
 * the next, Alt and Enter takes the other's there.
 */
export function ConflictView({
  mine,
  theirs,
  theirAuthor,
  onResolve,
  onCancel,
}: ConflictViewProps) {
  const { text } = useStudio();
  const [result, setResult] = useState(mine);
  const theirLabel = text("studio.versions.theirs", { author: theirAuthor });
  const ownLabel = text("studio.versions.mine");
  const merge = useMerge({ theirs, mine, theirLabel, ownLabel, onChange: setResult });
  return (
    <div className={styles.conflict}>
      <Alert type="info" showIcon title={text("studio.versions.conflictHint")} />
      <div className={styles.tools} role="toolbar" aria-label={text("studio.versions.tools")}>
        <Button onClick={() => merge.go("previous")}>{text("studio.versions.previous")}</Button>
        <Button onClick={() => merge.go("next")}>{text("studio.versions.next")}</Button>
        <Button onClick={merge.takeHere}>{text("studio.versions.takeHere")}</Button>
        <Button onClick={() => merge.replace(theirs)}>{text("studio.versions.takeAll")}</Button>
        <Button onClick={() => merge.replace(mine)}>{text("studio.versions.keepAll")}</Button>
      </div>
      <div className={styles.comparison}>
        <div className={styles.heads} aria-hidden>
          <span>{theirLabel}</span>
          <span>{ownLabel}</span>
        </div>
        <div ref={merge.parent} className={styles.texts} />
      </div>
      <h2 className={styles.title}>
        {text("studio.versions.resultChanges", { author: theirAuthor })}
      </h2>
      <DifferenceList before={theirs} after={result} none={text("studio.versions.sameAsTheirs")} />
      <div className={styles.end}>
        <Button onClick={onCancel}>{text("common.cancel")}</Button>
        <Button type="primary" onClick={() => onResolve(result)}>
          {text("studio.versions.useResult")}
        </Button>
      </div>
    </div>
  );
}

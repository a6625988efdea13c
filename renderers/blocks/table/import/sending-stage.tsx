import { Button, Progress } from "antd";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "./import.module.css";
import type { ImportProgress } from "./send-rows.ts";

interface SendingStageProps {
  progress: ImportProgress;
  onStop(): void;
}

/** How far sending has come, and the way to stop it. */
export function SendingStage({ progress, onStop }: SendingStageProps) {
  const { text } = useHost();
  const { total, done, refused } = progress;
  const label = text("bulk.progress", { done, total });
  return (
    <>
      <p role="status">{label}</p>
      <Progress
        percent={Math.floor(((done + refused) / total) * 100)}
        status={refused > 0 ? "exception" : "active"}
        aria-label={label}
      />
      {refused > 0 && <p>{text("import.refusedSoFar", { number: refused })}</p>}
      <div className={styles.foot}>
        <Button onClick={onStop}>{text("bulk.stop")}</Button>
      </div>
    </>
  );
}

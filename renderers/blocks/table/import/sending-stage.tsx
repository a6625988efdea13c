import { Button, Progress } from "antd";
import { useHost } from "../../../runtime/contexts.ts";
import styles from "./import.module.css";
import type { ImportRun } from "./send-rows.ts";

/** How far sending has come, and the way to stop it. */
export function SendingStage({ run, onStop }: { run: ImportRun; onStop(): void }) {
  const { text } = useHost();
  const { total, done, refused } = run;
  const label = text("bulk.progress", { done: done.length, total });
  return (
    <>
      <p role="status">{label}</p>
      <Progress
        percent={Math.floor(((done.length + refused.length) / total) * 100)}
        status={refused.length > 0 ? "exception" : "active"}
        aria-label={label}
      />
      {refused.length > 0 && <p>{text("import.refusedSoFar", { count: refused.length })}</p>}
      <div className={styles.foot}>
        <Button onClick={onStop}>{text("bulk.stop")}</Button>
      </div>
    </>
  );
}

import { Alert, Button } from "antd";
import { useHost } from "../../../runtime/page/contexts.ts";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import { RefusedRows } from "./fault-table.tsx";
import styles from "./import.module.css";
import type { Import } from "./import-stage.ts";
import type { ImportRun } from "./send-rows.ts";
import { UndoButton } from "./undo-button.tsx";

interface UndoneStageProps {
  run: ImportRun;
  running: Import;
  onClose(): void;
}

/** The result of undoing imported rows, with the reasons for those that remain. */
export function UndoneStage({ run, running, onClose }: UndoneStageProps) {
  const { text, language } = useHost();
  const { number } = formatsOf(language);
  const { done, refused, untouched } = run;
  const total = done.length + refused.length + untouched.length;
  const counts = { done: number.format(done.length), total: number.format(total) };
  return (
    <>
      <Alert
        type={done.length === total ? "success" : "warning"}
        showIcon
        title={text("import.undone", counts)}
      />
      <RefusedRows title="import.kept" refused={refused} />
      <div className={styles.foot}>
        {untouched.length > 0 && <UndoButton rows={untouched} running={running} />}
        <Button type="primary" onClick={onClose}>
          {text("common.close")}
        </Button>
      </div>
    </>
  );
}

import { DownloadOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useHost } from "../../../runtime/page/contexts.ts";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import { RefusedRows } from "./fault-table.tsx";
import styles from "./import.module.css";
import type { Import } from "./import-stage.ts";
import type { ImportRun, RefusedRow } from "./send-rows.ts";
import { saveAnnotated } from "./sheets.ts";
import { UndoButton } from "./undo-button.tsx";
import type { CheckedFile } from "./use-file-reader.ts";

interface OverStageProps {
  file: CheckedFile;
  run: ImportRun;
  isUndoable: boolean;
  running: Import;
  onClose(): void;
}

/** The result of each row; refused rows can be sent again. */
export function OverStage({ file, run, isUndoable, running, onClose }: OverStageProps) {
  const { text, language } = useHost();
  const { number } = formatsOf(language);
  const { done, refused, untouched } = run;
  const left = [...refused.map(({ row }) => row), ...untouched].sort((a, b) => a.number - b.number);
  // Rows that were never sent are not labelled as sent again.
  const again = untouched.length === 0 ? "again" : refused.length === 0 ? "rest" : "both";
  const counts = { done: number.format(done.length), total: number.format(file.rows.length) };
  const save = async (): Promise<void> => {
    const sentences = new Map([
      ...done.map((row) => [row.number, text("import.result.done")] as const),
      ...refused.map(({ row, message }) => [row.number, message] as const),
      ...untouched.map((row) => [row.number, text("import.result.untouched")] as const),
    ]);
    const inOrder = new Map([...sentences].sort(([a], [b]) => a - b));
    await saveAnnotated(file, inOrder, text("import.outcome"), "result");
  };
  return (
    <>
      <Alert
        type={left.length === 0 ? "success" : "warning"}
        showIcon
        title={text("import.over", counts)}
        description={
          untouched.length > 0
            ? text(`import.untouched.${run.end}`, { number: number.format(untouched.length) })
            : undefined
        }
      />
      <RefusedRows
        title="import.refused"
        refused={refused.filter(({ isAnswered }) => isAnswered)}
      />
      <UnansweredRows file={file} refused={refused.filter(({ isAnswered }) => !isAnswered)} />
      <div className={styles.foot}>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void save()}>
          {text("import.saveResult")}
        </Button>
        {isUndoable && <UndoButton rows={done} running={running} />}
        {left.length > 0 && (
          <Button onClick={() => void running.send(left, run)}>
            {text(`import.sendLeft.${again}`, { number: number.format(left.length) })}
          </Button>
        )}
        <Button type="primary" onClick={onClose}>
          {text("common.close")}
        </Button>
      </div>
    </>
  );
}

/** The rows that may have been imported, and what to do if retrying does not settle it. */
function UnansweredRows({ file, refused }: { file: CheckedFile; refused: readonly RefusedRow[] }) {
  const { text } = useHost();
  if (refused.length === 0) return null;
  const sentences = new Map(refused.map(({ row, message }) => [row.number, message]));
  const save = () => saveAnnotated(file, sentences, text("import.outcome"), "unclear");
  return (
    <>
      <RefusedRows title="import.unanswered" refused={refused} />
      <p className={styles.hint}>{text("import.unansweredNext")}</p>
      <div className={styles.buttons}>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void save()}>
          {text("import.saveUnanswered")}
        </Button>
      </div>
    </>
  );
}

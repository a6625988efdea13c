import { Button, Modal, Progress } from "antd";
import { ChunkedList } from "../../../../src/ui/list/chunked-list.tsx";
import { movable } from "../../../../src/ui/movable.tsx";
import { useFocusBack } from "../../../../src/ui/use-focus-back.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "./bulk-progress.module.css";
import type { BulkCalls, BulkRun } from "./bulk-run.ts";

interface BulkProgressProps {
  run: BulkRun;
  calls: BulkCalls;
  nameOf(row: Row): string;
}

/** How far an action on several records has come, and then what became of each that failed. */
export function BulkProgress({ run, calls, nameOf }: BulkProgressProps) {
  const host = useHost();
  useFocusBack();
  const { total, done, failed, isOver } = run;
  const untouched = total - done - failed.length;
  const close = isOver ? calls.dismiss : calls.stop;
  return (
    <Modal
      open
      title={host.text("bulk.progress", { done, total })}
      onCancel={close}
      mask={{ closable: false }}
      modalRender={movable}
      footer={<Button onClick={close}>{host.text(isOver ? "common.close" : "bulk.stop")}</Button>}
    >
      <Progress
        percent={Math.round(((done + failed.length) / total) * 100)}
        status={failed.length > 0 ? "exception" : undefined}
        aria-label={host.text("bulk.progress", { done, total })}
      />
      {isOver && untouched > 0 && <p>{host.text("bulk.stopped", { count: untouched })}</p>}
      {failed.length > 0 && (
        <>
          <p>{host.text("bulk.failed", { count: failed.length })}</p>
          <ChunkedList
            className={styles.failed}
            items={failed}
            estimatedHeightPx={22}
            item={({ key, row, message }, place) => (
              <li key={key} {...place}>
                {nameOf(row)}: {message}
              </li>
            )}
          />
        </>
      )}
    </Modal>
  );
}

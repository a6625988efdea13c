import { Button, Modal, Progress } from "antd";
import { useFocusBack } from "../../../../src/ui/give-focus-back.ts";
import { ChunkedList } from "../../../../src/ui/list/chunked-list.tsx";
import { movable } from "../../../../src/ui/movable/movable.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "../table.module.css";
import type { BulkRun } from "./bulk-run.ts";

interface BulkProgressProps {
  run: BulkRun;
  nameOf(row: Row): string;
  onClose(): void;
}

/** The progress of an action on several records, then the failed ones with their reasons. */
export function BulkProgress({ run, nameOf, onClose }: BulkProgressProps) {
  const host = useHost();
  useFocusBack();
  const { total, done, failed, isOver } = run;
  const untouched = total - done - failed.length;
  return (
    <Modal
      open
      title={host.text("bulk.progress", { done, total })}
      onCancel={onClose}
      mask={{ closable: false }}
      modalRender={movable}
      footer={<Button onClick={onClose}>{host.text(isOver ? "common.close" : "bulk.stop")}</Button>}
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

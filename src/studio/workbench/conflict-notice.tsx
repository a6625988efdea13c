import { Alert, Button, Modal } from "antd";
import { useState } from "react";
import { useStudio } from "../studio-host.ts";
import { ConflictView } from "../versions/conflict-view.tsx";
import type { Conflict } from "./draft-state.ts";
import styles from "./workbench.module.css";

interface ConflictNoticeProps {
  path: string;
  conflict: Conflict | null;
  mine: string;
  onResolve(source: string): void;
}

/** Tells that another saved the page first, and lets one make one text of both. */
export function ConflictNotice({ path, conflict, mine, onResolve }: ConflictNoticeProps) {
  const { text } = useStudio();
  const [isOpen, setIsOpen] = useState(false);
  if (!conflict) return null;
  const author = conflict.author || text("studio.workbench.somebody");
  const resolve = (source: string): void => {
    setIsOpen(false);
    onResolve(source);
  };
  return (
    <>
      <Alert
        className={styles.notice}
        type="warning"
        showIcon
        title={text("studio.workbench.conflict", { author })}
        description={text("studio.workbench.conflictHint")}
        action={
          <Button type="primary" onClick={() => setIsOpen(true)}>
            {text("studio.workbench.compare")}
          </Button>
        }
      />
      <Modal
        open={isOpen}
        onCancel={() => setIsOpen(false)}
        title={text("studio.workbench.conflictTitle")}
        width="min(1200px, 96vw)"
        footer={null}
        destroyOnHidden
      >
        <ConflictView
          path={path}
          base={conflict.base}
          mine={mine}
          theirs={conflict.theirs}
          theirAuthor={author}
          onResolve={resolve}
          onCancel={() => setIsOpen(false)}
        />
      </Modal>
    </>
  );
}

import { Alert, Button, Modal, Spin } from "antd";
import { useState } from "react";
import { migratedSource } from "../../language/migrations/read-page.ts";
import { lateView } from "../../ui/late/late-view.ts";
import { useStudio } from "../studio-host.ts";
import type { Conflict, Taken } from "./draft-state.ts";
import styles from "./workbench.module.css";

/** Merges two texts; loaded when it is first opened. */
const ConflictView = lateView(
  async () => (await import("../versions/conflict-view.tsx")).ConflictView,
  { Meanwhile: () => <Spin /> },
);

interface ConflictNoticeProps {
  path: string;
  conflict: Conflict | null;
  mine: string;
  onResolve(source: string): void;
}

/**
 * Says that somebody else has saved the page first, and offers to merge both texts; or that the page
 * was deleted, and offers to save the typed text as a new draft.
 */
export function ConflictNotice({ path, conflict, mine, onResolve }: ConflictNoticeProps) {
  const { text } = useStudio();
  const [isOpen, setIsOpen] = useState(false);
  const [merged, setMerged] = useState("");
  if (!conflict) return null;
  const { theirs } = conflict;
  if (theirs === null) return <DeletedNotice conflict={conflict} onSave={() => onResolve(mine)} />;
  const author = conflict.author || text("studio.workbench.somebody");
  const resolve = (source: string): void => {
    setIsOpen(false);
    onResolve(source);
  };
  const open = (): void => {
    setMerged(mine);
    setIsOpen(true);
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
          <Button type="primary" onClick={open}>
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
      >
        {/* Closed by mistake, it still has what was decided and written, for the same two texts. */}
        <ConflictView
          key={`${theirs}\n${merged}`}
          path={path}
          base={conflict.base}
          mine={merged}
          theirs={theirs}
          theirAuthor={author}
          onResolve={resolve}
          onCancel={() => setIsOpen(false)}
        />
      </Modal>
    </>
  );
}

/** Says that somebody else has deleted the page or its draft, and offers to save the text as a new draft. */
function DeletedNotice({ conflict, onSave }: { conflict: Conflict; onSave(): void }) {
  const { text } = useStudio();
  return (
    <Alert
      className={styles.notice}
      type="warning"
      showIcon
      title={conflict.message}
      description={text("studio.workbench.deletedHint")}
      action={
        <Button type="primary" onClick={onSave}>
          {text("studio.workbench.saveDeleted")}
        </Button>
      }
    />
  );
}

interface MigrationNoticeProps {
  /** The language version of the page if it is outdated; otherwise `null`. */
  from: number | null;
  source: string;
  isReadOnly: boolean;
  onMigrate(source: string): void;
}

/** Says that a page uses an older version of the page language, and offers to migrate it. */
export function MigrationNotice({ from, source, isReadOnly, onMigrate }: MigrationNoticeProps) {
  const { text, environment } = useStudio();
  if (from === null) return null;
  const { migrations } = environment;
  const values = { from, to: migrations.length + 1 };
  return (
    <Alert
      className={styles.notice}
      type="info"
      showIcon
      title={text("studio.workbench.migrated", values)}
      action={
        !isReadOnly && (
          <Button onClick={() => onMigrate(migratedSource(source, migrations))}>
            {text("studio.workbench.migrate", values)}
          </Button>
        )
      }
    />
  );
}

/** Says that another person's changes were merged into the text beside the typed ones. */
export function TakenNotice({ taken, onClose }: { taken: Taken | null; onClose(): void }) {
  const { text } = useStudio();
  if (!taken) return null;
  const author = taken.author || text("studio.workbench.somebody");
  return (
    <Alert
      className={styles.notice}
      type="info"
      showIcon
      title={text("studio.workbench.taken", { author })}
      closable={{ onClose, "aria-label": text("common.close") }}
    />
  );
}

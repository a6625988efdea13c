import { Alert, Button, Progress } from "antd";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { MovableModal } from "../../../../src/ui/movable/movable-modal.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import { CheckedStage } from "./checked-stage.tsx";
import { ChooseStage } from "./choose-stage.tsx";
import { RefusedRows } from "./fault-table.tsx";
import styles from "./import.module.css";
import type { Import } from "./import-stage.ts";
import { dropJob } from "./jobs/import-jobs.ts";
import { OverStage } from "./over-stage.tsx";
import type { ImportProgress, ImportRun } from "./send-rows.ts";
import { UndoButton } from "./undo-button.tsx";

interface ImportFrameProps {
  running: Import;
  onClose(): void;
}

const width = 760;

/** The dialog of an import: choose a file, review its faults, send it, see the results. */
export function ImportFrame({ running, onClose }: ImportFrameProps) {
  const { text } = useHost();
  const stage = useStore(running.store);
  const [isAsking, setAsking] = useState(false);
  const hasOpened = useRef(false);
  useEffect(() => {
    hasOpened.current = true;
  }, []);
  const leave = (): void => {
    dropJob(running.store);
    onClose();
  };
  const close = (): void => {
    // Closing the dialog while rows are sent asks first, so that a stray key does not stop it.
    if (stage.name === "sending") {
      setAsking((isAsked) => !isAsked);
      return;
    }
    running.stop();
    leave();
  };
  return (
    <MovableModal title={text("table.import")} width={width} onClose={close}>
      <StageFrame key={stage.name} takesFocus={hasOpened}>
        {stage.name === "sending" ? (
          <SendingStage
            progress={stage.progress}
            isAsking={isAsking}
            running={running}
            onLeave={leave}
          />
        ) : (
          <Stage running={running} onClose={close} />
        )}
      </StageFrame>
    </MovableModal>
  );
}

function Stage({ running, onClose }: ImportFrameProps) {
  const { text } = useHost();
  const stage = useStore(running.store);
  switch (stage.name) {
    case "choose":
      return <ChooseStage running={running} refusal={stage.refusal} />;
    case "checking": {
      const label = text(stage.percent === null ? "import.reading" : "import.checking");
      return (
        <>
          <p role="status">{label}</p>
          <Progress percent={stage.percent ?? 0} aria-label={label} />
        </>
      );
    }
    case "checked":
      return <CheckedStage file={stage.file} running={running} onClose={onClose} />;
    case "over":
      return <OverStage {...stage} running={running} onClose={onClose} />;
    case "undone":
      return <UndoneStage run={stage.run} running={running} onClose={onClose} />;
    case "sending":
      return null;
  }
}

interface StageFrameProps {
  /** The first stage takes no focus, since the dialog sets it. */
  takesFocus: RefObject<boolean>;
  children: ReactNode;
}

/** A new stage takes the focus, since the pressed button is gone, and is read out. */
function StageFrame({ takesFocus, children }: StageFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus.current) frame.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={frame} tabIndex={-1} className={styles.stage}>
      {children}
    </div>
  );
}

interface SendingStageProps {
  progress: ImportProgress;
  /** Whether the person has tried to close the dialog. */
  isAsking: boolean;
  running: Import;
  onLeave(): void;
}

/** The progress of sending, with buttons to stop it or to continue in the background. */
function SendingStage({ progress, isAsking, running, onLeave }: SendingStageProps) {
  const { text, language } = useHost();
  const { number } = formatsOf(language);
  const { total, done, refused } = progress;
  const label = text("bulk.progress", { done: number.format(done), total: number.format(total) });
  return (
    <>
      <p role="status">{label}</p>
      <Progress
        percent={Math.floor(((done + refused) / total) * 100)}
        status={refused > 0 ? "exception" : "active"}
        aria-label={label}
      />
      {refused > 0 && <p>{text("import.failedSoFar", { number: number.format(refused) })}</p>}
      <p role={isAsking ? "alert" : undefined} className={isAsking ? undefined : styles.hint}>
        {text("import.jobs.leave")}
      </p>
      <div className={styles.foot}>
        <Button onClick={running.stop}>{text("bulk.stop")}</Button>
        <Button type="primary" onClick={onLeave}>
          {text("import.jobs.background")}
        </Button>
      </div>
    </>
  );
}

interface UndoneStageProps {
  run: ImportRun;
  running: Import;
  onClose(): void;
}

/** The result of undoing imported rows, with the reasons for those that remain. */
function UndoneStage({ run, running, onClose }: UndoneStageProps) {
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

import { Button, Progress } from "antd";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { MovableModal } from "../../../../src/ui/movable-modal.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { TablePlan } from "../kind.ts";
import { CheckedStage } from "./checked-stage.tsx";
import { ChooseStage } from "./choose-stage.tsx";
import styles from "./import.module.css";
import type { ImportPlan } from "./import-plan.ts";
import { OverStage } from "./over-stage.tsx";
import type { ImportProgress } from "./send-rows.ts";
import { UndoneStage } from "./undone-stage.tsx";
import { type Import, useImport } from "./use-import.ts";

interface ImportDialogProps {
  plan: TablePlan;
  planned: ImportPlan;
  /** The arguments that are the same for all rows. */
  bound: Readonly<Record<string, unknown>>;
  onClose(): void;
}

const width = 760;

/** An import in one dialog: choose a file, see what is wrong with it, send it, see what became of it. */
export function ImportDialog({ plan, planned, bound, onClose }: ImportDialogProps) {
  const { text } = useHost();
  const running = useImport(plan, planned, bound);
  const { stage } = running;
  const hasOpened = useRef(false);
  useEffect(() => {
    hasOpened.current = true;
  }, []);
  const close = (): void => {
    running.stop();
    // What was sent so far is told before the dialog goes.
    if (stage.name !== "sending") onClose();
  };
  return (
    <MovableModal title={text("table.import")} width={width} onClose={close}>
      <StageFrame key={stage.name} takesFocus={hasOpened}>
        <Stage planned={planned} running={running} onClose={close} />
      </StageFrame>
    </MovableModal>
  );
}

interface StageProps {
  planned: ImportPlan;
  running: Import;
  onClose(): void;
}

function Stage({ planned, running, onClose }: StageProps) {
  const { text } = useHost();
  const { stage } = running;
  switch (stage.name) {
    case "choose":
      return <ChooseStage planned={planned} running={running} refusal={stage.refusal} />;
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
    case "sending":
      return <SendingStage progress={stage.progress} onStop={running.stop} />;
    case "over":
      return <OverStage {...stage} running={running} onClose={onClose} />;
    case "undone":
      return <UndoneStage run={stage.run} running={running} onClose={onClose} />;
  }
}

interface StageFrameProps {
  /** Not the first one: the dialog gives the focus then. */
  takesFocus: RefObject<boolean>;
  children: ReactNode;
}

/** What was pressed is gone with its stage: the next one takes the focus, and is read out. */
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
  onStop(): void;
}

/** How far sending has come, and the way to stop it. */
function SendingStage({ progress, onStop }: SendingStageProps) {
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

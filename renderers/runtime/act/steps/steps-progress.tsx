import {
  CheckCircleFilled,
  CloseCircleFilled,
  LoadingOutlined,
  MinusCircleOutlined,
} from "@ant-design/icons";
import type { ReactNode } from "react";
import type { PageHost } from "../../page/host.ts";
import { LateProgress } from "../../show/late/late-progress.ts";
import type { StepState, StepsRun } from "./run-steps.ts";
import styles from "./steps-progress.module.css";

const icons: Readonly<Record<StepState, ReactNode>> = {
  done: <CheckCircleFilled className={styles.done} />,
  skipped: <MinusCircleOutlined />,
  failed: <CloseCircleFilled className={styles.failed} />,
  running: <LoadingOutlined />,
  waiting: <MinusCircleOutlined />,
};

const words: Readonly<Record<StepState, string>> = {
  done: "steps.isDone",
  skipped: "steps.isSkipped",
  failed: "steps.isFailed",
  running: "steps.isRunning",
  waiting: "steps.isWaiting",
};

/** The steps of an action with their states and errors. */
export function StepsProgress({ run, text }: { run: StepsRun } & Pick<PageHost, "text">) {
  const { reason } = run;
  const steps = run.steps.map(({ label, state }) => ({ label: text(label), state }));
  const taken = steps.filter(({ state }) => state === "done" || state === "skipped").length;
  const current = steps[taken]?.label ?? "";
  const said =
    reason === null
      ? text("steps.progress", {
          step: Math.min(taken + 1, steps.length),
          total: steps.length,
          label: current,
        })
      : text("steps.failed", { label: current, reason });
  return (
    <>
      <p role={reason === null ? "status" : "alert"}>{said}</p>
      <LateProgress
        percent={Math.round((taken / steps.length) * 100)}
        status={reason === null ? undefined : "exception"}
        aria-label={said}
      />
      <ol className={styles.steps}>
        {steps.map(({ label, state }) => (
          <li key={label} className={state === "waiting" ? styles.waiting : undefined}>
            <span aria-hidden>{icons[state]}</span>
            <span>{label}</span>
            <span className={styles.state}>{text(words[state])}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

import { CheckCircleOutlined, ExclamationCircleOutlined, LoadingOutlined } from "@ant-design/icons";
import { QueryClientProvider } from "@tanstack/react-query";
import { Button, Progress } from "antd";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useStore } from "zustand";
import { isDialogShown } from "../../../../../src/ui/give-focus-back.ts";
import { MovableModal } from "../../../../../src/ui/movable/movable-modal.tsx";
import { usePopups } from "../../../../../src/ui/popups/popups.ts";
import { HostContext, useHost } from "../../../../runtime/page/contexts.ts";
import { formatsOf } from "../../../../runtime/show/format-values.ts";
import styles from "../import.module.css";
import { ImportFrame } from "../import-frame.tsx";
import type { ImportStage } from "../import-stage.ts";
import { dropJob, type ImportJob, importJobs } from "./import-jobs.ts";

/** The button in the top bar that opens the list of imports. */
export function ImportSign({ className }: { className: string | undefined }) {
  const jobs = useStore(importJobs, (state) => state.jobs);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<number | null>(null);
  const last = jobs.at(-1);
  const show = (id: number): void => {
    setOpen(false);
    setShown(id);
  };
  if (!last) return null;
  const job = jobs.find(({ id }) => id === shown);
  return (
    <HostContext value={last.host}>
      <SignButton
        job={last}
        count={jobs.length}
        className={className}
        onOpen={() => setOpen(true)}
      />
      {jobs.map((one) => (
        <EndNote key={one.id} job={one} />
      ))}
      {isOpen && <JobList jobs={jobs} onShow={show} onClose={() => setOpen(false)} />}
      {job && (
        <QueryClientProvider client={job.queries}>
          <HostContext value={job.host}>
            <ImportFrame running={job.running} onClose={() => setShown(null)} />
          </HostContext>
        </QueryClientProvider>
      )}
    </HostContext>
  );
}

/** Seconds for which the end of an import is told (specification section 9). */
const noteSeconds = 5;

/** Tells the end of an import that no dialog shows. */
function EndNote({ job }: { job: ImportJob }): null {
  const { message } = usePopups();
  const { said, tone } = useJobState(job);
  const last = useRef(tone);
  const tell = useEffectEvent((now: typeof tone) => {
    const hasEnded = last.current === "running" && now !== "running";
    last.current = now;
    if (!hasEnded || isDialogShown()) return;
    message.open({
      type: now === "done" ? "success" : "warning",
      content: said,
      duration: noteSeconds,
    });
  });
  useEffect(() => tell(tone), [tone]);
  return null;
}

interface SignButtonProps {
  job: ImportJob;
  count: number;
  className: string | undefined;
  onOpen(): void;
}

function SignButton({ job, count, className, onOpen }: SignButtonProps) {
  const { text } = useHost();
  const state = useJobState(job);
  const label = text("import.jobs.sign", { count });
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={`${label}: ${state.said}`}
        title={`${label}: ${state.said}`}
        onClick={onOpen}
      >
        {icons[state.tone]}
      </button>
      <span role="status" className={styles.unseen}>
        {state.tone === "running" ? "" : state.said}
      </span>
    </>
  );
}

const icons = {
  running: <LoadingOutlined aria-hidden />,
  done: <CheckCircleOutlined aria-hidden />,
  faulty: <ExclamationCircleOutlined aria-hidden />,
};

interface JobListProps {
  jobs: readonly ImportJob[];
  onShow(id: number): void;
  onClose(): void;
}

/** The list of running and finished imports, each with a link to its result. */
function JobList({ jobs, onShow, onClose }: JobListProps) {
  const { text } = useHost();
  return (
    <MovableModal title={text("import.jobs.title")} width={520} onClose={onClose}>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <JobItem key={job.id} job={job} onShow={() => onShow(job.id)} />
        ))}
      </ul>
    </MovableModal>
  );
}

function JobItem({ job, onShow }: { job: ImportJob; onShow(): void }) {
  const { text } = useHost();
  const { said, percent, tone } = useJobState(job);
  const status = tone === "faulty" ? "exception" : tone === "done" ? "success" : "active";
  return (
    <li className={styles.job}>
      <span>{said}</span>
      <Progress percent={percent} status={status} aria-label={said} />
      <div className={styles.buttons}>
        <Button size="small" onClick={onShow}>
          {text("import.jobs.open")}
        </Button>
        {tone === "running" ? (
          <Button size="small" onClick={job.running.stop}>
            {text("bulk.stop")}
          </Button>
        ) : (
          <Button size="small" onClick={() => dropJob(job.running.store)}>
            {text("import.jobs.dismiss")}
          </Button>
        )}
      </div>
    </li>
  );
}

interface JobState {
  said: string;
  percent: number;
  tone: keyof typeof icons;
}

function useJobState({ running, host }: ImportJob): JobState {
  const stage = useStore(running.store);
  const { done, refused, total } = countsOf(stage);
  const { number } = formatsOf(host.language);
  const counts = { done: number.format(done), total: number.format(total) };
  const file = "file" in stage ? stage.file.name : "";
  const isRunning = stage.name === "sending";
  const sentence = stage.name === "undone" ? "import.undone" : "import.over";
  return {
    said: `${file}: ${host.text(isRunning ? "bulk.progress" : sentence, counts)}`,
    percent: Math.floor(((done + (isRunning ? refused : 0)) / Math.max(total, 1)) * 100),
    tone: isRunning ? "running" : done === total ? "done" : "faulty",
  };
}

function countsOf(stage: ImportStage): { done: number; refused: number; total: number } {
  if (stage.name === "sending") return stage.progress;
  if (stage.name !== "over" && stage.name !== "undone") return { done: 0, refused: 0, total: 0 };
  const { done, refused, untouched } = stage.run;
  const total = done.length + refused.length + untouched.length;
  return { done: done.length, refused: refused.length, total };
}

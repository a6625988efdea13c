import type { QueryClient } from "@tanstack/react-query";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Background, background } from "../../../../runtime/page/background.ts";
import type { PageHost } from "../../../../runtime/page/host.ts";
import type { Import, ImportStage } from "../import-stage.ts";

/** An import that was begun: it goes on when its dialog is closed, and its result waits. */
export interface ImportJob {
  id: number;
  /** What it needs of the application, for its page may be closed. */
  host: PageHost;
  queries: QueryClient;
  running: Import;
}

/** The imports that go on, or whose results nobody has put away. */
export const importJobs = createStore<{ jobs: readonly ImportJob[] }>(() => ({ jobs: [] }));

let lastId = 0;

/** Keeps an import that begins to send; one that sends again is kept once. `Sign` leads back to all. */
export function keepJob(job: Omit<ImportJob, "id">, Sign: Background["Sign"]): void {
  const { jobs } = importJobs.getState();
  if (jobs.some(({ running }) => running.store === job.running.store)) return;
  lastId += 1;
  importJobs.setState({ jobs: [...jobs, { ...job, id: lastId }] });
  tell(Sign);
  job.running.store.subscribe(() => tell());
}

/** Puts an import away; one that still sends goes on. */
export function dropJob(store: StoreApi<ImportStage>): void {
  if (store.getState().name === "sending") return;
  const { jobs } = importJobs.getState();
  importJobs.setState({ jobs: jobs.filter(({ running }) => running.store !== store) });
  tell();
}

function endAll(): void {
  const { jobs } = importJobs.getState();
  importJobs.setState({ jobs: [] });
  for (const { running } of jobs) running.stop();
  tell();
}

/** Tells the frame around the pages how it stands. */
function tell(given: Background["Sign"] = background.getState().Sign): void {
  const { jobs } = importJobs.getState();
  const isRunning = jobs.some(({ running }) => running.store.getState().name === "sending");
  const Sign = jobs.length > 0 ? given : null;
  const before = background.getState();
  if (before.Sign === Sign && before.isRunning === isRunning) return;
  background.setState({ Sign, isRunning, end: endAll });
}

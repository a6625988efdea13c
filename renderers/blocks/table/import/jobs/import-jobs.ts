import type { QueryClient } from "@tanstack/react-query";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Background, background } from "../../../../runtime/page/background.ts";
import type { PageHost } from "../../../../runtime/page/host.ts";
import type { Import, ImportStage } from "../import-stage.ts";

/** A started import; it continues when its dialog is closed, and keeps its result. */
export interface ImportJob {
  id: number;
  /** The application's services, kept because the page may be closed. */
  host: PageHost;
  queries: QueryClient;
  running: Import;
}

/** All imports that run or whose results were not dismissed. */
export const importJobs = createStore<{ jobs: readonly ImportJob[] }>(() => ({ jobs: [] }));

let lastId = 0;

/**
 * Registers an import when it starts to send; sending again does not register it twice. `Sign` is
 * the button that leads to all imports.
 */
export function keepJob(job: Omit<ImportJob, "id">, Sign: Background["Sign"]): void {
  const { jobs } = importJobs.getState();
  if (jobs.some(({ running }) => running.store === job.running.store)) return;
  lastId += 1;
  importJobs.setState({ jobs: [...jobs, { ...job, id: lastId }] });
  tell(Sign);
  job.running.store.subscribe(() => tell());
}

/** Dismisses an import; one that still sends continues. */
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

/** Updates the import's sign in the frame around the pages. */
function tell(given: Background["Sign"] = background.getState().Sign): void {
  const { jobs } = importJobs.getState();
  const isRunning = jobs.some(({ running }) => running.store.getState().name === "sending");
  const Sign = jobs.length > 0 ? given : null;
  const before = background.getState();
  if (before.Sign === Sign && before.isRunning === isRunning) return;
  background.setState({ Sign, isRunning, end: endAll });
}

import { Worker } from "node:worker_threads";

/** The sorts of tasks of a thread, each with its input and its result as plain data. */
export type Tasks = Record<string, { given: unknown; answer: unknown }>;

/** The message that sends a task to the thread. */
export type ToldTask<All> = {
  [Name in keyof All]: {
    id: number;
    name: Name;
    given: All[Name] extends { given: infer Given } ? Given : never;
  };
}[keyof All];

/** The message with which the thread answers a task. */
export type ThreadAnswer<Result = never> =
  | { id: number; result: Result }
  | { id: number; failure: string };

/** A worker thread that runs one task after the other, beside the event loop. */
export interface WorkerThread<All extends Tasks> {
  /** How often the thread was started; every start loses its state. */
  starts(): number;
  /**
   * Runs a task in the thread.
   * @throws TooMuchWork if the task takes too long or ends the thread.
   * @throws Interrupted if an earlier task did so while this one waited.
   * @throws Error if the task fails.
   */
  run<Name extends keyof All>(name: Name, given: All[Name]["given"]): Promise<All[Name]["answer"]>;
  close(): Promise<void>;
}

/** A task took too long, or needed more memory than the thread has. */
export class TooMuchWork extends Error {}

/** Another task ended the thread before this one was answered. */
export class Interrupted extends Error {}

interface Waiting {
  name: string;
  resolve(result: never): void;
  reject(error: Error): void;
}

/** Maximum duration of a task in milliseconds; a longer one is taken to run for ever. */
const longestTask = 30_000;

/** Memory limits of the thread in megabytes, which protect the rest of the process. */
const resourceLimits = { maxOldGenerationSizeMb: 800 };

/**
 * Creates a thread that runs a program. It starts with the first task, and again after it has
 * ended.
 * @param told The data that the thread receives at each start.
 */
export function createWorkerThread<All extends Tasks>(
  program: URL,
  { limit = longestTask, told = null }: { limit?: number; told?: unknown } = {},
): WorkerThread<All> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let starts = 0;
  let last = 0;
  const end = (ended: Worker, reason: string): void => {
    if (ended !== worker) return;
    worker = null;
    clearTimeout(timer);
    const [first, ...others] = waiting.values();
    waiting.clear();
    first?.reject(new TooMuchWork(reason));
    for (const { reject } of others) reject(new Interrupted(reason));
    void ended.terminate();
  };
  // The first task that waits is the one that runs, so only its time is measured.
  const measure = (): void => {
    clearTimeout(timer);
    const [first] = waiting.values();
    const tooLong = `${first?.name} took longer than ${limit} ms.`;
    timer = first && worker ? setTimeout(end, limit, worker, tooLong) : undefined;
  };
  const answered = (answer: ThreadAnswer): void => {
    const task = waiting.get(answer.id);
    waiting.delete(answer.id);
    measure();
    if ("failure" in answer) task?.reject(new Error(answer.failure));
    else task?.resolve(answer.result);
  };
  const begin = (): Worker => {
    const begun = new Worker(program, { resourceLimits, workerData: told });
    starts += 1;
    begun.unref();
    begun.on("message", answered).on("error", ({ message }) => end(begun, message));
    return begun.on("exit", () => end(begun, "The thread ended."));
  };
  return {
    starts: () => {
      worker ??= begin();
      return starts;
    },
    run: (name, given) =>
      new Promise((resolve, reject) => {
        worker ??= begin();
        const id = ++last;
        waiting.set(id, { name: String(name), resolve, reject });
        if (waiting.size === 1) measure();
        worker.postMessage({ id, name, given });
      }),
    close: async () => {
      const closed = worker;
      if (closed) end(closed, "The service is closing.");
      await closed?.terminate();
    },
  };
}

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
   * @throws Error if the task fails, takes too long or ends the thread.
   */
  run<Name extends keyof All>(name: Name, given: All[Name]["given"]): Promise<All[Name]["answer"]>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
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
  let starts = 0;
  let last = 0;
  const end = (ended: Worker, error: Error): void => {
    if (ended !== worker) return;
    worker = null;
    for (const [id, { reject }] of waiting) {
      settle(id);
      reject(error);
    }
    void ended.terminate();
  };
  const settle = (id: number): void => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
  };
  const answered = (answer: ThreadAnswer): void => {
    const task = waiting.get(answer.id);
    settle(answer.id);
    if ("failure" in answer) task?.reject(new Error(answer.failure));
    else task?.resolve(answer.result);
  };
  const begin = (): Worker => {
    const begun = new Worker(program, { resourceLimits, workerData: told });
    starts += 1;
    begun.unref();
    begun.on("message", answered);
    begun.on("error", (error) => end(begun, error));
    begun.on("exit", () => end(begun, new Error("The thread ended.")));
    return begun;
  };
  return {
    starts: () => {
      worker ??= begin();
      return starts;
    },
    run: (name, given) =>
      new Promise((resolve, reject) => {
        worker ??= begin();
        const current = worker;
        const id = ++last;
        const tooLong = new Error(`${String(name)} took longer than ${limit} ms.`);
        waiting.set(id, { resolve, reject, timer: setTimeout(end, limit, current, tooLong) });
        current.postMessage({ id, name, given });
      }),
    close: async () => {
      const closed = worker;
      if (closed) end(closed, new Error("The service is closing."));
      await closed?.terminate();
    },
  };
}

/** How a worker is asked. */
export interface AskOptions {
  /** Ends the worker at once, whatever it is doing. */
  signal?: AbortSignal | undefined;
  /** What is handed over to the worker rather than copied. */
  transfer?: Transferable[];
}

/**
 * Asks a worker one thing, ends it, and gives its answer.
 * @throws Error where the worker fails, what `signal` was aborted for otherwise.
 */
export async function askWorker<Answer>(
  worker: Worker,
  request: unknown,
  { signal, transfer = [] }: AskOptions = {},
): Promise<Answer> {
  try {
    signal?.throwIfAborted();
    return await new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => resolve(data));
      worker.postMessage(request, transfer);
    });
  } finally {
    worker.terminate();
  }
}

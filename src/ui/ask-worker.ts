/** The options of a request to a worker. */
export interface AskOptions {
  /** Terminates the worker at once when it aborts. */
  signal?: AbortSignal | undefined;
  /** The objects that are transferred to the worker instead of copied. */
  transfer?: Transferable[];
}

/**
 * Sends one request to a worker, terminates the worker, and returns its response.
 * @throws Error where the worker fails; otherwise the abort reason of `signal`.
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

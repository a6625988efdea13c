interface Shared<Result> {
  promise: Promise<Result>;
  controller: AbortController;
  waiting: number;
}

/**
 * Lets identical calls share one request while it is under way. A caller that cancels does not
 * affect the others; the request is aborted when the last caller has cancelled.
 */
export function createInFlight<Result>(): {
  share(
    key: string,
    start: (signal: AbortSignal) => Promise<Result>,
    signal: AbortSignal | undefined,
    cancelled: () => Error,
  ): Promise<Result>;
} {
  const shared = new Map<string, Shared<Result>>();

  function join(key: string, start: (signal: AbortSignal) => Promise<Result>): Shared<Result> {
    const found = shared.get(key);
    if (found) return found;
    const controller = new AbortController();
    const promise = start(controller.signal).finally(() => {
      if (shared.get(key) === entry) shared.delete(key);
    });
    const entry: Shared<Result> = { promise, controller, waiting: 0 };
    shared.set(key, entry);
    return entry;
  }

  return {
    share(key, start, signal, cancelled) {
      if (signal?.aborted) return Promise.reject(cancelled());
      const entry = join(key, start);
      entry.waiting += 1;
      if (!signal) return entry.promise;
      return new Promise<Result>((resolve, reject) => {
        const leave = () => {
          entry.waiting -= 1;
          if (entry.waiting === 0) {
            if (shared.get(key) === entry) shared.delete(key);
            entry.controller.abort();
          }
          reject(cancelled());
        };
        signal.addEventListener("abort", leave, { once: true });
        entry.promise
          .then(resolve, reject)
          .finally(() => signal.removeEventListener("abort", leave));
      });
    },
  };
}

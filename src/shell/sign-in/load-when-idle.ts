/** Loads what comes next once the browser has nothing else to do. Answers how to leave it. */
export function loadWhenIdle(load: () => Promise<unknown>): () => void {
  const begin = (): void => {
    // Failing costs nothing: it is loaded again where it is needed.
    load().catch(() => undefined);
  };
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(begin, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(begin, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
}

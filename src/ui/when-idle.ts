/** Runs an action once the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Not every browser supports idle callbacks.
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(act, 200);
    return () => window.clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: 2000 });
  return () => window.cancelIdleCallback(request);
}

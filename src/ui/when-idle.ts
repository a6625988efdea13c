/** Does something once the browser has nothing else to do. Answers how to give it up. */
export function whenIdle(act: () => void): () => void {
  // Not every browser tells when it is idle.
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(act, 200);
    return () => window.clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: 2000 });
  return () => window.cancelIdleCallback(request);
}

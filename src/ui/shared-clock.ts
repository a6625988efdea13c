/** Milliseconds between updates of the shown time, which changes by the minute. */
const period = 20_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Tells every so often that time has passed: one timer for all who listen, and none where nobody
 * does. For `useSyncExternalStore`, so that only what reads differently is drawn anew.
 */
export function listenToClock(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, period);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

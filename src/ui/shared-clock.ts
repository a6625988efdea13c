/** Milliseconds between updates of the shown time, which changes by the minute. */
const period = 20_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls the listener at intervals: one timer serves all listeners, and none runs without listeners.
 * It is meant for `useSyncExternalStore`, so that only components whose text changes are redrawn.
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

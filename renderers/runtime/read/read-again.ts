/** Whether the page is visible, with subscriptions to changes. */
export interface Sight {
  isSeen(): boolean;
  follow(changed: () => void): () => void;
}

/** A browser window counts as unseen while it is hidden or offline. */
export const inBrowser: Sight = {
  isSeen: () => document.visibilityState === "visible" && navigator.onLine,
  follow(changed) {
    document.addEventListener("visibilitychange", changed);
    window.addEventListener("online", changed);
    window.addEventListener("offline", changed);
    return () => {
      document.removeEventListener("visibilitychange", changed);
      window.removeEventListener("online", changed);
      window.removeEventListener("offline", changed);
    };
  },
};

/**
 * Repeats a read, each time an interval after the last answer. While unseen it pauses; an overdue
 * read runs as soon as it is seen. Returns the function that stops it.
 */
export function readAgain(everyMs: number, read: () => Promise<unknown>, sight: Sight): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isEnded = false;
  const wait = (): void => {
    timer = setTimeout(() => void readOrWait(), everyMs);
  };
  const readOrWait = async (): Promise<void> => {
    isDue = !sight.isSeen();
    if (isDue) return;
    // A failure is shown by the block; the next attempt may succeed.
    await read().catch(() => {});
    if (!isEnded) wait();
  };
  const unfollow = sight.follow(() => {
    if (isDue && sight.isSeen()) void readOrWait();
  });
  wait();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    unfollow();
  };
}

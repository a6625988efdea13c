/** Whether somebody could see what is read, and who is told when that changes. */
export interface Sight {
  isSeen(): boolean;
  follow(changed: () => void): () => void;
}

/** A browser's window: nobody sees it while it is hidden, and without a network there is nothing new. */
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
 * Reads again and again, each time so long after the last answer. While nobody could see it nothing
 * is read; what is overdue then is read as soon as somebody can. Answers how to end it.
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
    // Why it failed is told where it is shown; the next try may succeed.
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

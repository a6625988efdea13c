import { notifyManager, QueryClient } from "@tanstack/react-query";

// Told at once: else an answer waits for a timer, and often for a frame that shows nothing new.
notifyManager.setScheduler(queueMicrotask);

/** The reads of all pages: made once, made again only after a write or on a person's wish. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 },
  },
});

import { focusManager, notifyManager, QueryClient } from "@tanstack/react-query";

// Told at once: else an answer waits for a timer, and often for a frame that shows nothing new.
notifyManager.setScheduler(queueMicrotask);

// Of two windows side by side both are visible: the one that is turned to looks for what is new.
focusManager.setEventListener((handleFocus) => {
  const look = (): void => handleFocus();
  window.addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    window.removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
});

/** The reads of all pages: made once, made again only after a write or on a person's wish. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      // What failed is read again once the service can be reached, however young the rest is.
      refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : true),
      staleTime: 30_000,
    },
  },
});

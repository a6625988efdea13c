import { focusManager, notifyManager, QueryClient } from "@tanstack/react-query";

// Notifies subscribers at once: by default a response waits for a timer, and often for a frame that
// shows nothing new.
notifyManager.setScheduler(queueMicrotask);

// The window that gets the focus refreshes its data: two windows side by side are both visible, so
// visibility alone does not tell which one is used.
focusManager.setEventListener((handleFocus) => {
  const look = (): void => handleFocus();
  window.addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    window.removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
});

/** The query client of all pages: data is read once, and again only after a write or on request. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      // Failed reads are repeated once the service can be reached; other data stays as it is.
      refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : true),
      staleTime: 30_000,
    },
  },
});

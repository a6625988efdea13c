import { focusManager, notifyManager, QueryClient } from "@tanstack/react-query";
import { followWindow } from "../../session/follow-window.ts";

// Notifies subscribers at once: by default a response waits for a timer, and often for a frame that
// shows nothing new.
notifyManager.setScheduler(queueMicrotask);

// By default only a window that is shown again refreshes its data, not one that gets the focus.
focusManager.setEventListener((handleFocus) => followWindow(() => handleFocus()));

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

// The client follows the connection from the start. A page may be asked for before anything is drawn
// and wait for the connection; nothing else would tell it that the connection is back.
queryClient.mount();

import { QueryClient } from "@tanstack/react-query";

/** The reads of all pages: made once, made again only after a write or on a person's wish. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 },
  },
});

import { queryOptions } from "@tanstack/react-query";
import type { PageSources } from "./page-source.ts";
import { queryClient } from "./query-client.ts";

type LoadPage = PageSources["load"];

/** What was expected and not opened is as old as this at most. */
export const expectedForMs = 10_000;

/** A page that somebody is about to open; whoever opens it takes it from there. */
export function expectedPage(load: LoadPage, path: string) {
  return queryOptions({
    queryKey: ["expectedPage", path],
    queryFn: () => load(path),
    staleTime: expectedForMs,
    gcTime: expectedForMs,
    retry: false,
  });
}

/** Begins to load what somebody is about to open; where that fails, opening it says why. */
export function expectPage(load: LoadPage, path: string): void {
  void queryClient.prefetchQuery(expectedPage(load, path));
}

import { queryOptions } from "@tanstack/react-query";
import type { LoadedPage, PageSources } from "./page-source.ts";
import { queryClient } from "./query-client.ts";

type LoadPage = PageSources["load"];

/** Maximum age in milliseconds of a preloaded page that has not been opened. */
export const expectedForMs = 10_000;

/** The query of a preloaded page, from which the page is taken when it is opened. */
export function expectedPage(load: LoadPage, path: string) {
  return queryOptions({
    queryKey: ["expectedPage", path],
    queryFn: () => load(path),
    staleTime: expectedForMs,
    gcTime: expectedForMs,
    retry: false,
  });
}

/**
 * Preloads a page that a user is about to open; a failure is reported only when the page is opened.
 */
export function expectPage(load: LoadPage, path: string): void {
  void queryClient.prefetchQuery(expectedPage(load, path));
}

/**
 * Keeps a page that is on its way. Where it does not arrive it is read again, which waits until there
 * is a connection: whoever opens the page meanwhile waits for the same read.
 */
export function expectComingPage(
  coming: Promise<LoadedPage | null>,
  load: LoadPage,
  path: string,
): void {
  expectPage(() => coming.catch(() => load(path)), path);
}

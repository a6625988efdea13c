import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { expectedForMs, expectedPage } from "./expected-page.ts";
import type { LoadedPage, PageSources } from "./page-source.ts";

/** How a page stands that is loaded. */
export type SourceState =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; message: string }
  | { status: "found"; page: LoadedPage; isNewer: boolean };

/** A page, and what can be done about how it stands. */
export interface PageSource {
  state: SourceState;
  reload(): void;
  /** Takes away that it is newer than what was opened. */
  note(): void;
}

/** How often it is asked for a new version of a page while that is looked at. */
const versionIntervalMs = 30_000;

/** A hidden page that shows again within this time still has what it loaded. */
const hiddenForMs = 24 * 3_600_000;

/** A page, loaded when it opens and kept while it is, until it has a new version. */
export function usePageSource(sources: PageSources, path: string): PageSource {
  const client = useQueryClient();
  const expected = expectedPage(sources.load, path);
  // Asked for with the frame that comes, not after that is painted.
  useState(() => void client.prefetchQuery(expected));
  const queryKey = ["openPage", path, useId()];
  const wasShown = useRef(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => currentSource(client, sources, path, client.getQueryData(queryKey)),
    initialData: () => client.getQueryData(expected.queryKey),
    staleTime: expectedForMs,
    gcTime: hiddenForMs,
    refetchOnMount: () => (wasShown.current ? "always" : true),
    refetchOnWindowFocus: "always",
    refetchInterval: versionIntervalMs,
    retry: false,
  });
  const [known, setKnown] = useState(data);
  if (known === undefined && data) setKnown(data);
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    wasShown.current = true;
    client.removeQueries({ queryKey: ["expectedPage", path] });
  }, [client, path, isThere]);
  const [key] = useState(queryKey);
  useEffect(() => {
    return sources.watch(path, (page) => {
      client.setQueryData<LoadedPage>(key, page);
      setKnown(page);
    });
  }, [client, sources, path, key]);
  return {
    state: stateOf(data, isFetching ? null : error, known),
    reload: () => void refetch(),
    note: () => setKnown(data),
  };
}

/** The page as people are given it now; the one that is shown while that is the newest. */
async function currentSource(
  client: QueryClient,
  sources: PageSources,
  path: string,
  shown: LoadedPage | null | undefined,
): Promise<LoadedPage | null> {
  if (!shown) return client.fetchQuery(expectedPage(sources.load, path));
  if (!sources.isCurrent(shown)) return (await sources.load(path)) ?? shown;
  const version = shown.etag === null ? null : await sources.versionOf(path);
  if (version === null || version === shown.etag) return shown;
  return (await sources.load(path)) ?? shown;
}

function stateOf(
  data: LoadedPage | null | undefined,
  error: Error | null,
  known: LoadedPage | null | undefined,
): SourceState {
  if (data) return { status: "found", page: data, isNewer: isAnother(data, known) };
  if (data === null) return { status: "missing" };
  return error ? { status: "failed", message: error.message } : { status: "loading" };
}

/** Not where the same was published again, nor where a version came as a plan and now as a source. */
function isAnother(page: LoadedPage, known: LoadedPage | null | undefined): boolean {
  return page.text !== known?.text && (page.etag === null || page.etag !== known?.etag);
}

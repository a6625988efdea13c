import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { expectedForMs, expectedPage } from "./expected-page.ts";
import type { LoadedPage, PageSources } from "./page-source.ts";

/** The state of a page that is loading or loaded. */
export type SourceState =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; message: string }
  | { status: "found"; page: LoadedPage; isNewer: boolean };

/** A page with its loading state, and the actions for that state. */
export interface PageSource {
  state: SourceState;
  reload(): void;
  /** Dismisses the message that the page has a new version. */
  note(): void;
}

/** Milliseconds between two checks for a new version of a page that is visible. */
const versionIntervalMs = 30_000;

/** Milliseconds for which a hidden page keeps its loaded source. */
const hiddenForMs = 24 * 3_600_000;

/** Loads a page when it opens and keeps it until there is a new version. */
export function usePageSource(sources: PageSources, path: string): PageSource {
  const client = useQueryClient();
  const expected = expectedPage(sources.load, path);
  // Requests the page while the frame is drawn, not after it is painted.
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
      // An answer that is still on its way is older than what was just saved.
      void client.cancelQueries({ queryKey: key });
      client.setQueryData<LoadedPage | null>(key, page);
      setKnown(page);
    });
  }, [client, sources, path, key]);
  return {
    state: stateOf(data, isFetching ? null : error, known),
    reload: () => void refetch(),
    note: () => setKnown(data),
  };
}

/** The page's published version; the shown page itself where that is still current. */
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

/**
 * Whether a page differs from the known one. It does not where the same content was published
 * again, nor where one of them is a plan and the other a source.
 */
function isAnother(page: LoadedPage, known: LoadedPage | null | undefined): boolean {
  return page.text !== known?.text && (page.etag === null || page.etag !== known?.etag);
}

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import type { CallingVersion } from "../../catalogue/page-header.ts";
import { expectedForMs, expectedPage } from "./expected-page.ts";
import type { LoadedSource, PageSources } from "./page-source.ts";

/** How a page's source stands. */
export type SourceState =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; message: string }
  | { status: "found"; source: string; version: CallingVersion; isNewer: boolean };

/** A page's source, and what can be done about how it stands. */
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

/** The source of a page, loaded when that opens and kept while it is, until it has a new version. */
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
  const [known, setKnown] = useState(data?.source);
  if (known === undefined && data) setKnown(data.source);
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    wasShown.current = true;
    client.removeQueries({ queryKey: ["expectedPage", path] });
  }, [client, path, isThere]);
  const [key] = useState(queryKey);
  useEffect(() => {
    return sources.watch(path, (source) => {
      client.setQueryData<LoadedSource>(key, { source, etag: null, version: 0 });
      setKnown(source);
    });
  }, [client, sources, path, key]);
  return {
    state: stateOf(data, isFetching ? null : error, known),
    reload: () => void refetch(),
    note: () => setKnown(data?.source),
  };
}

/** The source as people are given it now; the one that is shown while that is the newest. */
async function currentSource(
  client: QueryClient,
  sources: PageSources,
  path: string,
  shown: LoadedSource | null | undefined,
): Promise<LoadedSource | null> {
  if (!shown) return client.fetchQuery(expectedPage(sources.load, path));
  const version = shown.etag === null ? null : await sources.versionOf(path);
  if (version === null || version === shown.etag) return shown;
  return (await sources.load(path)) ?? shown;
}

function stateOf(
  data: LoadedSource | null | undefined,
  error: Error | null,
  known: string | undefined,
): SourceState {
  if (data) {
    const { source, version } = data;
    return { status: "found", source, version, isNewer: source !== known };
  }
  if (data === null) return { status: "missing" };
  return error ? { status: "failed", message: error.message } : { status: "loading" };
}

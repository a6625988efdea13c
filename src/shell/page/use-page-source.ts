import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type LoadedSource, type PageSources, watchPageFile } from "./page-source.ts";
import type { PageVersions } from "./page-versions.ts";

/** How a page's source stands. */
export type SourceState =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; message: string }
  | ({ status: "found"; isNewer: boolean } & LoadedSource);

/** What loads pages, and tells when one has a new version. */
interface PageSupply {
  sources: PageSources;
  versions: PageVersions;
}

/** A page's source, and what can be done about how it stands. */
export interface PageSource {
  state: SourceState;
  reload(): void;
  /** Takes away that it is newer than what was opened. */
  note(): void;
}

/** The source of a page, loaded once and kept while the page is, until it has a new version. */
export function usePageSource({ sources, versions }: PageSupply, path: string): PageSource {
  const [state, setState] = useState<SourceState>(() => {
    const loaded = sources.arrived(path);
    return loaded === undefined ? { status: "loading" } : settled(loaded);
  });
  const isLoading = state.status === "loading";
  // With the frame that shows the page, not after that is painted.
  useLayoutEffect(() => {
    // A hidden page that shows again still has what it loaded.
    if (!isLoading) return undefined;
    let isCurrent = true;
    const settle = (next: SourceState): void => {
      sources.forget(path);
      if (isCurrent) setState(next);
    };
    sources.load(path).then(
      (loaded) => settle(settled(loaded)),
      (cause: unknown) => settle({ status: "failed", message: messageOf(cause) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [sources, path, isLoading]);
  useEffect(() => sources.forget(path), [sources, path]);
  useEffect(() => {
    const found = { status: "found", etag: null, isNewer: false } as const;
    return watchPageFile(path, (source) => setState({ ...found, source }));
  }, [path]);
  useNewVersions({ sources, versions }, path, state, setState);
  const reload = useCallback(() => setState({ status: "loading" }), []);
  const note = useCallback(() => setState(noted), []);
  return { state, reload, note };
}

/** Loads the new version of a page in place; while that cannot be had the old one stays. */
function useNewVersions(
  { sources, versions }: PageSupply,
  path: string,
  state: SourceState,
  setState: (change: (state: SourceState) => SourceState) => void,
): void {
  const etag = useRef<string | null>(null);
  const isFound = state.status === "found";
  const wasShown = useRef(false);
  useEffect(() => {
    etag.current = state.status === "found" ? state.etag : null;
  }, [state]);
  useEffect(() => {
    if (!isFound) return undefined;
    const changed = (): void => {
      sources.load(path).then(
        (loaded) => loaded && setState((before) => replaced(before, loaded)),
        () => undefined,
      );
    };
    const stop = versions.watch({ path, etag: () => etag.current, changed }, wasShown.current);
    wasShown.current = true;
    return stop;
  }, [sources, versions, path, isFound, setState]);
}

function replaced(before: SourceState, loaded: LoadedSource): SourceState {
  if (before.status !== "found") return before;
  const isNewer = before.isNewer || before.source !== loaded.source;
  return { status: "found", ...loaded, isNewer };
}

function noted(state: SourceState): SourceState {
  return state.status === "found" ? { ...state, isNewer: false } : state;
}

function settled(loaded: LoadedSource | null): SourceState {
  if (loaded === null) return { status: "missing" };
  return { status: "found", ...loaded, isNewer: false };
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

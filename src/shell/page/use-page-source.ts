import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { type PageSources, watchPageFile } from "./page-source.ts";

/** How a page's source stands. */
export type SourceState =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; message: string }
  | { status: "found"; source: string };

/** The source of a page, loaded once and kept while the page is; and the way to load it again. */
export function usePageSource(
  sources: PageSources,
  path: string,
): { state: SourceState; reload: () => void } {
  const [state, setState] = useState<SourceState>(() => {
    const source = sources.arrived(path);
    return source === undefined ? { status: "loading" } : settled(source);
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
      (source) => settle(settled(source)),
      (cause: unknown) => settle({ status: "failed", message: messageOf(cause) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [sources, path, isLoading]);
  useEffect(() => sources.forget(path), [sources, path]);
  useEffect(() => watchPageFile(path, (source) => setState({ status: "found", source })), [path]);
  const reload = useCallback(() => setState({ status: "loading" }), []);
  return { state, reload };
}

function settled(source: string | null): SourceState {
  return source === null ? { status: "missing" } : { status: "found", source };
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

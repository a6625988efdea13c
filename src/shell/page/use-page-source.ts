import { useCallback, useEffect, useState } from "react";
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
  const [state, setState] = useState<SourceState>({ status: "loading" });
  const isLoading = state.status === "loading";
  useEffect(() => {
    // A hidden page that shows again still has what it loaded.
    if (!isLoading) return undefined;
    let isCurrent = true;
    const settle = (settled: SourceState): void => {
      if (isCurrent) setState(settled);
    };
    sources(path).then(
      (source) => settle(source === null ? { status: "missing" } : { status: "found", source }),
      (cause: unknown) => settle({ status: "failed", message: messageOf(cause) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [sources, path, isLoading]);
  useEffect(() => watchPageFile(path, (source) => setState({ status: "found", source })), [path]);
  const reload = useCallback(() => setState({ status: "loading" }), []);
  return { state, reload };
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

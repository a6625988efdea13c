import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { answerCodes } from "../../catalogue/answer-codes.ts";
import { CallError, type Wire } from "../../wire/wire.ts";
import { useStudio } from "../studio-host.ts";
import { type PageVersion, readHistory, sourceOf, stateOf } from "./page-version.ts";

/** A page's history as far as it is read, and how the page stands. */
export interface ReadHistory {
  versions: readonly PageVersion[];
  isLoading: boolean;
  /** Why it could not be read, or `null`. */
  failure: string | null;
  hasMore: boolean;
  hasDraft: boolean;
  readMore(): void;
  /** Reads all anew. */
  refresh(): Promise<void>;
}

const quietly = { quiet: true, loading: "no" } as const;
const atOnce = 20;

/** The history of a page, read a part at a time, newest first. */
export function usePageHistory(path: string): ReadHistory {
  const { wire } = useStudio();
  const queries = useQueryClient();
  const history = useInfiniteQuery({
    queryKey: ["studio", "history", path],
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => {
      const args = { path, current: pageParam, size: atOnce };
      const { data } = await wire.call("page.getHistory", args, quietly);
      return readHistory(data);
    },
    getNextPageParam: (last, all) => (all.length * atOnce < last.total ? all.length + 1 : null),
    staleTime: 0,
    meta: { tag: "page" },
  });
  const state = useQuery({
    queryKey: ["studio", "state", path],
    queryFn: async () => stateOf(await readPage(wire, { path, draft: true })),
    staleTime: 0,
    meta: { tag: "page" },
  });
  const refresh = useCallback(
    () => queries.invalidateQueries({ queryKey: ["studio"], refetchType: "active" }),
    [queries],
  );
  return {
    versions: history.data?.pages.flatMap(({ versions }) => versions) ?? [],
    isLoading: history.isLoading || state.isLoading,
    failure: history.error?.message ?? null,
    hasMore: history.hasNextPage,
    hasDraft: state.data === "draft",
    readMore: () => void history.fetchNextPage(),
    refresh,
  };
}

/** The source of what people are given of a page now; empty where there is none yet. */
export function useShownSource(path: string, isWanted: boolean) {
  const { wire } = useStudio();
  return useQuery({
    queryKey: ["studio", "shown", path],
    queryFn: async () => sourceOf(await readPage(wire, { path })),
    enabled: isWanted,
    staleTime: 0,
    meta: { tag: "page" },
  });
}

/** The source of one version; versions never change. */
export function useVersionSource(path: string, version: number | null) {
  const { wire } = useStudio();
  return useQuery({
    queryKey: ["studio", "version", path, version],
    queryFn: async () =>
      version === null
        ? ""
        : sourceOf((await wire.call("page.getVersion", { path, version }, quietly)).data),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readPage(wire: Wire, args: { path: string; draft?: boolean }): Promise<unknown> {
  try {
    return (await wire.call("page.getOne", args, quietly)).data;
  } catch (cause) {
    if (cause instanceof CallError && cause.code === answerCodes.notFound) return null;
    throw cause;
  }
}

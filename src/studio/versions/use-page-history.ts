import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { answerCodes } from "../../catalogue/answer-codes.ts";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import { CallError } from "../../wire/wire.ts";
import { type StudioHost, useStudio } from "../studio-host.ts";
import { readNow } from "../use-reading.ts";

/** A version of a page in its history (decisions, the platform's own calls). */
export type PageVersion = Answers["page.getHistory"]["records"][number];

/** The part of a page's history that has been read, with the state of the page. */
export interface ReadHistory {
  versions: readonly PageVersion[];
  isLoading: boolean;
  /** Why the read failed, or `null`. */
  failure: string | null;
  hasMore: boolean;
  hasDraft: boolean;
  readMore(): void;
  refresh(): Promise<void>;
}

const atOnce = 20;

/** The history of a page, read in parts, newest first. */
export function usePageHistory(path: string): ReadHistory {
  const studio = useStudio();
  const queries = useQueryClient();
  const history = useInfiniteQuery({
    queryKey: ["studio", "history", path],
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => {
      const args = { path, current: pageParam, size: atOnce };
      return (await readNow(studio, "page.getHistory", args)).data;
    },
    getNextPageParam: (last, all) => (all.length * atOnce < last.total ? all.length + 1 : null),
    staleTime: 0,
    meta: { tag: "page" },
  });
  const state = useQuery({
    queryKey: ["studio", "state", path],
    queryFn: () => readPage(studio, { path, draft: true }),
    staleTime: 0,
    meta: { tag: "page" },
  });
  return {
    versions: history.data?.pages.flatMap(({ records }) => records) ?? [],
    isLoading: history.isLoading || state.isLoading,
    failure: history.error?.message ?? null,
    hasMore: history.hasNextPage,
    hasDraft: state.data?.state === "draft",
    readMore: () => void history.fetchNextPage(),
    refresh: () => queries.invalidateQueries({ queryKey: ["studio"], refetchType: "active" }),
  };
}

/** The source of the published page; empty if nothing is published. */
export function useShownSource(path: string) {
  const studio = useStudio();
  return useQuery({
    queryKey: ["studio", "shown", path],
    queryFn: async () => (await readPage(studio, { path }))?.source ?? "",
    staleTime: 0,
    meta: { tag: "page" },
  });
}

/** The source of one version, which never changes; empty for the version `null`. */
export function useVersionSource(path: string, version: number | null) {
  const studio = useStudio();
  return useQuery({
    queryKey: ["studio", "version", path, version],
    queryFn: async () =>
      version === null
        ? ""
        : (await readNow(studio, "page.getVersion", { path, version })).data.source,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readPage(studio: StudioHost, args: Requests["page.getOne"]) {
  try {
    return (await readNow(studio, "page.getOne", args)).data;
  } catch (cause) {
    if (cause instanceof CallError && cause.code === answerCodes.notFound) return null;
    throw cause;
  }
}

import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { answerCodes } from "../../catalogue/answer-codes.ts";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import { useSteady } from "../../ui/use-steady.ts";
import { CallError, isOutdated } from "../../wire/wire.ts";
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
    hasDraft: state.data?.data.state === "draft",
    readMore: () => void history.fetchNextPage(),
    refresh: () => queries.invalidateQueries({ queryKey: ["studio"], refetchType: "active" }),
  };
}

/** The source of the published page; empty if nothing is published. */
export function useShownSource(path: string) {
  const studio = useStudio();
  return useQuery({
    queryKey: ["studio", "shown", path],
    queryFn: async () => (await readPage(studio, { path }))?.data.source ?? "",
    staleTime: 0,
    meta: { tag: "page" },
  });
}

/** A write of a page in its history. */
type PageWrite = "page.rollback" | "page.del" | "page.discardDraft" | "page.restore";

/**
 * Makes a write of a page against the version that was there when the dialog opened. A refusal
 * because somebody else has changed the page reads it again, and the next attempt is made against
 * what is shown then.
 * @param isDraft Whether the version is that of the page with its draft.
 */
export function useWriteSeen(path: string, isDraft: boolean) {
  const studio = useStudio();
  const queries = useQueryClient();
  const seen = useRef<Promise<string | null>>(null);
  const look = useSteady(async (): Promise<string | null> => {
    const read = isDraft ? { path, draft: true } : { path };
    return (await readPage(studio, read))?.etag ?? null;
  });
  useEffect(() => {
    seen.current = look();
    // A failure is told with the write, which then waits for the same answer.
    seen.current.catch(() => undefined);
  }, [look]);
  return async <Id extends PageWrite>(id: Id, args: Requests[Id]): Promise<void> => {
    const ifMatch = (await seen.current) ?? undefined;
    try {
      await studio.wire.call(id, args, { quiet: true, showsFaults: true, ifMatch });
    } catch (cause) {
      if (isOutdated(cause)) {
        seen.current = look();
        await queries.invalidateQueries({ queryKey: ["studio"], refetchType: "active" });
        await seen.current;
      }
      throw cause;
    }
  };
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
    return await readNow(studio, "page.getOne", args);
  } catch (cause) {
    if (cause instanceof CallError && cause.code === answerCodes.notFound) return null;
    throw cause;
  }
}

import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useRestoring } from "../../../renderers/runtime/act/restore/use-restoring.tsx";
import { answerCodes } from "../../catalogue/answer-codes.ts";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import { useSteady } from "../../ui/use-steady.ts";
import { CallError, isOutdated } from "../../wire/wire.ts";
import { withPlainLineEnds } from "../line-ends.ts";
import { type StudioHost, useStudio } from "../studio-host.ts";
import { readNow } from "../use-reading.ts";
import { noPageEtag } from "../workbench/draft-answer.ts";
import type { PageDraft } from "../workbench/page-draft.ts";

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
  /** The ETag of the published page when the history was read; `null` until then. */
  shownETag: string | null;
  /** Whether a file ships the page, which its first version then replaced. */
  isShipped: boolean;
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
    queryFn: () => readStates(studio, path),
    staleTime: 0,
    meta: { tag: "page" },
  });
  const shipped = useQuery({
    queryKey: ["studio", "shipped", path],
    queryFn: async () => (await readShipped(studio, path)) !== null,
  });
  return {
    versions: history.data?.pages.flatMap(({ records }) => records) ?? [],
    isLoading: history.isLoading || state.isLoading || shipped.isLoading,
    failure: history.error?.message ?? null,
    hasMore: history.hasNextPage,
    hasDraft: state.data?.[0]?.data.state === "draft",
    shownETag: state.data ? (state.data[1]?.etag ?? noPageEtag) : null,
    isShipped: shipped.data ?? false,
    readMore: () => void history.fetchNextPage(),
    refresh: () => queries.invalidateQueries({ queryKey: ["studio"], refetchType: "active" }),
  };
}

/** The published page as a query; its source is empty if nothing is published. */
const shownPage = (studio: StudioHost, path: string) => ({
  queryKey: ["studio", "shown", path],
  queryFn: async () => {
    const page = await readPage(studio, { path });
    return page ? { source: withPlainLineEnds(page.data.source), etag: page.etag } : nothingShown;
  },
  staleTime: 0,
  meta: { tag: "page" },
});

const nothingShown = { source: "", etag: noPageEtag };

/** The source and the ETag of the published page; the source is empty if nothing is published. */
export function useShownPage(path: string) {
  return useQuery(shownPage(useStudio(), path));
}

/** A write of a page in its history. */
type PageWrite = "page.rollback" | "page.del" | "page.discardDraft" | "page.restore";

/** The ETags of a page as its author sees it; `null` where they are not known. */
export interface SeenPage {
  /** That of the draft, or of the published page where there is no draft. */
  edited: string | null;
  /** That of the published page. */
  shown: string | null;
}

/**
 * Makes a write of a page against the versions that its author has seen. A refusal because somebody
 * else has changed the page has everything shown read again, the editor too, and the next attempt
 * is made against that.
 * @param first Returns what the author sees when the dialog opens.
 */
export function useWriteSeen(
  path: string,
  draft: Pick<PageDraft, "refresh">,
  first: () => Promise<SeenPage>,
) {
  const studio = useStudio();
  const call = useRestoring();
  const again = async () => {
    const [edited, shown] = await readStates(studio, path);
    return { edited: edited?.etag ?? noPageEtag, shown: shown?.etag ?? noPageEtag };
  };
  const { isSeen, write } = useSeen({ first, again }, draft);
  const writeSeen = <Id extends PageWrite>(id: Id, request: Requests[Id]): Promise<void> =>
    write(async ({ edited, shown }) => {
      const ifMatch = (id === "page.rollback" ? shown : edited) ?? undefined;
      const replaces = id === "page.del" && shown ? { replaces: shown } : {};
      const options = { quiet: true, showsFaults: true, ifMatch };
      await call(id, { ...request, ...replaces }, options);
    });
  return { isSeen, write: writeSeen };
}

/**
 * Publishes the draft that its author has seen, in place of the published page that its author has
 * seen with it. After a refusal because somebody else has changed either, both are read again, and
 * the next attempt is made with them.
 */
export function usePublishSeen(path: string, draft: PageDraft) {
  const studio = useStudio();
  const queries = useQueryClient();
  const look = async () => {
    const [mine, shown] = await Promise.all([
      draft.seen(),
      queries.fetchQuery(shownPage(studio, path)),
    ]);
    return { mine, replaces: shown.etag ?? undefined };
  };
  const again = async () => {
    await draft.refresh();
    return await look();
  };
  const { isSeen, write } = useSeen({ first: look, again }, draft);
  const publish = (note: string): Promise<void> =>
    write(async ({ mine, replaces }) => {
      const isSaved = await draft.publish(mine, { note, ...(replaces && { replaces }) });
      if (!isSaved) throw new Error(studio.text("studio.workbench.notPublished"));
    });
  return { isSeen, publish };
}

/**
 * Makes a write with what its author sees: `first` when the dialog opens, `again` where that could
 * not be read, or after a refusal because somebody else has changed the page. Nobody can agree to
 * what is still being read, so `isSeen` says whether the latest read has ended, even in a failure.
 */
function useSeen<Seen>(
  look: { first(): Promise<Seen>; again(): Promise<Seen> },
  draft: Pick<PageDraft, "refresh">,
) {
  const queries = useQueryClient();
  const seen = useRef<Promise<Seen>>(null);
  const [isSeen, setSeen] = useState(false);
  const see = useSteady((read: () => Promise<Seen>): void => {
    setSeen(false);
    const reading = read();
    seen.current = reading;
    // A failure is told with the write, before it is read again for the next one.
    const end = () => {
      if (seen.current === reading) setSeen(true);
    };
    reading.then(end, end);
  });
  const seeOpened = useSteady(() => see(look.first));
  useEffect(seeOpened, [seeOpened]);
  const write = async (send: (seen: Seen) => Promise<void>): Promise<void> => {
    let isRead = false;
    try {
      const sight = await (seen.current ?? look.first());
      isRead = true;
      await send(sight);
    } catch (cause) {
      if (!isRead || isOutdated(cause)) {
        see(look.again);
        // The refusal is told at once, however long other parts of the studio take to be read.
        void draft.refresh();
        void queries.invalidateQueries({ queryKey: ["studio"], refetchType: "active" });
      }
      throw cause;
    }
  };
  return { isSeen, write };
}

/** The number that stands for the shipped file beneath the versions of a page. */
export const shippedVersion = 0;

/** The source of one version, which never changes; empty for the version `null`. */
export function useVersionSource(path: string, version: number | null) {
  const studio = useStudio();
  return useQuery({
    queryKey: ["studio", "version", path, version],
    queryFn: async () => {
      if (version === null) return "";
      const found =
        version === shippedVersion
          ? await readShipped(studio, path)
          : await readNow(studio, "page.getVersion", { path, version });
      return withPlainLineEnds(found?.data.source ?? "");
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const readShipped = (studio: StudioHost, path: string) => readPage(studio, { path, shipped: true });

/** The page as it is edited and as it is published. */
const readStates = (studio: StudioHost, path: string) =>
  Promise.all([readPage(studio, { path, draft: true }), readPage(studio, { path })]);

async function readPage(studio: StudioHost, args: Requests["page.getOne"]) {
  try {
    return await readNow(studio, "page.getOne", args);
  } catch (cause) {
    if (cause instanceof CallError && cause.code === answerCodes.notFound) return null;
    throw cause;
  }
}

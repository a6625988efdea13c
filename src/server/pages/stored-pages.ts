import type { HandlerContext } from "../call/handler.ts";

/** Every page that ships as a file, with its source. */
export async function readShipped({
  services,
}: HandlerContext): Promise<{ path: string; source: string }[]> {
  const paths = await services.pages.list();
  const sources = await Promise.all(paths.map((path) => services.pages.read(path)));
  return paths.flatMap((path, index) => {
    const source = sources[index] ?? null;
    return source === null ? [] : [{ path, source }];
  });
}

/** The newest version of every page that was ever published or deleted. */
export function readNewestVersions({ db }: HandlerContext) {
  return db
    .selectFrom("pageVersion")
    .distinctOn("path")
    .select(["path", "version", "source", "change", "author", "createTime"])
    .orderBy("path")
    .orderBy("version", "desc")
    .execute();
}

/** All drafts. */
export function readDrafts({ db }: HandlerContext) {
  return db
    .selectFrom("pageDraft")
    .select(["path", "source", "revision", "author", "updateTime"])
    .execute();
}

/** Everything stored about one page. */
export interface StoredPage {
  shipped: string | null;
  newest: Awaited<ReturnType<typeof readNewestVersions>>[number] | null;
  draft: Awaited<ReturnType<typeof readDrafts>>[number] | null;
}

/** All pages that exist or ever existed, by path. */
export async function readStoredPages(context: HandlerContext): Promise<Map<string, StoredPage>> {
  const pages = new Map<string, StoredPage>();
  const note = (path: string, part: Partial<StoredPage>) =>
    pages.set(path, { shipped: null, newest: null, draft: null, ...pages.get(path), ...part });
  for (const { path, source } of await readShipped(context)) note(path, { shipped: source });
  for (const newest of await readNewestVersions(context)) note(newest.path, { newest });
  for (const draft of await readDrafts(context)) note(draft.path, { draft });
  return pages;
}

/** The published source of a page; `null` if it is only a draft, or deleted. */
export function shownOf({ shipped, newest }: StoredPage): string | null {
  return newest && newest.change !== "deleted" ? newest.source : shipped;
}

import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import type { HandlerContext } from "../call/handler.ts";
import { editingETag, publishedETag } from "./page-store.ts";
import { readDrafts, readNewestVersions, readShipped } from "./stored-pages.ts";

type PageExport = Answers["page.export"][number];
type PageVersionNow = Answers["page.getVersions"][number];

/** The sources of all published pages, or with drafts instead where they exist, sorted by path. */
export async function exportPages(
  context: HandlerContext,
  { paths, drafts: withDrafts = false }: Requests["page.export"],
): Promise<PageExport[]> {
  const wanted = paths && new Set(paths);
  const pages = new Map<string, PageExport>();
  const add = (page: Omit<PageExport, "etag" | "replaces">, etag: string, replaces = etag) => {
    if (!wanted || wanted.has(page.path)) pages.set(page.path, { ...page, etag, replaces });
  };
  for (const { path, source } of await readShipped(context)) {
    const page = { path, source, version: 0, state: "shipped" } as const;
    add(page, editingETag(undefined, page));
  }
  for (const { path, source, version, change } of await readNewestVersions(context)) {
    if (change === "deleted") continue;
    add({ path, source, version, state: "published" }, publishedETag(version));
  }
  for (const { path, source, revision } of await readDrafts(context)) {
    const etag = editingETag({ source, revision }, null);
    const shown = pages.get(path);
    const replaces = shown?.replaces ?? editingETag(undefined, null);
    if (withDrafts) add({ path, source, version: revision, state: "draft" }, etag, replaces);
    // The published source is returned with the draft's `ETag`, since saving would replace the
    // draft.
    else if (shown) pages.set(path, { ...shown, etag });
  }
  return [...pages.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * The published version of each page, without reading the stored sources, so that browsers can poll
 * it every half minute.
 */
export async function versionsOf(
  { db, services }: HandlerContext,
  paths: readonly string[],
): Promise<PageVersionNow[]> {
  if (paths.length === 0) return [];
  const newest = await db
    .selectFrom("pageVersion")
    .distinctOn("path")
    .select(["path", "version", "change"])
    .where("path", "in", paths)
    .orderBy("path")
    .orderBy("version", "desc")
    .execute();
  const published = new Map(
    newest.flatMap(({ path, version, change }) =>
      change === "deleted" ? [] : [[path, publishedETag(version)] as const],
    ),
  );
  return await Promise.all(
    paths.map(async (path) => {
      const etag = published.get(path);
      if (etag !== undefined) return { path, etag };
      const source = await services.pages.read(path);
      if (source === null) return { path, etag: null };
      return { path, etag: editingETag(undefined, { source, state: "shipped", version: 0 }) };
    }),
  );
}

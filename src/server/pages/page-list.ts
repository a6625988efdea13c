import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { isRecord, own } from "../../catalogue/schema/record.ts";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import type { HandlerContext } from "../call/handler.ts";
import { readKnownPages } from "./known-pages.ts";
import { findProblems, noFindings, type PageFindings } from "./page-findings.ts";
import { editingETag } from "./page-store.ts";
import { readUses } from "./page-uses.ts";
import { readStoredPages, type StoredPage, shownOf } from "./stored-pages.ts";

type PageRow = Answers["page.getList"][number];

/**
 * All pages with their states and uses in the menu, sorted by path. Deleted pages are listed only
 * on request.
 */
export async function listPages(
  context: HandlerContext,
  filter: Requests["page.getList"],
): Promise<PageRow[]> {
  const stored = await readStoredPages(context);
  const pages = [...stored].sort(([one], [other]) => (one < other ? -1 : 1));
  const uses = await readUses(context);
  const known = await readKnownPages(context, stored);
  const sources = pages.flatMap(([path, page]) =>
    sourcesOf(page).map((source) => ({ path, source })),
  );
  const counts = new Map<string, PageFindings>();
  const linkedFrom = new Map<string, Set<string>>();
  for (const [index, found] of (await findProblems(context, known, sources)).entries()) {
    const path = sources[index]?.path ?? "";
    const worse = counts.get(path);
    if (!worse || found.errors > worse.errors) counts.set(path, found);
    for (const address of found.links) {
      const to = known.get(address)?.path;
      if (to && to !== path) linkedFrom.set(to, (linkedFrom.get(to) ?? new Set()).add(path));
    }
  }
  return pages
    .map(([path, page]) => ({
      ...describe(context, path, page, counts.get(path)),
      usedIn: uses.get(path) ?? [],
      linkedFrom: [...(linkedFrom.get(path) ?? [])],
    }))
    .filter((row) => isWanted(row, filter));
}

/** The published source and the draft of a page, either of which may have problems. */
function sourcesOf(page: StoredPage): string[] {
  const sources = [page.draft?.source, shownOf(page)].filter((source) => source != null);
  return [...new Set(sources)];
}

function describe(
  context: HandlerContext,
  path: string,
  page: StoredPage,
  { errors, problems }: PageFindings = noFindings,
): Omit<PageRow, "usedIn" | "linkedFrom"> {
  const { draft, newest } = page;
  const isPublished = newest !== null && newest.change !== "deleted";
  const newestChange = draft ?? (newest && { ...newest, updateTime: newest.createTime });
  return {
    path,
    title: titleOf(draft?.source ?? shownOf(page) ?? newest?.source ?? "", context) ?? path,
    state: errors > 0 ? "broken" : stateOf(page),
    version: isPublished ? newest.version : 0,
    hasDraft: draft !== null,
    isStored: draft !== null || isPublished,
    canRestore: draft === null && newest?.change === "deleted",
    errorCount: errors,
    problemCount: problems,
    author: newestChange?.author ?? null,
    updateTime: newestChange?.updateTime.toISOString() ?? null,
    etag: etagOf(page),
  };
}

/** The `ETag` of the page for editors, by which a write knows what its author has seen. */
function etagOf({ draft, newest, shipped }: StoredPage): string {
  if (newest && newest.change !== "deleted") {
    return editingETag(draft ?? undefined, { ...newest, state: "published" });
  }
  const file =
    shipped === null ? null : ({ source: shipped, state: "shipped", version: 0 } as const);
  return editingETag(draft ?? undefined, file);
}

function stateOf({ draft, newest, shipped }: StoredPage): PageRow["state"] {
  if (draft) return "draft";
  if (newest && newest.change !== "deleted") return "published";
  return shipped === null ? "deleted" : "shipped";
}

function isWanted(row: PageRow, { path = "", title = "", state }: Requests["page.getList"]) {
  const contains = (text: string, part: string) =>
    text.toLowerCase().includes(part.trim().toLowerCase());
  if (!contains(row.path, path) || !contains(row.title, title)) return false;
  if (state === undefined) return row.state !== "deleted";
  return state === "draft" ? row.hasDraft : row.state === state;
}

function titleOf(source: string, { text, language }: HandlerContext): string | undefined {
  const title = own(jsonIn(source), "title");
  const said = isRecord(title) ? (title[language] ?? Object.values(title)[0]) : title;
  return typeof said === "string" ? text(said) : undefined;
}

import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { isRecord, own } from "../../catalogue/schema/record.ts";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import { pagePathOf } from "../../language/component-path.ts";
import type { HandlerContext } from "../call/handler.ts";
import { ancestry } from "../handlers/trees.ts";
import { countProblems, type ProblemCounts } from "./page-counts.ts";
import { readDrafts, readNewestVersions, readShipped } from "./stored-pages.ts";

type PageRow = Answers["page.getList"][number];

/** All that is stored of one page. */
interface StoredPage {
  shipped: string | null;
  newest: Awaited<ReturnType<typeof readNewestVersions>>[number] | null;
  draft: Awaited<ReturnType<typeof readDrafts>>[number] | null;
}

/**
 * Every page with its state and where the menu uses it, sorted by path. What is deleted is listed
 * where it is asked for alone.
 */
export async function listPages(
  context: HandlerContext,
  filter: Requests["page.getList"],
): Promise<PageRow[]> {
  const pages = [...(await readAll(context))].sort(([one], [other]) => (one < other ? -1 : 1));
  const uses = await readUses(context);
  const sources = pages.flatMap(([path, page]) =>
    sourcesOf(page).map((source) => ({ path, source })),
  );
  const counts = new Map<string, ProblemCounts>();
  for (const [index, found] of (await countProblems(context, sources)).entries()) {
    const path = sources[index]?.path ?? "";
    const worse = counts.get(path);
    if (!worse || found.errors > worse.errors) counts.set(path, found);
  }
  return pages
    .map(([path, page]) => describe(context, path, page, counts.get(path), uses.get(path) ?? []))
    .filter((row) => isWanted(row, filter));
}

async function readAll(context: HandlerContext): Promise<Map<string, StoredPage>> {
  const pages = new Map<string, StoredPage>();
  const note = (path: string, part: Partial<StoredPage>) =>
    pages.set(path, { shipped: null, newest: null, draft: null, ...pages.get(path), ...part });
  for (const { path, source } of await readShipped(context)) note(path, { shipped: source });
  for (const newest of await readNewestVersions(context)) note(newest.path, { newest });
  for (const draft of await readDrafts(context)) note(draft.path, { draft });
  return pages;
}

/** What people are given of a page, and its draft: whatever of it can be broken. */
function sourcesOf(page: StoredPage): string[] {
  const sources = [page.draft?.source, shownOf(page)].filter((source) => source != null);
  return [...new Set(sources)];
}

function shownOf({ shipped, newest }: StoredPage): string | null {
  return newest && newest.change !== "deleted" ? newest.source : shipped;
}

function describe(
  context: HandlerContext,
  path: string,
  page: StoredPage,
  counts: ProblemCounts = { errors: 0, problems: 0 },
  usedIn: readonly string[],
): PageRow {
  const { draft, newest } = page;
  const isPublished = newest !== null && newest.change !== "deleted";
  const newestChange = draft ?? (newest && { ...newest, updateTime: newest.createTime });
  return {
    path,
    title: titleOf(draft?.source ?? shownOf(page) ?? newest?.source ?? "", context) ?? path,
    state: counts.errors > 0 ? "broken" : stateOf(page),
    version: isPublished ? newest.version : 0,
    hasDraft: draft !== null,
    isStored: draft !== null || isPublished,
    canRestore: draft === null && newest?.change === "deleted",
    usedIn: [...usedIn],
    errorCount: counts.errors,
    problemCount: counts.problems,
    author: newestChange?.author ?? null,
    updateTime: newestChange?.updateTime.toISOString() ?? null,
  };
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

/** By the path of a page, the menu nodes that show it, each by all titles down to its own. */
async function readUses({ db, text }: HandlerContext): Promise<Map<string, string[]>> {
  const nodes = await db
    .selectFrom("menuNode")
    .select(["id", "parentId", "title", "componentPath"])
    .where("typeId", "!=", "2")
    .orderBy("sort")
    .orderBy("id")
    .execute();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const uses = new Map<string, string[]>();
  for (const node of nodes) {
    const path = pagePathOf(node.componentPath);
    if (path === null) continue;
    const titles = ancestry(node, byId).map(({ title }) => text(title));
    uses.set(path, [...(uses.get(path) ?? []), titles.reverse().join(" › ")]);
  }
  return uses;
}

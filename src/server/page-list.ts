import { sql } from "kysely";
import type { Answers } from "../catalogue/types.gen.ts";
import type { HandlerContext } from "./handler.ts";
import { isRecord } from "./request-arguments.ts";

type PageRow = Answers["page.getList"][number];

/** Every page with its state: shipped, published, or with a draft; sorted by path. */
export async function listPages(context: HandlerContext): Promise<PageRow[]> {
  const pages = new Map<string, Omit<PageRow, "title" | "problemCount"> & { source: string }>();
  for (const path of await context.services.pages.list()) {
    const source = (await context.services.pages.read(path)) ?? "";
    pages.set(path, { path, source, state: "shipped", version: 0, author: null, updateTime: null });
  }
  for (const { createTime, ...row } of await readNewestVersions(context)) {
    pages.set(row.path, { ...row, state: "published", updateTime: createTime.toISOString() });
  }
  for (const { updateTime, ...row } of await readDrafts(context)) {
    const version = pages.get(row.path)?.version ?? 0;
    pages.set(row.path, { ...row, version, state: "draft", updateTime: updateTime.toISOString() });
  }
  const sorted = [...pages.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
  return await Promise.all(sorted.map((page) => describePage(context, page)));
}

async function describePage(
  { services, language }: HandlerContext,
  { source, ...page }: Omit<PageRow, "title" | "problemCount"> & { source: string },
): Promise<PageRow> {
  const problems = await services.checkPage(page.path, source, language);
  return { ...page, title: titleOf(source) ?? page.path, problemCount: problems.length };
}

function titleOf(source: string): string | undefined {
  try {
    const page: unknown = JSON.parse(source);
    return isRecord(page) && typeof page.title === "string" ? page.title : undefined;
  } catch {
    return undefined;
  }
}

function readNewestVersions({ db }: HandlerContext) {
  return db
    .selectFrom("pageVersion")
    .distinctOn("path")
    .select(["path", "version", "source", "author", "createTime"])
    .orderBy("path")
    .orderBy(sql`version desc`)
    .execute();
}

function readDrafts({ db }: HandlerContext) {
  return db.selectFrom("pageDraft").select(["path", "source", "author", "updateTime"]).execute();
}

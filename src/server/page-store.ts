import { createHash } from "node:crypto";
import type { Answers } from "../catalogue/types.gen.ts";
import type { HandlerContext, SignedInMember } from "./handler.ts";
import { codes, Refusal } from "./refusal.ts";

type PageSource = Answers["page.getOne"];

/** The page that everybody sees: its newest published version, else the shipped file. */
export async function readPublished(
  { db, services }: HandlerContext,
  path: string,
): Promise<PageSource | null> {
  const published = await db
    .selectFrom("pageVersion")
    .select(["source", "version"])
    .where("path", "=", path)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  if (published) return { path, ...published, state: "published" };
  const source = await services.pages.read(path);
  return source === null ? null : { path, source, version: 0, state: "shipped" };
}

/** The draft of a page, with the revision its `ETag` names; locked until the transaction ends. */
export async function readDraft(
  { db }: HandlerContext,
  path: string,
  forUpdate = false,
): Promise<{ source: string; revision: number } | undefined> {
  const draft = db.selectFrom("pageDraft").select(["source", "revision"]).where("path", "=", path);
  return await (forUpdate ? draft.forUpdate() : draft).executeTakeFirst();
}

/** Makes a source the newest version of a page. */
export async function addVersion(
  { db }: HandlerContext,
  path: string,
  page: { source: string; note: string; author: SignedInMember },
): Promise<number> {
  const { newest } = await db
    .selectFrom("pageVersion")
    .select((select) => select.fn.max<number | null>("version").as("newest"))
    .where("path", "=", path)
    .executeTakeFirstOrThrow();
  const version = (newest ?? 0) + 1;
  await db
    .insertInto("pageVersion")
    .values({
      path,
      version,
      source: page.source,
      note: page.note,
      author: page.author.username,
      authorId: page.author.id,
    })
    .execute();
  return version;
}

/**
 * The `ETag` of a page as an editor has it before it: of its draft, else of what is published.
 */
export function editingETag(
  draft: { source: string; revision: number } | undefined,
  published: PageSource | null,
): string {
  if (draft) return `"draft-${draft.revision}-${digest(draft.source)}"`;
  if (published) return `"${published.state}-${published.version}-${digest(published.source)}"`;
  return '"none"';
}

function digest(source: string): string {
  return createHash("sha256").update(source).digest("base64url").slice(0, 16);
}

/**
 * @throws Refusal 40900 where the caller's `If-Match` names another version than the current one.
 */
export function refuseStale({ ifMatch }: HandlerContext, current: string): void {
  if (ifMatch === null || ifMatch === "*" || ifMatch === current) return;
  throw new Refusal(codes.changedMeanwhile, "error.changedMeanwhile");
}

/** @throws Refusal 40000 with every error of the source, each at its place in it. */
export async function refuseErrors(
  { services, language }: HandlerContext,
  path: string,
  source: string,
): Promise<void> {
  const problems = await services.checkPage(path, source, language);
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return;
  throw new Refusal(codes.badInput, "pageFault.errors", {
    errors: errors.map(({ pointer, line, column, message }) => ({
      path: pointer,
      messageKey: "pageFault.problem",
      values: { line, column, problem: message },
    })),
  });
}

/** The refusal of a page that is nobody's. */
export function noPage(path: string): Refusal {
  return new Refusal(codes.notFound, "pageFault.notFound", { values: { path } });
}

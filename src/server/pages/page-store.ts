import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Answers } from "../../catalogue/types.gen.ts";
import type { HandlerContext, SignedInMember } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import {
  callsOfSuperAdministrators,
  isSuperAdministrator,
  topRole,
} from "../handlers/member-guard.ts";
import type { PageChange } from "../storage/tables/platform.ts";

type PageSource = Answers["page.getOne"];

/** The draft of a page, with who saved it when, and the revision its `ETag` names. */
export interface PageDraft {
  source: string;
  revision: number;
  author: string;
  updateTime: Date;
}

/** The newest version of a page, a deletion too; `undefined` where it never was published. */
export async function readNewest({ db }: HandlerContext, path: string) {
  return await db
    .selectFrom("pageVersion")
    .select(["version", "source", "change", "author", "createTime"])
    .where("path", "=", path)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The page that everybody sees: its newest published version, else the shipped file. */
export async function readPublished(
  context: HandlerContext,
  path: string,
): Promise<PageSource | null> {
  const newest = await readNewest(context, path);
  if (newest && newest.change !== "deleted") {
    const { source, version, author, createTime } = newest;
    const updateTime = createTime.toISOString();
    return { path, source, version, state: "published", author, updateTime };
  }
  const source = await context.services.pages.read(path);
  if (source === null) return null;
  return { path, source, version: 0, state: "shipped", author: null, updateTime: null };
}

/** The draft of a page; locked until the transaction ends where it is about to change. */
export async function readDraft(
  { db }: HandlerContext,
  path: string,
  forUpdate = false,
): Promise<PageDraft | undefined> {
  const draft = db
    .selectFrom("pageDraft")
    .select(["source", "revision", "author", "updateTime"])
    .where("path", "=", path);
  return await (forUpdate ? draft.forUpdate() : draft).executeTakeFirst();
}

/** Stores a draft in place of the one there is; answers its revision and `ETag`. */
export async function writeDraft(
  { db, services }: HandlerContext,
  path: string,
  draft: { source: string; before: PageDraft | undefined; author: SignedInMember },
): Promise<{ revision: number; etag: string }> {
  const { source, before, author } = draft;
  const row = {
    source,
    revision: (before?.revision ?? 0) + 1,
    author: author.username,
    authorId: author.id,
    updateTime: services.now(),
  };
  await db
    .insertInto("pageDraft")
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
    .execute();
  return { revision: row.revision, etag: editingETag(row, null) };
}

/** What becomes the newest version of a page, and of what it came. */
export interface NewVersion {
  source: string;
  change: PageChange;
  ofVersion: number | null;
  note: string;
  author: SignedInMember;
}

/** Makes a source the newest version of a page. */
export async function addVersion(
  { db, services }: HandlerContext,
  path: string,
  { author, ...page }: NewVersion,
): Promise<number> {
  const { newest } = await db
    .selectFrom("pageVersion")
    .select((select) => select.fn.max<number | null>("version").as("newest"))
    .where("path", "=", path)
    .executeTakeFirstOrThrow();
  const version = (newest ?? 0) + 1;
  const by = { author: author.username, authorId: author.id, createTime: services.now() };
  await db
    .insertInto("pageVersion")
    .values({ path, version, ...page, ...by })
    .execute();
  return version;
}

/** Those who change one page at the same time wait for each other. */
export async function lockPage({ db }: HandlerContext, path: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('page'), hashtext(${path}))`.execute(db);
}

/**
 * The `ETag` of a page as an editor has it before it: of its draft, else of what is published.
 */
export function editingETag(
  draft: Pick<PageDraft, "source" | "revision"> | undefined,
  published: Pick<PageSource, "source" | "state" | "version"> | null,
): string {
  if (draft) return `"draft-${draft.revision}-${digest(draft.source)}"`;
  if (!published) return '"none"';
  // A version never changes; a file may, from one moment to the next.
  if (published.state === "published") return publishedETag(published.version);
  return `"${published.state}-${digest(published.source)}"`;
}

/** The `ETag` of a published version. */
export function publishedETag(version: number): string {
  return `"published-${version}"`;
}

/** A short name of a source, another one for each. */
export function digest(source: string): string {
  return createHash("sha256").update(source).digest("base64url").slice(0, 16);
}

/**
 * @throws Refusal 40900 where the caller's `If-Match` names another version than the current one.
 */
export function refuseStale({ ifMatch }: HandlerContext, current: string): void {
  if (ifMatch === null || ifMatch === "*" || ifMatch === current) return;
  throw new Refusal(codes.changedMeanwhile, "error.changedMeanwhile");
}

/**
 * Why the caller may not give a source to people, or `null` where they may: 40000 with every error
 * at its place, 40300 with the calls that give rights which the caller could not give.
 */
export async function publishingRefusal(
  context: HandlerContext,
  path: string,
  source: string,
): Promise<Refusal | null> {
  const { services, language } = context;
  const { catalogue } = await context.catalogue();
  const { problems, grants } = await services.checkPage(path, source, language, catalogue);
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    return new Refusal(codes.badInput, "pageFault.errors", {
      errors: errors.map(({ pointer, line, column, message }) => ({
        path: pointer,
        messageKey: "pageFault.problem",
        values: { line, column, problem: message },
      })),
    });
  }
  const calls = grants.flatMap((id) => {
    const lack = lackOf(context, id, catalogue.operations.get(id)?.permission ?? null);
    return lack === null ? [] : `${id} (${lack})`;
  });
  if (calls.length === 0) return null;
  return new Refusal(codes.notPermitted, "pageFault.grants", {
    values: { calls: calls.join(", ") },
  });
}

/** What the caller lacks to make a call, for whomever: the permission, or the role beyond all. */
function lackOf(context: HandlerContext, id: string, permission: string | null): string | null {
  if (permission !== null && !context.can(permission)) return permission;
  const isBeyond = callsOfSuperAdministrators.has(id) && !isSuperAdministrator(context);
  return isBeyond ? topRole : null;
}

/** @throws Refusal where the caller may not give the source to people. */
export async function refuseUnpublishable(
  context: HandlerContext,
  path: string,
  source: string,
): Promise<void> {
  const refusal = await publishingRefusal(context, path, source);
  if (refusal) throw refusal;
}

/** The refusal of a page that is nobody's. */
export function noPage(path: string): Refusal {
  return new Refusal(codes.notFound, "pageFault.notFound", { values: { path } });
}

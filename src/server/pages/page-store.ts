import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Answers } from "../../catalogue/types.gen.ts";
import type { HandlerContext } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import type { StoredState } from "../call/refuse-stale.ts";
import type { PageChange } from "../storage/tables/platform.ts";

type PageSource = Answers["page.getOne"];

/** The draft of a page, its author and time, and the revision in its `ETag`. */
export interface PageDraft {
  source: string;
  revision: number;
  author: string;
  updateTime: Date;
}

/** The newest version of a page, which may be a deletion; `undefined` if it was never published. */
export async function readNewest({ db }: HandlerContext, path: string) {
  return await db
    .selectFrom("pageVersion")
    .select(["version", "source", "change", "author", "createTime"])
    .where("path", "=", path)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The page as all members see it: its newest published version, otherwise the shipped file. */
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
  return await readShipped(context, path);
}

/** The page as it is shipped, whatever is published in its place; `null` where no file has it. */
export async function readShipped(
  { services }: HandlerContext,
  path: string,
): Promise<PageSource | null> {
  const source = await services.pages.read(path);
  if (source === null) return null;
  return { path, source, version: 0, state: "shipped", author: null, updateTime: null };
}

/** The path of an existing page that differs from a path by letter case only, if there is one. */
export async function readTwin(
  { db, services }: HandlerContext,
  path: string,
): Promise<string | undefined> {
  const lower = path.toLowerCase();
  const isTwin = sql<boolean>`lower(path) = ${lower} and path <> ${path}`;
  const drafts = await db.selectFrom("pageDraft").select("path").where(isTwin).execute();
  const versions = await db
    .selectFrom("pageVersion")
    .distinctOn("path")
    .select(["path", "change"])
    .where(isTwin)
    .orderBy("path")
    .orderBy("version", "desc")
    .execute();
  const files = (await services.pages.list()).filter((file) => file.toLowerCase() === lower);
  const published = versions.filter(({ change }) => change !== "deleted");
  return [...drafts, ...published].map((page) => page.path).concat(files)[0];
}

/** The draft of a page; if the draft will be changed, it is locked until the transaction ends. */
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

/**
 * Replaces the page's draft, and returns its revision and `ETag`. `authorId` is the member with whose
 * permissions the draft runs, and `null` for a text that the caller has not entered themselves: such
 * a draft neither deletes nor grants anything until somebody saves it anew.
 */
export async function writeDraft(
  { db, services, signedIn }: HandlerContext,
  path: string,
  {
    source,
    before,
    authorId,
  }: { source: string; before: PageDraft | undefined; authorId: number | null },
): Promise<{ revision: number; etag: string }> {
  const row = {
    source,
    revision: (before?.revision ?? 0) + 1,
    author: signedIn().username,
    authorId,
    updateTime: services.now(),
  };
  await db
    .insertInto("pageDraft")
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
    .execute();
  return { revision: row.revision, etag: editingETag(row, null) };
}

/** The next version of a page, and its origin. */
export interface NewVersion {
  source: string;
  change: PageChange;
  ofVersion: number | null;
  note: string;
}

/** Stores a source as the newest version of a page, with the caller as its author. */
export async function addVersion(
  { db, services, signedIn, page: by }: HandlerContext,
  path: string,
  page: NewVersion,
): Promise<number> {
  const author = signedIn();
  const { newest } = await db
    .selectFrom("pageVersion")
    .select((select) => select.fn.max<number | null>("version").as("newest"))
    .where("path", "=", path)
    .executeTakeFirstOrThrow();
  const version = (newest ?? 0) + 1;
  const row = {
    path,
    version,
    ...page,
    author: author.username,
    authorId: author.id,
    createTime: services.now(),
    byPage: by?.path ?? null,
    byPageVersion: by?.version ?? null,
  };
  await db.insertInto("pageVersion").values(row).execute();
  return version;
}

/** Locks a page, so that changes to it are made one after the other. */
export async function lockPage({ db, judgeAgain }: HandlerContext, path: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('page'), hashtext(${path.toLowerCase()}))`.execute(
    db,
  );
  await judgeAgain();
}

/** The `ETag` of a page for editors: that of its draft, otherwise that of the published source. */
export function editingETag(
  draft: Pick<PageDraft, "source" | "revision"> | undefined,
  published: Pick<PageSource, "source" | "state" | "version"> | null,
): string {
  if (draft) return `"draft-${draft.revision}-${digest(draft.source)}"`;
  if (!published) return '"none"';
  // A version never changes, but a shipped file may change at any time.
  if (published.state === "published") return publishedETag(published.version);
  return `"${published.state}-${digest(published.source)}"`;
}

/** The `ETag` of a published version. */
export function publishedETag(version: number): string {
  return `"published-${version}"`;
}

/** A short digest of a source. */
export function digest(source: string): string {
  return createHash("sha256").update(source).digest("base64url").slice(0, 16);
}

/**
 * A page as an editor's write finds it, with its draft if the write concerns that.
 */
export function pageState(
  path: string,
  draft: PageDraft | undefined,
  published: PageSource | null,
): StoredState {
  const etag = editingETag(draft, published);
  const isThere = draft !== undefined || published !== null;
  return { area: "page", key: path, etag, isThere, author: draft?.author };
}

/** The refusal for a page that does not exist. */
export function noPage(path: string): Refusal {
  return new Refusal(codes.notFound, "pageFault.notFound", { values: { path } });
}

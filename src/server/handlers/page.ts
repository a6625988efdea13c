import { sql } from "kysely";
import type { HandlerContext, Handlers } from "../handler.ts";
import { listPages } from "../page-list.ts";
import {
  addVersion,
  editingETag,
  noPage,
  readDraft,
  readPublished,
  refuseErrors,
  refuseStale,
} from "../page-store.ts";
import { codes, Refusal } from "../refusal.ts";
import { isRecord } from "../request-arguments.ts";

/** The permission to see drafts. */
const readPermission = "system:page:read";

/** Screens as data (decisions, the platform's own calls). */
export const pageHandlers: Handlers<
  | "page.getOne"
  | "page.getList"
  | "page.check"
  | "page.saveDraft"
  | "page.publish"
  | "page.getHistory"
  | "page.rollback"
  | "page.del"
> = {
  "page.getOne": async ({ path, draft: wantsDraft = false }, context) => {
    const published = await readPublished(context, path);
    const draft =
      wantsDraft && context.can(readPermission) ? await readDraft(context, path) : undefined;
    if (!context.member && !isPublic(published?.source)) context.signedIn();
    context.setETag(editingETag(draft, published));
    if (draft) return { path, source: draft.source, version: draft.revision, state: "draft" };
    if (!published) throw noPage(path);
    return published;
  },

  "page.getList": async (_request, context) => await listPages(context),

  "page.check": async ({ path, source }, { services, language }) => ({
    problems: await services.checkPage(path, source, language),
  }),

  "page.saveDraft": async ({ path, source }, context) => {
    const author = context.signedIn();
    await lockPage(context, path);
    const draft = await readDraft(context, path, true);
    refuseStale(context, editingETag(draft, await readPublished(context, path)));
    const row = {
      source,
      revision: (draft?.revision ?? 0) + 1,
      author: author.username,
      authorId: author.id,
      updateTime: context.services.now(),
    };
    await context.db
      .insertInto("pageDraft")
      .values({ path, ...row })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
      .execute();
    context.setETag(editingETag(row, null));
    return { version: row.revision };
  },

  "page.publish": async ({ path, note = "" }, context) => {
    await lockPage(context, path);
    const draft = await readDraft(context, path, true);
    if (!draft) throw new Refusal(codes.notFound, "pageFault.noDraft", { values: { path } });
    await refuseErrors(context, path, draft.source);
    const author = context.signedIn();
    const version = await addVersion(context, path, { source: draft.source, note, author });
    await context.db.deleteFrom("pageDraft").where("path", "=", path).execute();
    return { version };
  },

  "page.getHistory": async ({ path }, { db }) => {
    const versions = await db
      .selectFrom("pageVersion")
      .select(["path", "version", "source", "author", "note", "createTime"])
      .where("path", "=", path)
      .orderBy("version", "desc")
      .execute();
    return versions.map(({ createTime, ...row }) => ({ ...row, time: createTime.toISOString() }));
  },

  "page.rollback": async ({ path, version }, context) => {
    await lockPage(context, path);
    const earlier = await context.db
      .selectFrom("pageVersion")
      .select("source")
      .where("path", "=", path)
      .where("version", "=", version)
      .executeTakeFirst();
    if (!earlier) {
      throw new Refusal(codes.notFound, "pageFault.noVersion", { values: { path, version } });
    }
    await refuseErrors(context, path, earlier.source);
    const author = context.signedIn();
    const note = `↩ ${version}`;
    return { version: await addVersion(context, path, { source: earlier.source, note, author }) };
  },

  "page.del": async ({ path }, { db }) => {
    const draft = await db.deleteFrom("pageDraft").where("path", "=", path).executeTakeFirst();
    const versions = await db.deleteFrom("pageVersion").where("path", "=", path).executeTakeFirst();
    if (draft.numDeletedRows + versions.numDeletedRows === 0n) throw noPage(path);
    return undefined;
  },
};

/** Whether a source says of itself that anybody may see it. */
function isPublic(source: string | undefined): boolean {
  if (source === undefined) return false;
  try {
    const page: unknown = JSON.parse(source);
    return isRecord(page) && page.public === true;
  } catch {
    return false;
  }
}

/** Those who change one page at the same time wait for each other. */
async function lockPage({ db }: HandlerContext, path: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('page'), hashtext(${path}))`.execute(db);
}

import type { HandlerContext, Handlers } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import {
  addVersion,
  lockPage,
  noPage,
  publishingRefusal,
  readDraft,
  readNewest,
  refuseUnpublishable,
  writeDraft,
} from "../pages/page-store.ts";
import { pageOf } from "./lists.ts";

/** What was done with a page, and the ways back: to an earlier version, and from a deletion. */
export const pageHistoryHandlers: Handlers<
  "page.getHistory" | "page.getVersion" | "page.rollback" | "page.del" | "page.restore"
> = {
  "page.getHistory": async ({ path, ...page }, { db }) => {
    const { current, size, offset } = pageOf(page);
    const versions = db.selectFrom("pageVersion").where("path", "=", path);
    const { total } = await versions
      .select((query) => query.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const rows = await versions
      .select(["path", "version", "change", "ofVersion", "author", "note", "createTime"])
      .orderBy("version", "desc")
      .limit(size)
      .offset(offset)
      .execute();
    const records = rows.map(({ createTime, ...row }) => ({
      ...row,
      time: createTime.toISOString(),
    }));
    return { records, total, current, size };
  },

  "page.getVersion": async ({ path, version }, context) => {
    const { createTime, ...row } = await readVersion(context, path, version);
    return { ...row, time: createTime.toISOString() };
  },

  "page.rollback": async ({ path, version, note = "" }, context) => {
    await lockPage(context, path);
    const { source, change } = await readVersion(context, path, version);
    if (change === "deleted") throw noVersion(path, version);
    await refuseUnpublishable(context, path, source);
    const author = context.signedIn();
    const from = { change: "rolledBack", ofVersion: version } as const;
    return { version: await addVersion(context, path, { source, note, author, ...from }) };
  },

  "page.del": async ({ path, note = "" }, context) => {
    await lockPage(context, path);
    const author = context.signedIn();
    const draft = await readDraft(context, path, true);
    const newest = await readNewest(context, path);
    if (!draft && (!newest || newest.change === "deleted"))
      throw await nothingStored(context, path);
    const change = { change: "deleted", ofVersion: null } as const;
    await addVersion(context, path, { source: draft?.source ?? "", note, author, ...change });
    await context.db.deleteFrom("pageDraft").where("path", "=", path).execute();
    return undefined;
  },

  "page.restore": async ({ path, note = "" }, context) => {
    await lockPage(context, path);
    const before = await readDraft(context, path, true);
    const deletion = await readNewest(context, path);
    if (before || deletion?.change !== "deleted") {
      throw new Refusal(codes.notFound, "pageFault.notDeleted", { values: { path } });
    }
    return { version: await restore(context, path, deletion.source, note) };
  },
};

/**
 * Publishes what was published before a page was deleted, and brings back the draft that went with
 * it. What was published and the caller may not publish now comes back as a draft. Answers the
 * version that is published then; 0 where only a draft is back.
 */
async function restore(
  context: HandlerContext,
  path: string,
  deletedDraft: string,
  note: string,
): Promise<number> {
  const author = context.signedIn();
  const last = await lastPublished(context, path);
  const isSound =
    last !== undefined && (await publishingRefusal(context, path, last.source)) === null;
  const draft = deletedDraft === "" && last && !isSound ? last.source : deletedDraft;
  if (draft !== "") await writeDraft(context, path, { source: draft, before: undefined, author });
  if (!last || !isSound) return 0;
  const from = { change: "restored", ofVersion: last.version } as const;
  return await addVersion(context, path, { source: last.source, note, author, ...from });
}

/** What was published when a page was deleted; `undefined` where only a draft was. */
async function lastPublished({ db }: HandlerContext, path: string) {
  const [, before] = await db
    .selectFrom("pageVersion")
    .select(["version", "source", "change"])
    .where("path", "=", path)
    .orderBy("version", "desc")
    .limit(2)
    .execute();
  return before?.change === "deleted" ? undefined : before;
}

async function readVersion({ db }: HandlerContext, path: string, version: number) {
  const row = await db
    .selectFrom("pageVersion")
    .select(["path", "version", "change", "ofVersion", "author", "note", "createTime", "source"])
    .where("path", "=", path)
    .where("version", "=", version)
    .executeTakeFirst();
  if (!row) throw noVersion(path, version);
  return row;
}

function noVersion(path: string, version: number): Refusal {
  return new Refusal(codes.notFound, "pageFault.noVersion", { values: { path, version } });
}

/** Why nothing was deleted: the page is a file alone, which stays, or nobody's. */
async function nothingStored({ services }: HandlerContext, path: string): Promise<Refusal> {
  if ((await services.pages.read(path)) === null) return noPage(path);
  return new Refusal(codes.notFound, "pageFault.shippedStays", { values: { path } });
}

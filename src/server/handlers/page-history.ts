import type { Selectable } from "kysely";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import { callingVersionName } from "../call/acting-page.ts";
import {
  afterPreparing,
  type HandlerContext,
  type Handlers,
  prepareAgain,
} from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { refuseStale } from "../call/refuse-stale.ts";
import {
  addVersion,
  lockPage,
  noPage,
  pageState,
  readDraft,
  readNewest,
  readPublished,
  writeDraft,
} from "../pages/page-store.ts";
import {
  judgePage,
  refusalToPublish,
  refuseToReplace,
  type Verdict,
  verdictOn,
} from "../pages/publishing.ts";
import type { Database } from "../storage/tables.ts";
import { readPage } from "./list-queries.ts";

/**
 * The handlers of a page's history and of its restoration, to an earlier version or after a
 * deletion.
 */
export const pageHistoryHandlers = {
  "page.getHistory": ({ path, ...page }, { db }) => {
    const versions = db.selectFrom("pageVersion").where("path", "=", path);
    const rows = versions.select(versionColumns).orderBy("version", "desc");
    return readPage(page, versions, rows, toVersion);
  },

  "page.getVersion": async ({ path, version }, context) =>
    toVersion(await readVersion(context, path, version)),

  "page.rollback": afterPreparing({
    prepare: async ({ path, version }, context) => {
      const row = await findVersion(context, path, version);
      return row ? await judgePage(context, path, row.source) : null;
    },
    async run({ path, version, note = "" }, context, prepared) {
      await lockPage(context, path);
      await refuseStale(context, pageState(path, undefined, await readPublished(context, path)));
      const { source, change } = await readVersion(context, path, version);
      if (change === "deleted") throw noVersion(path, version);
      const verdict = await verdictOn(source, prepared, context);
      if (!verdict) return prepareAgain;
      const refusal = await refusalToPublish(context, verdict);
      if (refusal) throw refusal;
      const from = { change: "rolledBack", ofVersion: version } as const;
      return { version: await addVersion(context, path, { source, note, ...from }) };
    },
  }),

  "page.del": async ({ path, note = "", replaces = null }, context) => {
    await lockPage(context, path);
    await refuseToReplace(context, path, replaces);
    const draft = await readDraft(context, path, true);
    await refuseStale(context, pageState(path, draft, await readPublished(context, path)));
    const newest = await readNewest(context, path);
    if (!draft && (!newest || newest.change === "deleted"))
      throw await nothingStored(context, path);
    const change = { change: "deleted", ofVersion: null } as const;
    await addVersion(context, path, { source: draft?.source ?? "", note, ...change });
    await context.db.deleteFrom("pageDraft").where("path", "=", path).execute();
  },

  "page.restore": afterPreparing({
    prepare: async ({ path }, context) => {
      const last = await lastPublished(context, path);
      return last ? await judgePage(context, path, last.source) : null;
    },
    run: restore,
  }),
} satisfies Partial<Handlers>;

const versionColumns = [
  ...(["path", "version", "change", "ofVersion", "author", "note"] as const),
  ...(["byPage", "byPageVersion", "createTime"] as const),
] as const;

type VersionRow = Pick<
  Selectable<Database["pageVersion"]>,
  "byPage" | "byPageVersion" | "createTime"
>;

function toVersion<Row extends VersionRow>({ createTime, byPage, byPageVersion, ...row }: Row) {
  return {
    ...row,
    byPage: byPage ?? "",
    byPageVersion: callingVersionName(byPage, byPageVersion),
    time: createTime.toISOString(),
  };
}

/**
 * Restores a deleted page: publishes the version that was published before, and restores the draft
 * that was deleted with it. A version that the caller may not publish is restored as a draft.
 * Returns the version that is now published, 0 if there is only a draft, and why it is none.
 */
async function restore(
  { path, note = "" }: Requests["page.restore"],
  context: HandlerContext,
  prepared: Verdict | null,
): Promise<Answers["page.restore"] | typeof prepareAgain> {
  await lockPage(context, path);
  const before = await readDraft(context, path, true);
  const deletion = await readNewest(context, path);
  if (before || deletion?.change !== "deleted") {
    throw new Refusal(codes.notFound, "pageFault.notDeleted", { values: { path } });
  }
  const last = await lastPublished(context, path);
  const verdict = last ? await verdictOn(last.source, prepared, context) : null;
  if (last && !verdict) return prepareAgain;
  const refusal = verdict && (await refusalToPublish(context, verdict));
  const published = refusal ? undefined : last;
  const draft = deletion.source === "" && !published ? (last?.source ?? "") : deletion.source;
  if (draft !== "") await writeDraft(context, path, { source: draft, before, authorId: null });
  if (!published) return { version: 0, notes: refusal ? [draftOnly(path, refusal, context)] : [] };
  const { source, version } = published;
  const from = { change: "restored", ofVersion: version } as const;
  return { version: await addVersion(context, path, { source, note, ...from }), notes: [] };
}

function draftOnly(path: string, refusal: Refusal, { text }: HandlerContext): string {
  return text("restored.draftOnly", { path, reason: text(refusal.messageKey, refusal.values) });
}

/** The version published when a page was deleted; `undefined` if there was only a draft. */
async function lastPublished({ db }: HandlerContext, path: string) {
  const [deletion, before] = await db
    .selectFrom("pageVersion")
    .select(["version", "source", "change"])
    .where("path", "=", path)
    .orderBy("version", "desc")
    .limit(2)
    .execute();
  return deletion?.change !== "deleted" || before?.change === "deleted" ? undefined : before;
}

async function readVersion(context: HandlerContext, path: string, version: number) {
  const row = await findVersion(context, path, version);
  if (!row) throw noVersion(path, version);
  return row;
}

function findVersion({ db }: HandlerContext, path: string, version: number) {
  return db
    .selectFrom("pageVersion")
    .select([...versionColumns, "source"])
    .where("path", "=", path)
    .where("version", "=", version)
    .executeTakeFirst();
}

function noVersion(path: string, version: number): Refusal {
  return new Refusal(codes.notFound, "pageFault.noVersion", { values: { path, version } });
}

/** The refusal to delete a page that exists only as a shipped file, or not at all. */
async function nothingStored({ services }: HandlerContext, path: string): Promise<Refusal> {
  if ((await services.pages.read(path)) === null) return noPage(path);
  return new Refusal(codes.notFound, "pageFault.shippedStays", { values: { path } });
}

import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { own } from "../../catalogue/schema/record.ts";
import {
  afterPreparing,
  type HandlerContext,
  type Handlers,
  prepareAgain,
} from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { isStale, refuseStale } from "../call/refuse-stale.ts";
import { listAddresses } from "../pages/known-pages.ts";
import { exportPages, versionsOf } from "../pages/page-exchange.ts";
import { checkWithLinks } from "../pages/page-links.ts";
import { listPages } from "../pages/page-list.ts";
import { plannedPage } from "../pages/page-plans.ts";
import {
  addVersion,
  editingETag,
  lockPage,
  noPage,
  type PageDraft,
  pageState,
  readDraft,
  readPublished,
  readShipped,
  readTwin,
  writeDraft,
} from "../pages/page-store.ts";
import { judgePage, refusalToPublish, refuseToReplace, verdictOn } from "../pages/publishing.ts";

/** The permission to see drafts. */
const readPermission = "system:page:read";

/** The handlers of page sources, drafts and publishing (decisions, the platform's own calls). */
export const pageHandlers = {
  "page.getOne": async (request, context) => {
    const { path } = request;
    const mayEdit = context.can(readPermission);
    const read = request.shipped && mayEdit ? readShipped : readPublished;
    const published = await read(context, path);
    const draft = request.draft && mayEdit ? await readDraft(context, path) : undefined;
    if (!context.member && !isPublic(published?.source)) context.signedIn();
    context.setETag(editingETag(draft, published));
    if (draft) {
      const { source, revision, author } = draft;
      const updateTime = draft.updateTime.toISOString();
      return { path, source, version: revision, state: "draft", author, updateTime };
    }
    if (!published) throw noPage(path);
    return published;
  },

  "page.getPlan": async ({ path, build, own, services }, context) => {
    const published = await readPublished(context, path);
    if (!context.member && !isPublic(published?.source)) context.signedIn();
    if (!published) throw noPage(path);
    context.setETag(editingETag(undefined, published));
    const { source, version } = published;
    const state = published.state === "published" ? "published" : "shipped";
    const page = { path, version, state } as const;
    if (build === "" || build !== context.services.plansFor)
      return { ...page, ...unplanned(source) };
    const { text: plan, usesImported } = await plannedPage(context, path, source, own);
    const { revision } = await context.catalogue();
    if (usesImported && services !== revision) return { ...page, ...unplanned(source) };
    return { ...page, plan, source: null, usesImported };
  },

  "page.getList": async (filter, context) => await listPages(context, filter),

  "page.check": async (request, context) => await checkWithLinks(context, request),

  "page.getAddresses": async (_request, context) => await listAddresses(context),

  "page.saveDraft": async ({ path, source }, context) => {
    await lockPage(context, path);
    const before = await readDraft(context, path, true);
    const published = await readPublished(context, path);
    await refuseStale(context, pageState(path, before, published));
    if (!before && !published) await refuseTwin(context, path);
    const authorId = authorOfDraft(context);
    const { revision, etag } = await writeDraft(context, path, { source, before, authorId });
    context.setETag(etag);
    return { version: revision };
  },

  "page.discardDraft": async ({ path }, context) => {
    await lockPage(context, path);
    await draftToChange(context, path);
    await context.db.deleteFrom("pageDraft").where("path", "=", path).execute();
  },

  "page.publish": afterPreparing({
    prepare: async ({ path }, context) => {
      const draft = await readDraft(context, path);
      if (!draft || isStale(context, editingETag(draft, null))) return null;
      return await judgePage(context, path, draft.source);
    },
    async run({ path, note = "", replaces = null }, context, prepared) {
      await lockPage(context, path);
      await refuseToReplace(context, path, replaces);
      const { source } = await draftToChange(context, path);
      const verdict = await verdictOn(source, prepared, context);
      if (!verdict) return prepareAgain;
      const refusal = await refusalToPublish(context, verdict);
      if (refusal) throw refusal;
      const change = { change: "published", ofVersion: null } as const;
      const version = await addVersion(context, path, { source, note, ...change });
      await context.db.deleteFrom("pageDraft").where("path", "=", path).execute();
      return { version };
    },
  }),

  "page.export": async (request, context) => await exportPages(context, request),

  "page.getVersions": async ({ paths }, context) => await versionsOf(context, paths),
} satisfies Partial<Handlers>;

/**
 * The author of a draft: the caller, unless a page of somebody else saves it. Its reader may not know
 * the text, and its publisher neither, since anybody can name any page as the one that calls.
 */
function authorOfDraft({ page, signedIn }: HandlerContext): number | null {
  const { id } = signedIn();
  return !page?.author || page.author.id === id ? id : null;
}

/** Refuses a new page whose path is another page's but for letter case, as no file could have it. */
async function refuseTwin(context: HandlerContext, path: string): Promise<void> {
  const twin = await readTwin(context, path);
  if (twin === undefined) return;
  throw new Refusal(codes.badInput, "pageFault.pathTaken", { values: { path: twin } });
}

/** The response for browsers that compile the page themselves. */
function unplanned(source: string) {
  return { plan: null, source, usesImported: false };
}

/**
 * Reads the draft of a locked page before a change.
 * @throws Refusal if there is no draft, or the caller edits another revision of it.
 */
async function draftToChange(context: HandlerContext, path: string): Promise<PageDraft> {
  const draft = await readDraft(context, path, true);
  if (draft) {
    await refuseStale(context, pageState(path, draft, null));
    return draft;
  }
  // Whoever has seen a draft is told who has discarded or published it.
  await refuseStale(context, pageState(path, undefined, await readPublished(context, path)));
  throw new Refusal(codes.notFound, "pageFault.noDraft", { values: { path } });
}

/** Whether the source declares its page public. */
function isPublic(source: string | undefined): boolean {
  return source !== undefined && own(jsonIn(source), "public") === true;
}

import type { Answers } from "../../catalogue/types.gen.ts";
import { type KnownPage, type KnownPages, knownPageOf } from "../../language/link/known-pages.ts";
import { knownPages } from "../../language/link/page-addresses.ts";
import type { HandlerContext } from "../call/handler.ts";
import { inTurns } from "./in-turns.ts";
import { digest } from "./page-store.ts";
import { readStoredPages, type StoredPage, shownOf } from "./stored-pages.ts";

/** Cache of the facts read from page texts, by text. */
const kept = new Map<string, KnownPage>();

/** Maximum texts in the cache. */
const mostKept = 10_000;

/**
 * The pages to which links may lead, at their addresses in the menu; drafts of unpublished pages
 * count.
 */
export async function readKnownPages(
  { db }: HandlerContext,
  stored: ReadonlyMap<string, StoredPage>,
): Promise<KnownPages> {
  const pages = await inTurns(stored, ([path, page]) => {
    const source = shownOf(page) ?? page.draft?.source;
    return source === undefined ? [] : [knownIn(path, source)];
  });
  const menu = await db
    .selectFrom("menuNode")
    .select(["id", "parentId", "routerPath", "componentPath", "typeId"])
    .orderBy("sort")
    .orderBy("id")
    .execute();
  return knownPages(pages.flat(), menu);
}

function knownIn(path: string, source: string): KnownPage {
  const key = `${path}:${digest(source)}`;
  const known = kept.get(key) ?? knownPageOf(path, source);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, known);
  return known;
}

/** The known pages in the form that the studio reads. */
export async function listAddresses(
  context: HandlerContext,
): Promise<Answers["page.getAddresses"]> {
  const pages = await readKnownPages(context, await readStoredPages(context));
  return [...pages].map(([address, { path, params, uses, blocks, searches, takesPlainNames }]) => ({
    address,
    path,
    takesPlainNames,
    uses: [...uses],
    params: params && Object.entries(params).map(([name, param]) => ({ name, ...param })),
    blocks: [...blocks],
    searches: searches.map(({ block, fields }) => ({ block, fields: [...fields] })),
  }));
}

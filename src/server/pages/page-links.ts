import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import {
  addressesOf,
  type KnownPages,
  knownPageOf,
  withPage,
} from "../../language/link/known-pages.ts";
import type { HandlerContext } from "../call/handler.ts";
import { readKnownPages } from "./known-pages.ts";
import { readUses } from "./page-uses.ts";
import { readStoredPages, type StoredPage, shownOf } from "./stored-pages.ts";

/** Checks a page, and the pages and menu entries whose links to it would no longer work. */
export async function checkWithLinks(
  context: HandlerContext,
  { path, source }: Requests["page.check"],
): Promise<Answers["page.check"]> {
  const stored = await readStoredPages(context);
  const pages = await readKnownPages(context, stored);
  // Without a source the page is deleted, and its shipped file is used again.
  const page = stored.get(path);
  const next = source ?? page?.shipped ?? null;
  const isLost = next === null && page !== undefined && shownOf(page) !== null;
  const own = source === undefined ? null : await check(context, { path, source, pages });
  return {
    problems: own?.problems ?? [],
    linkedFrom: await brokenLinks(context, { path, next, pages, stored }),
    usedIn: (isLost && (await readUses(context)).get(path)) || [],
  };
}

interface Change {
  path: string;
  /** The page's next source; `null` if nothing remains. */
  next: string | null;
  pages: KnownPages;
  stored: ReadonlyMap<string, StoredPage>;
}

async function brokenLinks(context: HandlerContext, change: Change): Promise<string[]> {
  const { path, next, pages, stored } = change;
  const addresses = addressesOf(path, pages);
  const after = next === null ? null : withPage(pages, knownPageOf(path, next));
  const broken: string[] = [];
  for (const [other, page] of stored) {
    const source = shownOf(page);
    // Pages that contain none of the addresses need no check, which is true of most pages.
    if (other === path || !addresses.some((address) => source?.includes(address))) continue;
    const before = await check(context, { path: other, source: source ?? "", pages });
    if (!before.links.some((link) => addresses.includes(link))) continue;
    const known = new Set(before.problems.map(tellApart));
    const changed =
      after && (await check(context, { path: other, source: source ?? "", pages: after }));
    if (changed?.problems.every((problem) => known.has(tellApart(problem)))) continue;
    broken.push(other);
  }
  return broken.sort();
}

async function check(
  context: HandlerContext,
  { path, source, pages }: { path: string; source: string; pages: KnownPages },
) {
  const { services, language } = context;
  const { catalogue } = await context.catalogue();
  const { linkHosts } = services;
  return await services.checkPage(path, source, language, { catalogue, pages, linkHosts });
}

function tellApart({ code, pointer, message }: Answers["page.check"]["problems"][number]): string {
  return JSON.stringify([code, pointer, message]);
}

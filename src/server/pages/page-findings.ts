import { isNoPage, type KnownPages } from "../../language/link/known-pages.ts";
import type { HandlerContext } from "../call/handler.ts";
import type { PageCheck } from "../call/services.ts";
import { inTurns } from "./in-turns.ts";
import { digest } from "./page-store.ts";

/** How many problems a page has, and the addresses within the application to which it links. */
export interface PageFindings {
  errors: number;
  problems: number;
  links: readonly string[];
}

/** The findings of a page that is not checked. */
export const noFindings: PageFindings = { errors: 0, problems: 0, links: [] };

/** What was found, and what was known then of the pages that it links to. */
interface KeptFindings {
  found: PageFindings;
  linked: string;
}

/** What was found by a check; a source that is the same, beside the same pages, is not checked again. */
const kept = new WeakMap<PageCheck, Map<string, KeptFindings>>();

/** More pages than these, with all their versions, are checked anew. */
const mostKept = 10_000;

/** Checks many pages, one after the other; what is found is in their order. */
export async function findProblems(
  context: HandlerContext,
  known: KnownPages,
  pages: readonly { path: string; source: string }[],
): Promise<PageFindings[]> {
  return await inTurns(pages, (page) => findIn(context, known, page));
}

async function findIn(
  context: HandlerContext,
  pages: KnownPages,
  { path, source }: { path: string; source: string },
): Promise<PageFindings> {
  const { checkPage, linkHosts } = context.services;
  const { catalogue, revision } = await context.catalogue();
  const ofCheck = kept.get(checkPage) ?? new Map<string, KeptFindings>();
  kept.set(checkPage, ofCheck);
  const key = `${revision}:${path}:${digest(source)}`;
  const before = ofCheck.get(key);
  if (before && before.linked === linkedBy(before.found, pages)) return before.found;
  // However many languages there are, a page has the same problems in each.
  const checked = await checkPage(path, source, "en", { catalogue, pages, linkHosts });
  const { problems, links } = checked;
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const found = { errors, problems: problems.length, links };
  if (ofCheck.size >= mostKept) ofCheck.clear();
  ofCheck.set(key, { found, linked: linkedBy(found, pages) });
  return found;
}

/** All that what was found depends on beside the page itself, as one text. */
function linkedBy({ links }: PageFindings, pages: KnownPages): string {
  return JSON.stringify(links.map((link) => pages.get(link) ?? isNoPage(link, pages)));
}

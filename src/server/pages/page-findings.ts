import { keptBy } from "../../catalogue/kept-by.ts";
import { isNoPage, type KnownPages } from "../../language/link/known-pages.ts";
import { isError } from "../../language/problem.ts";
import type { HandlerContext } from "../call/handler.ts";
import type { PageCheck } from "../call/services.ts";
import { inTurns } from "./in-turns.ts";
import { digest } from "./page-store.ts";

/** The number of a page's problems, and the addresses within the application that it links to. */
export interface PageFindings {
  errors: number;
  problems: number;
  links: readonly string[];
}

/** The findings of a page that was not checked. */
export const noFindings: PageFindings = { errors: 0, problems: 0, links: [] };

/** Findings, and the state of the linked pages that they depend on. */
interface KeptFindings {
  found: PageFindings;
  linked: string;
}

/** Cache of findings, used while neither the source nor the linked pages change. */
const findingsOf = keptBy((_: PageCheck) => new Map<string, KeptFindings>());

/** Maximum findings in the cache. */
const mostKept = 10_000;

/** Checks many pages one after the other, and returns the findings in the order of the pages. */
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
  const ofCheck = findingsOf(checkPage);
  const key = `${revision}:${path}:${digest(source)}`;
  const before = ofCheck.get(key);
  if (before && before.linked === linkedBy(before.found, pages)) return before.found;
  // Whether a page has problems does not depend on the language, so any language will do.
  const checked = await checkPage(path, source, "en", { catalogue, pages, linkHosts });
  const { problems, links } = checked;
  const errors = problems.filter(isError).length;
  const found = { errors, problems: problems.length, links };
  if (ofCheck.size >= mostKept) ofCheck.clear();
  ofCheck.set(key, { found, linked: linkedBy(found, pages) });
  return found;
}

/** A text with everything that the findings depend on besides the page itself. */
function linkedBy({ links }: PageFindings, pages: KnownPages): string {
  return JSON.stringify(links.map((link) => pages.get(link) ?? isNoPage(link, pages)));
}

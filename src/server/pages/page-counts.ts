import { setImmediate } from "node:timers/promises";
import type { HandlerContext } from "../call/handler.ts";
import type { PageCheck, Services } from "../call/services.ts";
import type { CurrentCatalogue } from "../imported/current-catalogue.ts";
import { digest } from "./page-store.ts";

/** How many problems a page has. */
export interface ProblemCounts {
  errors: number;
  problems: number;
}

/** What was counted, by the check that found it; a source that is the same is not checked again. */
const counted = new WeakMap<PageCheck, Map<string, ProblemCounts>>();

/** More pages than these, with all their versions, are counted anew. */
const mostCounted = 10_000;

/** A page that takes this long, in milliseconds, lets other calls be answered before the next. */
const longTurn = 25;

/** Counts the problems of many pages, one after the other; the answer's counts are in their order. */
export async function countProblems(
  context: HandlerContext,
  pages: readonly { path: string; source: string }[],
): Promise<ProblemCounts[]> {
  const counts: ProblemCounts[] = [];
  const current = await context.catalogue();
  let since = performance.now();
  for (const page of pages) {
    counts.push(await countOf(context.services, current, page));
    if (performance.now() - since < longTurn) continue;
    await setImmediate();
    since = performance.now();
  }
  return counts;
}

async function countOf(
  { checkPage }: Services,
  { catalogue, revision }: CurrentCatalogue,
  { path, source }: { path: string; source: string },
): Promise<ProblemCounts> {
  const known = counted.get(checkPage) ?? new Map<string, ProblemCounts>();
  counted.set(checkPage, known);
  const key = `${revision}:${path}:${digest(source)}`;
  const before = known.get(key);
  if (before) return before;
  // However many languages there are, a page has the same problems in each.
  const { problems: found } = await checkPage(path, source, "en", catalogue);
  const errors = found.filter(({ severity }) => severity === "error").length;
  const counts = { errors, problems: found.length };
  if (known.size >= mostCounted) known.clear();
  known.set(key, counts);
  return counts;
}

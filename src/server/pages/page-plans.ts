import { createEnvironment } from "../../../renderers/environment.ts";
import { deployedCatalogue } from "../../catalogue/deployed.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { shippedCatalogue } from "../../catalogue/shipped.ts";
import { translators } from "../../i18n/texts.ts";
import { compilePage } from "../../language/compile/compile-page.ts";
import type { TravellingPage } from "../../language/page.ts";
import { partsThatAre } from "../../language/plan/part.ts";
import type { HandlerContext } from "../call/handler.ts";
import type { PagePlanner, PlannedPage } from "../call/services.ts";
import { digest } from "./page-store.ts";

/**
 * Plans a page as a browser draws it that knows the services `own` as the platform's. Browsers of
 * every language are given the same plan.
 */
export function planPage(
  path: string,
  source: string,
  { catalogue, own }: Parameters<PagePlanner>[2],
): PlannedPage {
  const shipped = shippedCatalogue().services;
  const known = deployedCatalogue(
    catalogue,
    ({ name }) => own.includes(name) || !shipped.has(name),
  );
  const compiled = compilePage(path, source, createEnvironment(known, translators.en));
  const { plan, problems, parts } = compiled;
  const page: TravellingPage = { plan, problems };
  const usesImported =
    problems.some(({ code }) => code === "unknownOperation") ||
    partsThatAre(["call"], parts).some((part) => {
      return !shipped.has(operationOf(catalogue, part.plan).service.name);
    });
  return { text: JSON.stringify(page), usesImported };
}

/** Cache of plans for each planner, by path, source and catalogue. */
const kept = new WeakMap<PagePlanner, Map<string, Promise<PlannedPage>>>();

/** Maximum plans in the cache; the largest have 300 blocks. */
const mostKept = 500;

/** The plan of a page's source with the services imported now; computed once for each. */
export async function plannedPage(
  context: HandlerContext,
  path: string,
  source: string,
  own: readonly string[],
): Promise<PlannedPage> {
  const { planPage: plan } = context.services;
  const { catalogue, revision } = await context.catalogue();
  const names = own.filter((name) => catalogue.services.has(name)).toSorted();
  const ofPlanner = kept.get(plan) ?? new Map<string, Promise<PlannedPage>>();
  kept.set(plan, ofPlanner);
  const key = JSON.stringify([path, digest(source), revision, ...new Set(names)]);
  const known = ofPlanner.get(key);
  if (known) return await known;
  if (ofPlanner.size >= mostKept) ofPlanner.clear();
  const planned = Promise.resolve(plan(path, source, { catalogue, own: names }));
  ofPlanner.set(key, planned);
  planned.catch(() => ofPlanner.delete(key));
  return await planned;
}

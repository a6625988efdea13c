import { LRUCache } from "lru-cache";
import { createEnvironment } from "../../../renderers/environment.ts";
import { deployedCatalogue } from "../../catalogue/deployed.ts";
import { keptBy } from "../../catalogue/kept-by.ts";
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
 * Plans a page for a browser that knows the services `own` as the platform's. The plan is the same
 * for all languages.
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

/**
 * Maximum characters of all cached plans together, since any request can name other services and so
 * add plans.
 */
const mostCharacters = 50_000_000;

type Plans = LRUCache<string, PlannedPage, () => PlannedPage | Promise<PlannedPage>>;

/** The latest plans of each planner, by path, source, catalogue and the platform's services. */
const plansOf = keptBy((_: PagePlanner): Plans => {
  return new LRUCache({
    maxSize: mostCharacters,
    sizeCalculation: ({ text }) => Math.max(1, text.length),
    fetchMethod: (_key, _old, { context: make }) => make(),
  });
});

/**
 * The plan of a page's source with the currently imported services; simultaneous requests for the
 * same plan share one compilation. `own` names the services that the browser knows as the
 * platform's.
 */
export async function plannedPage(
  context: HandlerContext,
  path: string,
  source: string,
  own: readonly string[],
): Promise<PlannedPage> {
  const { planPage: plan } = context.services;
  const { catalogue, revision } = await context.catalogue();
  const names = own.filter((name) => catalogue.services.has(name)).toSorted();
  const key = JSON.stringify([path, digest(source), revision, ...new Set(names)]);
  return await plansOf(plan).forceFetch(key, {
    context: () => plan(path, source, { catalogue, own: names }),
  });
}

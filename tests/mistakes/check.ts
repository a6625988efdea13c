import { createEnvironment } from "../../renderers/environment.ts";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { translators } from "../../src/i18n/texts.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { fixesOf } from "../../src/language/fixes/fixes-of.ts";
import { applyFix } from "../../src/language/fixes/quick-fix.ts";
import { type KnownPage, knownPageOf } from "../../src/language/link/known-pages.ts";
import type { Problem } from "../../src/language/problem.ts";
import addresses from "./addresses.json" with { type: "json" };
import shop from "./shop.json?raw";

const catalogue = createCatalogue([JSON.parse(shop)], shippedCatalogue());
const pages = new Map(
  Object.entries(addresses).map(([address, { params, page }]): [string, KnownPage] => [
    address,
    // Written down before pages declared their parameters.
    knownPageOf(address.slice(1), JSON.stringify({ ...page, params })),
  ]),
);
const environment = { ...createEnvironment(catalogue, translators.en), pages };
const sourceOf = (page: unknown): string => JSON.stringify(page, null, 2);

/** What the product tells of a page, checked against the shop's catalogue beside its own. */
export function problemsOf(page: unknown): readonly Problem[] {
  return compilePage("test/page", sourceOf(page), environment).problems;
}

/** The page as the likeliest quick fix of a problem leaves it; `null` where none is offered. */
export function fixedPage(page: unknown, problem: Problem): { page: unknown } | null {
  const [fix] = fixesOf(problem, sourceOf(page), environment);
  return fix ? { page: JSON.parse(applyFix(sourceOf(page), fix)) } : null;
}

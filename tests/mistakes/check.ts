import { createEnvironment } from "../../renderers/environment.ts";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { translators } from "../../src/i18n/texts.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { fixesOf } from "../../src/language/fixes/fixes-of.ts";
import { applyFix } from "../../src/language/fixes/quick-fix.ts";
import { type KnownPage, knownPageOf } from "../../src/language/link/known-pages.ts";
import type { CompiledPage } from "../../src/language/page.ts";
import type { Problem } from "../../src/language/problem.ts";
import addresses from "./addresses.json" with { type: "json" };
import shop from "./shop.json?raw";

const catalogue = createCatalogue([JSON.parse(shop)], shippedCatalogue());
const pages = new Map(
  Object.entries(addresses).map(([address, { params, page }]): [string, KnownPage] => [
    address,
    // These cases were written before pages declared their parameters.
    knownPageOf(address.slice(1), JSON.stringify({ ...page, params })),
  ]),
);
const environment = { ...createEnvironment(catalogue, translators.en), pages };
const sourceOf = (page: unknown): string => JSON.stringify(page, null, 2);

/** A page, compiled against the shop's catalogue beside the product's own. */
export function compiled(page: unknown): CompiledPage {
  return compilePage("test/page", sourceOf(page), environment);
}

/** The problems of a page. */
export function problemsOf(page: unknown): readonly Problem[] {
  return compiled(page).problems;
}

/** The page after the likeliest quick fix of a problem; `null` if none is offered. */
export function fixedPage(page: unknown, problem: Problem): { page: unknown } | null {
  const [fix] = fixesOf(problem, sourceOf(page), environment);
  return fix ? { page: JSON.parse(applyFix(sourceOf(page), fix)) } : null;
}

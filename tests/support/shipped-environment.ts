import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { translators } from "../../src/i18n/texts.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import type { CompiledPage } from "../../src/language/page.ts";

/** What the product's own pages are compiled against, in English. */
export const environment = createEnvironment(shippedCatalogue(), translators.en);

/** A page with this body, compiled. */
export function compileBody(body: unknown): CompiledPage {
  return compilePage("test/page", JSON.stringify({ title: "Test", body }), environment);
}

/** What a page with this body gets wrong: each problem's code and place. */
export function problemsOfBody(body: unknown): string[] {
  return compileBody(body).problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

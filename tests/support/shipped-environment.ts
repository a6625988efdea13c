import { createEnvironment } from "../../renderers/environment.ts";
import type { Catalogue } from "../../src/catalogue/catalogue.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { translators } from "../../src/i18n/texts.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import type { CompiledPage } from "../../src/language/page.ts";

/** The environment in which the product's own pages are compiled, in English. */
export const environment = createEnvironment(shippedCatalogue(), translators.en);

/** Compiles a page, or its text, in English with the operations of a catalogue. */
export function compileFor(catalogue: Catalogue, page: unknown): CompiledPage {
  const text = typeof page === "string" ? page : JSON.stringify(page, null, 2);
  return compilePage("test/page", text, createEnvironment(catalogue, translators.en));
}

/** Compiles a page with the given body. */
export function compileBody(body: unknown): CompiledPage {
  return compilePage("test/page", JSON.stringify({ title: "Test", body }), environment);
}

/** The problems of a page with the given body: the code and place of each. */
export function problemsOfBody(body: unknown): string[] {
  return compileBody(body).problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

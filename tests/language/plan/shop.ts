import { readFileSync } from "node:fs";
import { createEnvironment } from "../../../renderers/environment.ts";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import type { CompiledPage } from "../../../src/language/page.ts";

const document = JSON.parse(readFileSync("tests/mistakes/shop.json", "utf8"));

/**
 * The catalogue of a shop with orders, lines, customers, employees and products, beside the
 * product's own.
 */
export const shop = createCatalogue([document], shippedCatalogue());

const environment = createEnvironment(shop, translators.en);

/** Compiles a page of the shop with the given body. */
export function compileForShop(body: unknown): CompiledPage {
  return compilePage("test/page", JSON.stringify({ title: "Test", body }), environment);
}

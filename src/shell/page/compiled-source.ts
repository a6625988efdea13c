import { createEnvironment } from "../../../renderers/environment.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CallingVersion } from "../../catalogue/headers/page-header.ts";
import { keptBy } from "../../catalogue/kept-by.ts";
import { compileToDraw } from "../../language/compile/compile-page.ts";
import type { PageToDraw } from "../../language/page.ts";
import { currentTexts } from "../language/language-store.ts";

const environmentOf = keptBy((catalogue: Catalogue) =>
  createEnvironment(catalogue, currentTexts()),
);

/**
 * Compiles a page's source so that it can be drawn in any language. This is a separate chunk,
 * loaded only where the page has no plan.
 */
export function compiledSource(
  path: string,
  source: string,
  version: CallingVersion,
  catalogue: Catalogue,
): PageToDraw {
  return compileToDraw(path, source, environmentOf(catalogue), version);
}

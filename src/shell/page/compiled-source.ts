import { createEnvironment } from "../../../renderers/environment.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CallingVersion } from "../../catalogue/headers/page-header.ts";
import { compileToDraw } from "../../language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { PageToDraw } from "../../language/page.ts";
import { currentTexts } from "../language/language-store.ts";

const environments = new WeakMap<Catalogue, LanguageEnvironment>();

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
  const environment = environments.get(catalogue) ?? createEnvironment(catalogue, currentTexts());
  environments.set(catalogue, environment);
  return compileToDraw(path, source, environment, version);
}

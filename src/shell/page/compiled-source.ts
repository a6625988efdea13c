import { createEnvironment } from "../../../renderers/environment.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CallingVersion } from "../../catalogue/page-header.ts";
import { compileToDraw } from "../../language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { PageToDraw } from "../../language/page.ts";
import { currentTexts } from "../language/language-store.ts";

const environments = new WeakMap<Catalogue, LanguageEnvironment>();

/** A page's source made ready to be drawn in any language. Loaded where there is no plan of it. */
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

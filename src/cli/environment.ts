import { createEnvironment } from "../../renderers/environment.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { translators } from "../i18n/texts.ts";
import type { LanguageEnvironment } from "../language/environment.ts";
import { readCatalogue } from "../snapshot/project.ts";
import { UsageError } from "./command.ts";
import { reasonOf } from "./reason-of.ts";

/** The catalogue of a project. @throws UsageError where its documents make none. */
export function catalogueOf(root: string): Catalogue {
  try {
    return readCatalogue(root);
  } catch (error) {
    const remedy = '"screens check" tells the place.';
    throw new UsageError(`The catalogue cannot be read: ${reasonOf(error)} ${remedy}`);
  }
}

/** What a project's pages are compiled against, in English. */
export function environmentOf(root: string): LanguageEnvironment {
  return createEnvironment(catalogueOf(root), translators.en);
}

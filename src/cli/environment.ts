import { createEnvironment } from "../../renderers/environment.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { translators } from "../i18n/texts.ts";
import type { LanguageEnvironment } from "../language/environment.ts";
import { readCatalogue, readCatalogueDocuments } from "../snapshot/project.ts";
import { UsageError } from "./command.ts";
import { reasonOf } from "./output/reason-of.ts";

/** The catalogue of a project. @throws UsageError if its documents do not form a valid one. */
export function catalogueOf(root: string): Catalogue {
  try {
    return readCatalogue(root);
  } catch (error) {
    const remedy = '"screens check" shows the place.';
    throw new UsageError(`The catalogue cannot be read: ${reasonOf(error)} ${remedy}`);
  }
}

/** The documents that form the catalogue of a project. @throws UsageError as `catalogueOf` does. */
export function documentsOf(root: string): OpenApiDocument[] {
  catalogueOf(root);
  return readCatalogueDocuments(root);
}

/** The environment that a project's pages are compiled in, in English. */
export function environmentOf(root: string): LanguageEnvironment {
  return createEnvironment(catalogueOf(root), translators.en);
}

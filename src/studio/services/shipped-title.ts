import { descriptionOf } from "../../language/description.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";

/** The title of a service that ships with the product, translated if there is a translation. */
export function titleOfShipped(environment: LanguageEnvironment, name: string): string {
  const title = environment.catalogue.documents.get(name)?.info.title ?? name;
  return descriptionOf(environment, title);
}

import type { LanguageEnvironment } from "../../language/environment.ts";
import { pageJsonSchema } from "../../language/shape/json-schema.ts";
import { catalogueTypes } from "../types.ts";

/** The files that are made from the catalogue and the registries, with what belongs in them now. */
export function filesOfLanguage(environment: LanguageEnvironment): Record<string, string> {
  return {
    "src/catalogue/types.gen.ts": catalogueTypes(environment.catalogue),
    "schemas/page.schema.json": `${JSON.stringify(pageJsonSchema(environment), null, 2)}\n`,
  };
}

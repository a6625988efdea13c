import { pageJsonSchema } from "../../language/shape/json-schema.ts";
import { productRoot } from "../../snapshot/project.ts";
import { environmentOf } from "../environment.ts";
import { catalogueTypes } from "../types.ts";

/** The files that are made from the catalogue and the registries, with what belongs in them now. */
export function filesOfLanguage(): Record<string, string> {
  const environment = environmentOf(productRoot);
  return {
    "src/catalogue/types.gen.ts": catalogueTypes(environment.catalogue),
    "schemas/page.schema.json": `${JSON.stringify(pageJsonSchema(environment), null, 2)}\n`,
  };
}

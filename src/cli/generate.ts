import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../catalogue/shipped.ts";
import { texts } from "../i18n/texts.ts";
import { pageJsonSchema } from "../language/shape/json-schema.ts";
import { catalogueTypes } from "./types.ts";

/** The files that are made from others, with what belongs in them now. */
export function generatedFiles(): Record<string, string> {
  const catalogue = shippedCatalogue();
  const environment = createEnvironment(catalogue, "en", texts.en);
  return {
    "src/catalogue/types.gen.ts": catalogueTypes(catalogue),
    "schemas/page.schema.json": `${JSON.stringify(pageJsonSchema(environment), null, 2)}\n`,
  };
}

/** Writes them all, formatted as the rest of the project. */
export async function generate(): Promise<number> {
  const files = Object.entries(generatedFiles());
  for (const [file, content] of files) writeFileSync(file, content);
  execFileSync("npx", ["biome", "format", "--write", ...files.map(([file]) => file)]);
  return 0;
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageJsonSchema } from "../language/shape/json-schema.ts";
import { productRoot } from "../snapshot/project.ts";
import { defineCommand } from "./command.ts";
import { environmentOf } from "./environment.ts";
import { formatted } from "./formatted.ts";
import { catalogueTypes } from "./types.ts";

/** The files that are made from others, with what belongs in them now. */
export function generatedFiles(): Record<string, string> {
  const environment = environmentOf(productRoot);
  return {
    "src/catalogue/types.gen.ts": catalogueTypes(environment.catalogue),
    "schemas/page.schema.json": `${JSON.stringify(pageJsonSchema(environment), null, 2)}\n`,
  };
}

/** Writes them all, formatted as the rest of the product. */
export const generate = defineCommand({
  summary: "remakes the product's types.gen.ts and page.schema.json",
  async run() {
    for (const [file, content] of Object.entries(generatedFiles())) {
      writeFileSync(join(productRoot, file), formatted(file, content));
    }
    return 0;
  },
});

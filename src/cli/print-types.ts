import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createCatalogue } from "../catalogue/catalogue.ts";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { shippedCatalogue } from "../catalogue/shipped.ts";
import { catalogueTypes } from "./types.ts";

/** Prints the TypeScript types of the catalogue, or of the documents in the files named. */
export async function printTypes(files: readonly string[]): Promise<number> {
  const documents = files.map((file): OpenApiDocument => JSON.parse(readFileSync(file, "utf8")));
  const catalogue = files.length > 0 ? createCatalogue(documents) : shippedCatalogue();
  const format = ["biome", "format", "--stdin-file-path=types.gen.ts"];
  process.stdout.write(execFileSync("npx", format, { input: catalogueTypes(catalogue) }));
  return 0;
}

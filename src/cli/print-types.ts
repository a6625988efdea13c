import { createCatalogue } from "../catalogue/catalogue.ts";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { defineCommand, readNamedFile, UsageError } from "./command.ts";
import { catalogueOf } from "./environment.ts";
import { formatted } from "./formatted.ts";
import { catalogueTypes } from "./types.ts";

/** Prints the TypeScript types of the catalogue, or of the documents in the files named. */
export const types = defineCommand({
  names: "[FILE…]",
  summary: "prints the TypeScript types of the catalogue, or of the documents named",
  async run({ names, root }) {
    const catalogue = names.length > 0 ? catalogueOfFiles(names) : catalogueOf(root);
    process.stdout.write(formatted("types.gen.ts", catalogueTypes(catalogue)));
    return 0;
  },
});

function catalogueOfFiles(files: readonly string[]) {
  const read = (file: string): OpenApiDocument => {
    const source = readNamedFile(file);
    try {
      return JSON.parse(source);
    } catch (error) {
      throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const documents = files.map(read);
  try {
    return createCatalogue(documents);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason} Other people's documents go through "screens import" first.`);
  }
}

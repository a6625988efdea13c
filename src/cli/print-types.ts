import { createCatalogue } from "../catalogue/catalogue.ts";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { defineCommand, readNamedFile, UsageError } from "./command.ts";
import { catalogueOf } from "./environment.ts";
import { formatted } from "./output/formatted.ts";
import { reasonOf } from "./output/reason-of.ts";
import { catalogueTypes } from "./registry/language-files.ts";

/** The command that prints the TypeScript types of the catalogue, or of the named documents. */
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
    try {
      return JSON.parse(readNamedFile(file));
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`${file}: ${reasonOf(error)}`);
    }
  };
  const documents = files.map(read);
  try {
    return createCatalogue(documents);
  } catch (error) {
    throw new UsageError(
      `${reasonOf(error)} Other people's documents go through "screens import" first.`,
    );
  }
}

import { createCatalogue } from "../catalogue/catalogue.ts";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { readJson } from "../catalogue/schema/json-text.ts";
import { fieldsOf } from "../catalogue/schema/record.ts";
import { defineCommand, readNamedFile, UsageError } from "./command.ts";
import { catalogueOf } from "./environment.ts";
import { formatted } from "./output/formatted.ts";
import { reasonOf } from "./output/reason-of.ts";
import { catalogueTypes } from "./registry/language-files.ts";

/** The command that prints the TypeScript types of the catalogue, or of the named documents. */
export const types = defineCommand({
  names: "[FILE…]",
  summary: "print the TypeScript types of the catalogue, or of the named documents",
  async run({ names, root }) {
    const catalogue = names.length > 0 ? catalogueOfFiles(names) : catalogueOf(root);
    process.stdout.write(formatted("types.gen.ts", catalogueTypes(catalogue)));
    return 0;
  },
});

const remedy = `Import documents from elsewhere with "screens import" first.`;

function catalogueOfFiles(files: readonly string[]) {
  const read = (file: string): OpenApiDocument => {
    const found = readJson(readNamedFile(file));
    if ("reason" in found) throw new UsageError(`${file} is not JSON: ${found.reason}`);
    if (isDocument(found.value)) return found.value;
    throw new UsageError(`${file} is not an OpenAPI 3.1 document. ${remedy}`);
  };
  const documents = files.map(read);
  try {
    return createCatalogue(documents);
  } catch (error) {
    throw new UsageError(`${reasonOf(error)} ${remedy}`);
  }
}

function isDocument(value: unknown): value is OpenApiDocument {
  const { openapi, info, paths } = fieldsOf(value);
  return Boolean(openapi && info && paths);
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * OpenAPI documents of public services and examples, taken from packages and not written for these
 * tests.
 */
const files = {
  galaxy: require.resolve("@scalar/galaxy/latest.json"),
  petstore: require.resolve("@readme/oas-examples/3.0/json/petstore.json"),
  readme: require.resolve("@readme/oas-examples/3.1/json/readme.json"),
  stapi: require.resolve("@readme/oas-examples/3.0/json/star-trek.json"),
  trains: require.resolve("@readme/oas-examples/3.1/json/train-travel.json"),
};

/** Further documents, each of which shows one feature of OpenAPI. */
const peculiar = {
  additional: require.resolve("@readme/oas-examples/3.0/json/schema-additional-properties.json"),
  circular: require.resolve("@readme/oas-examples/3.0/json/schema-circular.json"),
  discriminators: require.resolve("@readme/oas-examples/3.0/json/discriminators.json"),
  expanded: require.resolve("@readme/oas-examples/3.0/json/petstore-expanded.json"),
  files: require.resolve("@readme/oas-examples/3.0/json/file-uploads.json"),
  legacy: require.resolve("@readme/oas-examples/3.0/json/readme-legacy.json"),
  nesting: require.resolve("@readme/oas-examples/3.0/json/complex-nesting.json"),
  parameters: require.resolve("@readme/oas-examples/3.1/json/parameters-style.json"),
  polymorphism: require.resolve("@readme/oas-examples/3.0/json/polymorphism.json"),
  types: require.resolve("@readme/oas-examples/3.1/json/schema-types.json"),
  topLevel: require.resolve("@readme/oas-examples/3.1/json/schema-validation-top-level.json"),
  uspto: require.resolve("@readme/oas-examples/3.0/json/uspto.json"),
};

/** A document with the name that its service gets. */
export interface PublicDocument {
  name: string;
  /** The document's text, as JSON. */
  source: string;
}

const read = ([name, file]: [string, string]): PublicDocument => ({
  name,
  source: readFileSync(file, "utf8"),
});

/** The documents of public services. */
export const publicServices: readonly PublicDocument[] = Object.entries(files).map(read);

/** The public documents and those that show one feature of OpenAPI each. */
export const publicDocuments: readonly PublicDocument[] = [
  ...publicServices,
  ...Object.entries(peculiar).map(read),
];

import { type Catalogue, createCatalogue } from "./catalogue.ts";
import type { OpenApiDocument } from "./openapi.ts";

const sources = import.meta.glob<string>("../../schemas/catalogue/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

let catalogue: Catalogue | undefined;

/** The catalogue of the documents in `schemas/catalogue/`, read once. */
export function shippedCatalogue(): Catalogue {
  catalogue ??= createCatalogue(
    Object.values(sources).map((source): OpenApiDocument => JSON.parse(source)),
  );
  return catalogue;
}

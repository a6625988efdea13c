import { type Catalogue, createCatalogue } from "../../src/catalogue/catalogue.ts";
import { shippedDocuments } from "../../src/catalogue/shipped.ts";

/**
 * The catalogue of the services that this repository implements, for the rules that hold for them
 * alone, without the external services that a project may have added to `schemas/catalogue/`.
 */
export const ownCatalogue: Catalogue = createCatalogue(
  shippedDocuments().documents.filter((document) => document["x-service"]?.address === undefined),
);

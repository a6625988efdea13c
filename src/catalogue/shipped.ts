import { type Catalogue, createCatalogue } from "./catalogue.ts";
import type { OpenApiDocument } from "./openapi.ts";

const sources = import.meta.glob<string>("../../schemas/catalogue/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The documents as they ship, or as a deployment has laid overlays over them. */
interface Shipped {
  documents: readonly OpenApiDocument[];
  /** The ids of the operations that an overlay touches. */
  touched: ReadonlySet<string>;
}

let shipped: Shipped | undefined;
let catalogue: Catalogue | undefined;

/** The documents in `schemas/catalogue/`, with this deployment's overlays. */
export function shippedDocuments(): Shipped {
  shipped ??= {
    documents: Object.values(sources).map((source): OpenApiDocument => JSON.parse(source)),
    touched: new Set(),
  };
  return shipped;
}

/** The catalogue of these documents, made once. */
export function shippedCatalogue(): Catalogue {
  catalogue ??= createCatalogue(shippedDocuments().documents);
  return catalogue;
}

/** Puts documents in the place of those that ship: at the start, before anything has asked for them. */
export function replaceShipped(overlaid: Shipped): void {
  shipped = overlaid;
  catalogue = undefined;
}

/** Whether the request of an operation is what its validator was compiled from. */
export function isAsCompiled(service: string, operationId: string): boolean {
  return shippedCatalogue().services.has(service) && !shippedDocuments().touched.has(operationId);
}

import { type Catalogue, createCatalogue } from "./catalogue.ts";
import type { OpenApiDocument } from "./openapi.ts";

const documents = import.meta.glob<OpenApiDocument>("../../schemas/catalogue/*.json", {
  import: "default",
  eager: true,
});

/** The shipped documents, with the deployment's overlays applied. */
interface Shipped {
  documents: readonly OpenApiDocument[];
  /** The ids of the operations that an overlay changes. */
  touched: ReadonlySet<string>;
}

let shipped: Shipped | undefined;
let catalogue: Catalogue | undefined;

/** The documents in `schemas/catalogue/`, with this deployment's overlays. */
export function shippedDocuments(): Shipped {
  shipped ??= { documents: Object.values(documents), touched: new Set() };
  return shipped;
}

/** The catalogue of the shipped documents, created once. */
export function shippedCatalogue(): Catalogue {
  catalogue ??= createCatalogue(shippedDocuments().documents);
  return catalogue;
}

/** Replaces the shipped documents at the start, before anything has read them. */
export function replaceShipped(overlaid: Shipped): void {
  shipped = overlaid;
  catalogue = undefined;
}

/** Whether an operation's request schema is still the one from which its validator was compiled. */
export function isAsCompiled(service: string, operationId: string): boolean {
  return shippedCatalogue().services.has(service) && !shippedDocuments().touched.has(operationId);
}

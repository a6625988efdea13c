import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { applyOverlay } from "../../catalogue/overlay/apply-overlay.ts";

/** How a service differs from what its document says of an operation, or why that is not known. */
export interface Observation {
  operation: string;
  /** The key of its sentence, below `probe`. */
  code: string;
  values: Readonly<Record<string, string | number>>;
  /** Which types are given and stated, whose names the sentence holds. */
  types?: { given: string; stated: readonly string[] };
}

/** A change of a document, as an overlay says it. */
export interface Action {
  target: string;
  update?: unknown;
  remove?: true;
}

/** Misfits of one answer, and what mends them. */
export interface Found {
  observations: readonly Observation[];
  actions: readonly Action[];
}

/** What is looked at: an answer's data by an operation of a document. */
export interface Looked {
  document: OpenApiDocument;
  /** The document before any proposal was applied. */
  stated: OpenApiDocument;
  operation: Operation;
  data: unknown;
}

/** A document as the actions make it. */
export function withActions(
  document: OpenApiDocument,
  actions: readonly Action[],
): OpenApiDocument {
  const read = actions.map(({ target, update, remove = false }) => {
    return { target, update, isRemoval: remove };
  });
  return applyOverlay(document, { name: "The proposal", service: null, actions: read }).document;
}

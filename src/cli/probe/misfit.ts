import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { applyOverlay } from "../../catalogue/overlay/apply-overlay.ts";
import type { TimeText } from "../../catalogue/schema/json-schema.ts";

/** A difference between a service and its document in one operation, or why it is unknown. */
export interface Observation {
  operation: string;
  /** The key of the observation's message, below `probe`. */
  code: string;
  values: Readonly<Record<string, string | number>>;
  /** The given type and the stated types, which the message names. */
  types?: { given: string; stated: readonly string[] };
}

/** A change of a document, in the form of an overlay's action. */
export interface Action {
  target: string;
  update?: unknown;
  remove?: true;
}

/** The misfits of one response, and the actions that correct the document. */
export interface Found {
  observations: readonly Observation[];
  actions: readonly Action[];
}

/** The response that is checked, with its operation and document. */
export interface Looked {
  document: OpenApiDocument;
  /** The document before any proposal was applied. */
  stated: OpenApiDocument;
  operation: Operation;
  data: unknown;
  /** How dates are read in which day and month cannot be told apart; `null` where nobody said. */
  dates: TimeText | null;
}

/** A document after the given overlay actions. */
export function withActions(
  document: OpenApiDocument,
  actions: readonly Action[],
): OpenApiDocument {
  const read = actions.map(({ target, update, remove = false }) => {
    return { target, update, isRemoval: remove };
  });
  return applyOverlay(document, { name: "The proposal", service: null, actions: read }).document;
}

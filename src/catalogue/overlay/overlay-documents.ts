import { misstatedSuccess } from "../document/misstated-success.ts";
import { compareOperations } from "../import/compare-operations.ts";
import type { OpenApiDocument } from "../openapi.ts";
import { applyOverlay, refuseUnmatched } from "./apply-overlay.ts";
import { type Overlay, OverlayError } from "./read-overlay.ts";

/** The catalogue's documents after a deployment's overlays were applied. */
export interface OverlaidDocuments {
  documents: OpenApiDocument[];
  /** The ids of the operations that an overlay changed. */
  touched: ReadonlySet<string>;
}

/**
 * Applies overlays to the documents of external services.
 * @param isOthers Whether an external back end answers the service.
 * @throws OverlayError naming the action that cannot be applied to any of them.
 */
export function overlayDocuments(
  documents: readonly OpenApiDocument[],
  overlays: readonly Overlay[],
  isOthers: (document: OpenApiDocument) => boolean,
): OverlaidDocuments {
  let current = [...documents];
  for (const overlay of overlays) {
    const open = current.filter((document) => isOf(overlay, document));
    const changing = open.filter(isOthers);
    if (changing.length === 0) throw new OverlayError(refusalOf(overlay, open));
    const matched = new Set<number>();
    current = current.map((document) => {
      if (!changing.includes(document)) return document;
      const overlaid = applyOverlay(document, overlay);
      for (const index of overlaid.matched) matched.add(index);
      refuseMisstated(overlay, overlaid.document);
      return overlaid.document;
    });
    refuseUnmatched(overlay, matched);
  }
  const touched = current.flatMap((document, at) => touchedIn(documents[at], document));
  return { documents: current, touched: new Set(touched) };
}

/**
 * The document of an imported service with the overlays that name it applied.
 * @throws OverlayError naming the action that cannot be applied to it.
 */
export function overlayImported(
  document: OpenApiDocument,
  overlays: readonly Overlay[],
): OpenApiDocument {
  const own = overlays.filter(({ service }) => service === nameOf(document));
  return own.reduce((current, overlay) => {
    const overlaid = applyOverlay(current, overlay);
    refuseUnmatched(overlay, overlaid.matched);
    refuseMisstated(overlay, overlaid.document);
    return overlaid.document;
  }, document);
}

/** The reason why an overlay does not fit the document of an imported service; `null` if all fit. */
export function misfitOf(document: OpenApiDocument, overlays: readonly Overlay[]): string | null {
  try {
    overlayImported(document, overlays);
    return null;
  } catch (error) {
    if (error instanceof OverlayError) return error.message;
    throw error;
  }
}

/** @throws OverlayError that says where the overlaid document misstates how success is told. */
function refuseMisstated({ name }: Overlay, document: OpenApiDocument): void {
  const [place] = misstatedSuccess(document);
  if (place === undefined) return;
  throw new OverlayError(
    `${name}: Nothing can be judged by ${place}. Give it "at", a JSON pointer into the answer, "values", a list of the texts, numbers, true, false or null that mean success there, and "reason", a JSON pointer, if any; where "x-service" names a code, that code tells success of the document and its reads.`,
  );
}

/** Whether an overlay names a service that no shipped document is, so it may be an imported one. */
export function isOfImported(overlay: Overlay, documents: readonly OpenApiDocument[]): boolean {
  return overlay.service !== null && !documents.some((document) => isOf(overlay, document));
}

const nameOf = (document: OpenApiDocument) => document["x-service"]?.name ?? "";

const isOf = ({ service }: Overlay, document: OpenApiDocument) =>
  service === null || service === nameOf(document);

function refusalOf({ name, service }: Overlay, open: readonly OpenApiDocument[]): string {
  if (open.length === 0) {
    return `${name}: The catalogue has no service "${service}". Mend "x-service".`;
  }
  const names = open.map(nameOf).join(", ");
  return `${name}: It says how another's service differs, but ${names} is answered here.`;
}

/**
 * The operations that an overlay changed, directly or through their schemas; all of them where any
 * other part changed.
 */
function touchedIn(before: OpenApiDocument | undefined, after: OpenApiDocument): string[] {
  if (!before || before === after) return [];
  const { changes } = compareOperations(before, after);
  const isAll = frameOf(before) !== frameOf(after);
  return [...changes].flatMap(([id, change]) => (isAll || change !== "same" ? [id] : []));
}

const frameOf = ({ paths: _paths, components = {}, ...frame }: OpenApiDocument) =>
  JSON.stringify({ ...frame, components: { ...components, schemas: null } });

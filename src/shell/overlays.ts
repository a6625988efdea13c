import type { OpenApiDocument } from "../catalogue/openapi.ts";
import {
  isOfImported,
  overlayDocuments,
  overlayImported,
} from "../catalogue/overlay/overlay-documents.ts";
import { type Overlay, OverlayError, readOverlay } from "../catalogue/overlay/read-overlay.ts";
import { jsonIn } from "../catalogue/schema/json-text.ts";
import { replaceShipped, shippedDocuments } from "../catalogue/shipped.ts";

/** The parts of `config.json` that overlays depend on. */
interface Deployment {
  pages: "server" | "files";
  overlays: readonly unknown[];
  bases: Readonly<Record<string, string>>;
  ownBases: readonly string[];
}

/**
 * Applies the overlays of `config.json` to the documents of external services before any code reads
 * them. This module is loaded only if there are overlays.
 * @returns A function that applies the overlays of imported services to their documents.
 * @throws OverlayError if an overlay cannot be loaded or applied.
 */
export async function layOverlays({
  overlays,
  pages,
  bases,
  ownBases,
}: Deployment): Promise<(document: OpenApiDocument) => OpenApiDocument> {
  const isOthers = (document: OpenApiDocument): boolean => {
    const base = bases[document["x-service"]?.name ?? ""] ?? document.servers?.[0]?.url ?? "";
    return !ownBases.includes(base);
  };
  const read = await Promise.all(overlays.map(loadOverlay));
  const { documents } = shippedDocuments();
  const ofImported = read.filter((one) => pages === "server" && isOfImported(one, documents));
  const others = read.filter((one) => !ofImported.includes(one));
  replaceShipped(overlayDocuments(documents, others, isOthers));
  return (document) => overlayImported(document, ofImported);
}

/** Loads an overlay, which `config.json` holds itself or names by its address. */
async function loadOverlay(given: unknown, index: number): Promise<Overlay> {
  if (typeof given !== "string") return readOverlay(`overlays[${index}]`, given);
  const response = await fetch(given, { cache: "no-cache" }).catch((cause: unknown) => {
    throw new OverlayError(`${given}: ${String(cause)}`, { cause });
  });
  if (!response.ok) throw new OverlayError(`${given}: HTTP ${response.status}`);
  return readOverlay(given, jsonIn(await response.text()));
}

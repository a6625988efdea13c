import { readFile } from "node:fs/promises";
import type { Kysely } from "kysely";
import { misspeltExtensions } from "../../catalogue/document/misspelt-extensions.ts";
import { readText } from "../../catalogue/import/read-text.ts";
import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import {
  isOfImported,
  misfitOf,
  type OverlaidDocuments,
  overlayDocuments,
} from "../../catalogue/overlay/overlay-documents.ts";
import {
  actionOf,
  type Overlay,
  OverlayError,
  readOverlay,
} from "../../catalogue/overlay/read-overlay.ts";
import { errorCode } from "../storage/storage-error.ts";
import type { Database } from "../storage/tables.ts";
import { StartupError } from "./startup-error.ts";

/** An overlay in its original form, for the browser, and in its parsed form. */
export interface GivenOverlay {
  written: unknown;
  overlay: Overlay;
}

/**
 * Reads the comma-separated files in `OVERLAYS`.
 * @throws StartupError that names the file and its fault.
 */
export async function readOverlays(files: string | undefined): Promise<GivenOverlay[]> {
  const names = (files ?? "").split(",").map((name) => name.trim());
  return await Promise.all(names.filter(Boolean).map(readFileOf));
}

async function readFileOf(file: string): Promise<GivenOverlay> {
  const source = await readFile(file, "utf8").catch((error: unknown) => {
    const reason = errorCode(error) ?? "unreadable";
    throw new StartupError(`${file} cannot be read (${reason}). OVERLAYS lists readable files.`);
  });
  const read = readText(source);
  if ("code" in read) {
    throw new StartupError(`${file} is neither JSON nor YAML: ${read.reason}.`);
  }
  return { written: read.value, overlay: told(() => readOverlay(file, read.value)) };
}

/** Warnings about what overlays state in vain, since its name is misspelt. */
export const misspeltIn = (overlays: readonly Overlay[]): string[] =>
  overlays.flatMap(({ name, actions }) =>
    actions.flatMap(({ target, update }, index) =>
      misspeltExtensions(update, target).map(
        ({ name: given, meant }) =>
          `Warning: ${actionOf(name, index, target)} states ${given}, which is not read. Did you mean ${meant}?`,
      ),
    ),
  );

/**
 * Separates the overlays of shipped services from those of services that may be imported, if
 * sessions are kept in this process: the browser receives the documents of imported services with
 * their overlays applied.
 */
export function partedOverlays(
  given: readonly GivenOverlay[],
  documents: readonly OpenApiDocument[],
  services: Readonly<Record<string, { forwardTo: string | null }>>,
): { overlays: GivenOverlay[]; importedOverlays: Overlay[] } {
  const imports = services.system?.forwardTo === null;
  const isImported = ({ overlay }: GivenOverlay) => imports && isOfImported(overlay, documents);
  return {
    overlays: given.filter((one) => !isImported(one)),
    importedOverlays: given.filter(isImported).map(({ overlay }) => overlay),
  };
}

/**
 * Applies the overlays of imported services to the services that are imported already. One that does
 * not fit its service leaves out this service alone: the others must not wait for it.
 * @returns One line for each such overlay, and for each whose service is not imported yet, or is
 *   misspelt.
 */
export async function proveOverlays(
  db: Kysely<Database>,
  overlays: readonly Overlay[],
): Promise<string[]> {
  if (overlays.length === 0) return [];
  const rows = await db.selectFrom("service").select(["name", "document"]).execute();
  const misfits = rows.flatMap(({ name, document }) => {
    const reason = misfitOf(JSON.parse(document), overlays);
    return reason === null ? [] : [`Warning: ${reason} Until then, service "${name}" is left out.`];
  });
  const names = new Set(rows.map(({ name }) => name));
  const waiting = overlays
    .filter(({ service }) => service !== null && !names.has(service))
    .map(({ name, service }) => `${name}: It waits until a service "${service}" is imported.`);
  return [...misfits, ...waiting];
}

/**
 * The shipped documents with a deployment's overlays applied to the forwarded services.
 * @throws StartupError that names the overlay and its action.
 */
export function overlaidBy(
  overlays: readonly GivenOverlay[],
  documents: readonly OpenApiDocument[],
  services: Readonly<Record<string, { forwardTo: string | null }>>,
): OverlaidDocuments {
  const isOthers = (document: OpenApiDocument) =>
    services[document["x-service"]?.name ?? ""]?.forwardTo !== null;
  const read = overlays.map(({ overlay }) => overlay);
  return told(() => overlayDocuments(documents, read, isOthers));
}

function told<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof OverlayError) throw new StartupError(cause.message);
    throw cause;
  }
}

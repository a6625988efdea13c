import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import { type Catalogue, createCatalogue } from "../../catalogue/catalogue.ts";
import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import { overlayImported } from "../../catalogue/overlay/overlay-documents.ts";
import type { Overlay } from "../../catalogue/overlay/read-overlay.ts";
import type { Database } from "../storage/tables.ts";
import { timeline } from "../storage/timeline.ts";
import type { StoredConnection } from "./connection/connection.ts";
import type { ServiceSettings } from "./service-settings.ts";

/** The catalogue at one moment, with the shipped services and those imported by then. */
export interface CurrentCatalogue {
  catalogue: Catalogue;
  /** Identifies the set of imported documents; empty if there are none. */
  revision: string;
  documents: readonly OpenApiDocument[];
  /** The base path of each imported service below its address, by name. */
  basePaths: ReadonlyMap<string, string>;
  /** The address and the credentials entered for each imported service, by name. */
  connections: ReadonlyMap<string, StoredConnection>;
}

/** Whether a service is external: imported, or one whose document ships. */
export function isExternal(
  { documents, connections }: Pick<CurrentCatalogue, "documents" | "connections">,
  service: string,
): boolean {
  const isImported = documents.some((document) => document["x-service"]?.name === service);
  return isImported || connections.has(service);
}

/** Reads the current catalogue in the given transaction or database. */
export type ReadCatalogue = (db: Kysely<Database>) => Promise<CurrentCatalogue>;

/**
 * Creates the function that reads the current catalogue. It reads the documents again only if the
 * database has another revision, since any number of processes may import (architecture, law 11).
 * @param others The addresses of the external services whose documents ship, by name.
 * @param overlays The overlays of imported services in this deployment.
 */
export function createReadCatalogue(
  shipped: Catalogue,
  others: CurrentCatalogue["connections"] = new Map(),
  overlays: readonly Overlay[] = [],
): ReadCatalogue {
  const none: CurrentCatalogue = {
    catalogue: shipped,
    revision: "",
    documents: [],
    basePaths: new Map(),
    connections: others,
  };
  let latest = none;
  return async (db) => {
    const revision = await readRevision(db, overlays);
    if (revision === latest.revision) return latest;
    const rows = await db
      .selectFrom("service")
      .select(["name", "document", "settings", "connection"])
      .orderBy("name")
      .execute();
    // A revision is never used twice, not even one of a failed transaction, so caching by it is
    // safe.
    const current = rows.length === 0 ? none : await extended(none, revision, rows, overlays);
    latest = current;
    return current;
  };
}

/** Reads with one small query which documents are imported, and the overlays applied to them. */
export async function readRevision(
  db: Kysely<Database>,
  overlays: readonly Overlay[],
): Promise<string> {
  const rows = await db
    .selectFrom("service")
    .select(["name", "revision", timeline.as("timeline")])
    .orderBy("name")
    .execute();
  if (rows.length === 0) return "";
  const text = rows.map((row) => `${row.name} ${row.revision} ${row.timeline}`).join("\n");
  const laid = overlays.length === 0 ? "" : JSON.stringify(overlays);
  return createHash("sha256")
    .update(text + laid)
    .digest("base64url")
    .slice(0, 16);
}

/** Other calls may run between the steps, since a document may be large. */
async function extended(
  { catalogue: shipped, connections: others }: CurrentCatalogue,
  revision: string,
  rows: readonly {
    name: string;
    document: string;
    settings: ServiceSettings;
    connection: StoredConnection | null;
  }[],
  overlays: readonly Overlay[],
): Promise<CurrentCatalogue> {
  let catalogue = shipped;
  const documents: OpenApiDocument[] = [];
  for (const row of rows) {
    try {
      await setImmediate();
      const document = overlayImported(JSON.parse(row.document), overlays);
      await setImmediate();
      catalogue = createCatalogue([document], catalogue);
      documents.push(document);
      await setImmediate();
    } catch {
      // The imported service is left out if a shipped service has its name by now, or if its
      // overlay does not fit the document that another process imported.
    }
  }
  const basePaths = new Map(rows.map(({ name, settings }) => [name, settings.basePath ?? ""]));
  const entered = rows.flatMap(({ name, connection }) =>
    connection ? [[name, connection] as const] : [],
  );
  const connections = new Map([...entered, ...others]);
  return { catalogue, revision, documents, basePaths, connections };
}

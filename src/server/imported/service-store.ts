import { sql } from "kysely";
import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import { misfitOf } from "../../catalogue/overlay/overlay-documents.ts";
import { shippedCatalogue } from "../../catalogue/shipped.ts";
import type { ServiceRow } from "../../catalogue/types.gen.ts";
import type { HandlerContext } from "../call/handler.ts";
import type { StoredState } from "../call/refuse-stale.ts";
import { readDrafts, readNewestVersions, readShipped } from "../pages/stored-pages.ts";
import {
  type Connection,
  connectionOf,
  formOf,
  type ProposedConnection,
  type StoredConnection,
} from "./connection/connection.ts";
import type { ServiceSettings } from "./service-settings.ts";

/** A service in its stored form. */
export interface StoredService {
  name: string;
  revision: number;
  source: string;
  settings: ServiceSettings;
  document: string;
  /** The address and the credentials entered for the service. */
  connection: StoredConnection | null;
  /** The address and the credentials that the document proposes. */
  proposed: ProposedConnection | null;
  author: string;
  updateTime: Date;
}

/** Locks the imported services, so that changes to them are made one after the other. */
export async function lockServices({ db, judgeAgain }: HandlerContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('service'))`.execute(db);
  await judgeAgain();
}

/** The imported service with a name, or `undefined`. */
export async function readService(
  { db }: HandlerContext,
  name: string,
): Promise<StoredService | undefined> {
  return await db.selectFrom("service").selectAll().where("name", "=", name).executeTakeFirst();
}

/** All imported services, without their source texts. */
export async function listServices({
  db,
}: HandlerContext): Promise<Omit<StoredService, "source">[]> {
  return await db
    .selectFrom("service")
    .select(["name", "revision", "settings", "document", "connection", "proposed"])
    .select(["author", "updateTime"])
    .orderBy("name")
    .execute();
}

/** The `ETag` of an imported service, also for a service that does not exist yet. */
export function serviceETag(stored: { revision: number } | undefined): string {
  return `"${stored?.revision ?? 0}"`;
}

/** An imported service as a write finds it. */
export function serviceState(name: string, stored: { revision: number } | undefined): StoredState {
  return {
    area: "service",
    key: name,
    etag: serviceETag(stored),
    isThere: stored !== undefined,
  };
}

/** A service in the form that the studio lists. */
export function describeService(
  { services, text }: HandlerContext,
  stored: Omit<StoredService, "source">,
): ServiceRow {
  const document: OpenApiDocument = JSON.parse(stored.document);
  const { variable, address, isOperators, credentials } = connectionOf(
    stored.name,
    stored.connection,
    services.imported,
  );
  const paths = Object.values(document.paths ?? {});
  const { name } = stored;
  const reason = misfitOf(document, services.imported.overlays);
  const misfit = reason === null ? null : text("importFault.overlay", { reason });
  const isTaken = shippedCatalogue().services.has(name);
  return {
    name,
    title: document.info.title,
    version: document.info.version,
    basePath: stored.settings.basePath ?? "",
    operationCount: paths.reduce((count, item) => count + Object.keys(item).length, 0),
    revision: stored.revision,
    variable,
    isAddressed: address !== null,
    // An address from the environment is not shown to members.
    address: isOperators ? null : address,
    credentials: credentialsRow(stored.connection, credentials),
    fault: isTaken ? text("importFault.takenServiceName", { name }) : misfit,
    author: stored.author,
    updateTime: stored.updateTime.toISOString(),
  };
}

/** The public part of the credentials, never their secrets. */
function credentialsRow(
  stored: StoredConnection | null,
  credentials: Connection["credentials"],
): ServiceRow["credentials"] {
  if (credentials === null) return null;
  if (credentials !== "unreadable" && credentials.kind === "operator") {
    return { kind: "operator", isUsable: true };
  }
  const kept = stored?.credentials;
  if (!kept) return null;
  const { author, time } = kept;
  return { ...formOf(kept), author, time, isUsable: credentials !== "unreadable" };
}

/** A published page, or a draft. */
export interface CallingPage {
  path: string;
  source: string;
  isDraft: boolean;
  /** The operations of the service that the page calls. */
  calls: ReadonlySet<string>;
}

/** The pages and drafts that call operations of the service. */
export async function pagesCalling(context: HandlerContext, name: string): Promise<CallingPage[]> {
  const newest = await readNewestVersions(context);
  const stored = new Set(newest.flatMap(({ path, change }) => (change === "deleted" ? [] : path)));
  const shipped = (await readShipped(context)).filter(({ path }) => !stored.has(path));
  const versions = newest.filter(({ path }) => stored.has(path));
  const drafts = await readDrafts(context);
  const ids = new RegExp(`"(${name}\\.\\w+)"`, "g");
  return [...shipped, ...versions, ...drafts].flatMap((page, index): CallingPage[] => {
    const { path, source } = page;
    const calls = new Set([...source.matchAll(ids)].map(([, id = ""]) => id));
    const isDraft = index >= shipped.length + versions.length;
    return calls.size === 0 ? [] : [{ path, source, isDraft, calls }];
  });
}

/** The sorted paths of the pages that call an operation, or any operation of the service. */
export function pathsOf(pages: readonly CallingPage[], operationId?: string): string[] {
  const naming = pages.filter(({ calls }) => operationId === undefined || calls.has(operationId));
  return [...new Set(naming.map(({ path }) => path))].sort();
}

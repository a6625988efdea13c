import { type Kysely, sql } from "kysely";
import {
  type CallingVersion,
  pageHeader,
  readPageHeader,
} from "../../catalogue/headers/page-header.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { Database } from "../storage/tables.ts";
import { badInput } from "./refusal.ts";
import type { Services } from "./services.ts";

/** The page that makes a call; the service has verified that this version exists or existed. */
export interface ActingPage {
  path: string;
  /** The published version; `0` for the shipped file, `null` for the draft. */
  version: number | null;
  /**
   * The member who published the version or saved the draft; the `id` is `null` if the member was
   * deleted, or if nobody entered the draft. `null` for a shipped file, which belongs to the
   * operator, and for a text that nobody has saved.
   */
  author: { id: number | null; username: string } | null;
}

/** The version of the calling page as shown to people; empty if no page makes the call. */
export function callingVersionName(page: string | null, version: number | null): string {
  if (page === null) return "";
  if (version === null) return "draft";
  return version === 0 ? "shipped" : String(version);
}

/**
 * Reads the page that a call names as its origin (`X-Page`), if that matters: for the audit log, and
 * for writes, to which a page may give no more than its publisher could. A false header gains
 * nothing, since it only adds a person whose rights must suffice.
 * @throws Refusal 40000 if the page or the version never existed.
 */
export async function readActingPage(
  db: Kysely<Database>,
  services: Services,
  { audit, effect }: Operation,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<ActingPage | null> {
  const header = headers[pageHeader.toLowerCase()];
  if (header === undefined || (effect !== "write" && audit === null)) return null;
  const named = typeof header === "string" ? readPageHeader(header) : null;
  const page = named && (await findPage(db, services, named.path, named.version));
  if (!page) throw badInput([{ path: `/${pageHeader}`, messageKey: "badRequest.page" }]);
  return page;
}

async function findPage(
  db: Kysely<Database>,
  services: Services,
  path: string,
  version: CallingVersion,
): Promise<ActingPage | null> {
  if (version === "draft") return await readDraftOf(db, path);
  if (version === 0) return await readShipped(services, path);
  return await readVersion(db, path, version);
}

/**
 * Reads the author of the page's draft. A browser may still show a draft that was published,
 * discarded or deleted since; then the member who did that counts as its author. Without either, the
 * text was never saved.
 */
async function readDraftOf(db: Kysely<Database>, path: string): Promise<ActingPage> {
  const draft = await db
    .selectFrom("pageDraft")
    .select(["authorId as id", "author as username"])
    .where("path", "=", path)
    .executeTakeFirst();
  const author = draft ?? (await lastWriterOf(db, path)) ?? null;
  return { path, version: null, author };
}

async function lastWriterOf(db: Kysely<Database>, path: string) {
  return await db
    .selectFrom("auditLog")
    .select(["memberId as id", "username"])
    .where("area", "=", "page")
    .where(sql<boolean>`${path} = any(record_keys)`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

async function readShipped({ pages }: Services, path: string): Promise<ActingPage | null> {
  return (await pages.read(path)) === null ? null : { path, version: 0, author: null };
}

async function readVersion(
  db: Kysely<Database>,
  path: string,
  version: number,
): Promise<ActingPage | null> {
  const author = await db
    .selectFrom("pageVersion")
    .select(["authorId as id", "author as username"])
    .where("path", "=", path)
    .where("version", "=", version)
    .where("change", "!=", "deleted")
    .executeTakeFirst();
  return author ? { path, version, author } : null;
}

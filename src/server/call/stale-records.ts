import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Operation } from "../../catalogue/operation.ts";
import type { NamedRecords } from "../audit/audit-log.ts";
import { writerName } from "../audit/writer-name.ts";
import type { Database } from "../storage/tables.ts";
import { badInput, codes, Refusal } from "./refusal.ts";

/** Matches an entity tag of RFC 9110; a weak mark is accepted, since compressing proxies add it. */
const entityTag = /^\s*(?:W\/)?"([^"]*)"\s*(?:,|$)/;

/**
 * Refuses a write that is based on an outdated version of a record (decisions, versions):
 * `If-Match` is `"<version>"`, for several records `"<key>:<version>", ...`, or the `ETag` from an
 * earlier write of the same records. A write without the header is accepted.
 * @throws Refusal 40900 with the current records and the name of the last editor; 40400 with the
 * name of whoever has deleted a record; 40000 if the header is no list of versions, or names a
 * record that the request does not.
 */
export async function refuseStaleRecords(
  db: Kysely<Database>,
  operation: Operation,
  ifMatch: string | null,
  named: NamedRecords,
): Promise<void> {
  const { version, audit } = operation;
  if (ifMatch === null || ifMatch.trim() === "*" || !version || !("row" in version)) return;
  const changed = changedKeys(ifMatch, named);
  const area = audit?.of ?? operation.tag;
  const [first] = changed;
  if (first === undefined) {
    const missing = named.keys.find((key) => !named.records.has(key));
    return missing === undefined ? undefined : await refuseDeleted(db, area, missing);
  }
  const name = await lastWriter(db, area, first);
  const data = {
    records: changed.map((key) => ({
      ...named.records.get(key)?.fields,
      version: named.records.get(key)?.version,
    })),
    changedBy: name,
  };
  throw changedBy(name, data);
}

/**
 * The `ETag` of the records that a write has changed or created; `null` if the operation returns
 * none.
 */
export function etagOfRecords({ answersETag }: Operation, named: NamedRecords): string | null {
  const version = answersETag ? versionOfAll(named) : undefined;
  return version === undefined ? null : `"${version}"`;
}

/**
 * Refuses a write of a missing record that was there when its version was read.
 * @throws Refusal 40400 with the name of the member who deleted it, where the audit log has it.
 */
export async function refuseDeleted(
  db: Kysely<Database>,
  area: string,
  key: string,
): Promise<void> {
  const name = await lastWriter(db, area, key);
  if (name !== "") throw new Refusal(codes.notFound, "refusal.deletedBy", { values: { name } });
}

/** The refusal 40900 that names who made the change; the name may be empty. */
export function changedBy(name: string, data?: Readonly<Record<string, unknown>>): Refusal {
  const message = name === "" ? "error.changedMeanwhile" : "refusal.changedBy";
  return new Refusal(codes.changedMeanwhile, message, { values: { name }, ...(data && { data }) });
}

/** One version for all records, which is short for any number; for one record its own version. */
function versionOfAll({ records }: NamedRecords): string | undefined {
  const [first, ...others] = [...records].map(([key, { version }]) => ({ key, version }));
  if (first?.version === undefined || others.length === 0) return first?.version;
  const versions = [first, ...others].map(({ key, version }) => `${key}:${version}`).sort();
  return createHash("sha256").update(JSON.stringify(versions)).digest("base64url");
}

/** The keys of records whose version differs from the expected one. */
function changedKeys(ifMatch: string, named: NamedRecords): readonly string[] {
  const { keys, records } = named;
  const tags = entityTags(ifMatch);
  const [tag = ""] = tags;
  if (keys.length > 1 && tags.length === 1 && !tag.includes(":")) {
    return tag === versionOfAll(named) ? [] : [...records.keys()];
  }
  const expected = expectedVersions(tags, keys);
  return keys.filter((key) => {
    const record = records.get(key);
    // The handlers of pages compare the version themselves, since drafts are saved beside it.
    return record?.version !== undefined && record.version !== expected.get(key);
  });
}

function expectedVersions(tags: readonly string[], keys: readonly string[]): Map<string, string> {
  const expected = new Map<string, string>();
  const only = keys.length === 1 ? keys[0] : undefined;
  for (const tag of tags) {
    const end = tag.lastIndexOf(":");
    const key = end < 0 ? only : tag.slice(0, end);
    if (key === undefined || !keys.includes(key) || expected.has(key)) throw badVersions();
    expected.set(key, tag.slice(end + 1));
  }
  return expected;
}

function entityTags(header: string): string[] {
  const tags: string[] = [];
  for (let rest = header; rest.trim() !== ""; ) {
    const found = entityTag.exec(rest);
    if (!found) throw badVersions();
    tags.push(found[1] ?? "");
    rest = rest.slice(found[0].length);
  }
  return tags;
}

function badVersions(): Refusal {
  return badInput([{ path: "/If-Match", messageKey: "badRequest.versions" }]);
}

/** The name of the member who last changed a record; empty if the audit log has no entry. */
export async function lastWriter(db: Kysely<Database>, area: string, key: string): Promise<string> {
  const entry = await db
    .selectFrom("auditLog")
    .select(writerName.as("name"))
    .where("area", "=", area)
    .where(sql<boolean>`${key} = any(record_keys)`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return entry?.name ?? "";
}

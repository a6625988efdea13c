import { type Insertable, type Kysely, sql } from "kysely";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { keysAt } from "../../catalogue/headers/version-header.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { ActingPage } from "../call/acting-page.ts";
import { codes, type Refusal } from "../call/refusal.ts";
import { keptQuery } from "../storage/kept-query.ts";
import type { Database } from "../storage/tables.ts";
import { type AuditedRecords, auditedRecords } from "./audited-records.ts";
import { unknownOutcome } from "./outcomes.ts";
import { differences, type RecordChange, type RecordFields } from "./record-changes.ts";
import { type NamedFile, redacted } from "./redaction.ts";

/** The caller: a member, or the username of an attempt to sign in. */
interface Actor {
  id: number | null;
  username: string;
}

/** A call as the audit log records it. */
export interface AuditedCall {
  catalogue: Catalogue;
  operation: Operation;
  request: Readonly<Record<string, unknown>>;
  file: NamedFile | null;
  ip: string;
  now: Date;
  /** The page that makes the call, if the service has verified it. */
  page: ActingPage | null;
  /** Set by a handler that identifies the caller itself, such as signing in. */
  actor: Actor | null;
  /** The number reserved for the call's entry, if the handler needed it in advance. */
  entryId?: number;
}

/** Reserves the number of the audit log entry that a call will leave. */
export async function takeEntryId(db: Kysely<Database>, call: AuditedCall): Promise<number> {
  if (call.entryId !== undefined) return call.entryId;
  const next = sql<number>`nextval(pg_get_serial_sequence('audit_log', 'id'))::integer`;
  const { id } = await db.selectNoFrom(next.as("id")).executeTakeFirstOrThrow();
  call.entryId = id;
  return id;
}

/** Codes of the refusals that are logged: missing permission, wrong account or wrong password. */
const notedRefusals: ReadonlySet<number> = new Set([codes.notPermitted, codes.wrongAccount]);

/**
 * Seconds in which the same refusal of the same member is logged only once, so that the log does
 * not fill the disk.
 */
const refusalPauseSeconds = 60;

/** A record that a call names, with its version if writes of that sort have versions. */
export interface NamedRecord {
  fields: RecordFields;
  version: string | undefined;
}

/** The records that a call names, as they are at one moment. */
export interface NamedRecords {
  keys: readonly string[];
  records: ReadonlyMap<string, NamedRecord>;
}

/** Reads the records that a call names (`x-audit`), and locks them if the call changes them. */
export async function recordsBefore(
  db: Kysely<Database>,
  { operation: { audit }, request }: AuditedCall,
): Promise<NamedRecords> {
  const sort = recordsOf(audit);
  const keys = keysIn(request, audit?.key);
  if (sort && keys.length > 0) await holdRecords(db, { of: audit?.of ?? "", keys }, null);
  return { keys, records: await readRecords(sort, db, keys) };
}

/**
 * Writes the audit log entry of a successful call: who, when, which call, the request without its
 * secrets, and every record named by `x-audit` before and after. Within a transaction, the entry is
 * committed or undone together with the change. One call leaves one entry, however many records it
 * changes. Returns the current records.
 */
export async function noteSuccess(
  db: Kysely<Database>,
  call: AuditedCall,
  before: NamedRecords,
  data: unknown,
): Promise<NamedRecords> {
  const { audit } = call.operation;
  if (!audit) return { keys: [], records: new Map() };
  const sort = recordsOf(audit);
  const keys = [...before.keys, ...keysIn(data, audit.made)];
  const records = await readRecords(sort, db, keys);
  const changes = keys.flatMap((key) =>
    changeOf(sort, key, before.records.get(key)?.fields, records.get(key)?.fields),
  );
  await addEntry(db, call, codes.success, changes);
  return { keys, records };
}

/**
 * Writes the entry of a call that is about to be sent to another service, with an unknown outcome.
 * It stays where the service gives no clear answer, or this process ends before there is one.
 * Returns its id; `null` for a call that the log does not note.
 */
export async function noteSent(db: Kysely<Database>, call: AuditedCall): Promise<number | null> {
  if (!call.operation.audit) return null;
  const sent = { ...call };
  const id = await takeEntryId(db, sent);
  await addEntry(db, sent, unknownOutcome, []);
  return id;
}

/** Removes the entry of `noteSent`, where the outcome is known. */
export async function removeSent(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom("auditLog").where("id", "=", id).execute();
}

function recordsOf(audit: Operation["audit"]): AuditedRecords | undefined {
  return audit?.of === undefined ? undefined : auditedRecords[audit.of];
}

/**
 * Writes the audit log entry of a refusal if it is one that concerns a person; not within a
 * transaction.
 */
export async function noteRefusal(
  db: Kysely<Database>,
  call: AuditedCall,
  { code }: Refusal,
): Promise<void> {
  if (!notedRefusals.has(code)) return;
  const memberId = call.actor?.id ?? null;
  const since = new Date(call.now.getTime() - refusalPauseSeconds * 1000);
  if (memberId !== null) {
    const noted = await db
      .selectFrom("auditLog")
      .select("id")
      .where("createTime", ">", since)
      .where("memberId", "=", memberId)
      .where("operationId", "=", call.operation.id)
      .where("code", "=", code)
      .limit(1)
      .executeTakeFirst();
    if (noted) return;
  }
  await addEntry(db, call, code, null);
}

async function addEntry(
  db: Kysely<Database>,
  call: AuditedCall,
  code: number,
  changes: readonly RecordChange[] | null,
): Promise<void> {
  const { catalogue, operation, request, file, ip, now, actor, page, entryId } = call;
  const entry = {
    ...(entryId === undefined ? {} : { id: entryId }),
    createTime: now,
    memberId: actor?.id ?? null,
    username: actor?.username ?? "",
    operationId: operation.id,
    area: operation.audit?.of ?? operation.tag,
    code,
    ip,
    page: page?.path ?? null,
    pageVersion: page?.version ?? null,
    recordKeys: (changes ?? []).map(({ key }) => key),
    recordLabels: (changes ?? []).map(({ label }) => label),
    records: JSON.stringify(changes ?? []),
    request: changes && JSON.stringify(redacted(catalogue, operation, request, file)),
  };
  await storeEntry(db, entry, null);
}

const storeEntry = keptQuery((db, entry: Insertable<Database["auditLog"]>) =>
  db.insertInto("auditLog").values(entry),
);

/**
 * Locks the records, so that calls that change the same record run one after the other and each
 * reads the result of the one before. Many records share a few locks, which are always taken in the
 * same order.
 */
const holdRecords = keptQuery((db, { of, keys }: { of: string; keys: readonly string[] }) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock(hashtext('audit'), slot) from (
      select distinct hashtext(${of}::text || key) % 64 as slot from unnest(${keys}::text[]) key
      order by slot) slots`.compile(db),
}));

async function readRecords(
  sort: AuditedRecords | undefined,
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<Map<string, NamedRecord>> {
  if (!sort || keys.length === 0) return new Map();
  const rows = await sort.read(db, keys);
  return new Map(
    rows.map((row): [string, NamedRecord] => [String(row[sort.key]), namedRecord(row)]),
  );
}

/** A numeric version, such as that of a page, is also shown to people as a field of the record. */
function namedRecord(row: RecordFields): NamedRecord {
  const { version, ...fields } = row;
  return typeof version === "string" ? { fields, version } : { fields: row, version: undefined };
}

function changeOf(
  records: AuditedRecords | undefined,
  key: string,
  before: RecordFields | undefined,
  after: RecordFields | undefined,
): RecordChange[] {
  const known = after ?? before;
  if (!records || !known) return [];
  return [{ key, label: String(known[records.label] ?? key), ...differences(before, after) }];
}

function keysIn(value: unknown, path: string | undefined): string[] {
  return path === undefined ? [] : keysAt(value, path);
}

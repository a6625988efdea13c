import { type Kysely, sql } from "kysely";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { isRecord } from "../../catalogue/schema/record.ts";
import type { UploadedFile } from "../call/handler.ts";
import { codes, type Refusal } from "../call/refusal.ts";
import type { Database } from "../storage/tables.ts";
import { type AuditedRecords, auditedRecords } from "./audited-records.ts";
import { differences, type RecordChange, type RecordFields } from "./record-changes.ts";
import { redacted } from "./redaction.ts";

/** Who calls: a member, or the name under which somebody tries to sign in. */
interface Actor {
  id: number | null;
  username: string;
}

/** A call as the audit log sees it. */
export interface AuditedCall {
  catalogue: Catalogue;
  operation: Operation;
  request: Readonly<Record<string, unknown>>;
  file: UploadedFile | null;
  ip: string;
  now: Date;
  /** Changed by a handler that finds out who calls: signing in does. */
  actor: Actor | null;
}

/** Refusals that say something of a person: not permitted, wrong account or password. */
const notedRefusals: ReadonlySet<number> = new Set([codes.notPermitted, codes.wrongAccount]);

/** The same refusal of the same member is noted once in so many seconds, or it could fill the disk. */
const refusalPauseSeconds = 60;

/** The records that a call names, as they stood before it. */
interface RecordsBefore {
  keys: readonly string[];
  rows: ReadonlyMap<string, RecordFields>;
}

/** Reads the records that a call names (`x-audit`), and holds them where it changes them. */
export async function recordsBefore(
  db: Kysely<Database>,
  { operation: { audit }, request }: AuditedCall,
): Promise<RecordsBefore> {
  const records = recordsOf(audit);
  const keys = audit ? keysIn(request, audit.key) : [];
  if (records && keys.length > 0) await holdRecords(db, audit?.of ?? "", keys);
  return { keys, rows: await readRecords(records, db, keys) };
}

/**
 * Leaves the entry of a call beside what it changed: who, when, which call, the request without its
 * secrets, and every record named by `x-audit` before and after. Given a transaction, change and
 * entry stand or fall together. One call is one entry, however many records it changes.
 */
export async function noteSuccess(
  db: Kysely<Database>,
  call: AuditedCall,
  before: RecordsBefore,
  data: unknown,
): Promise<void> {
  const { audit } = call.operation;
  if (!audit) return;
  const records = recordsOf(audit);
  const keys = [...before.keys, ...keysIn(data, audit.made)];
  const after = await readRecords(records, db, keys);
  const changes = keys.flatMap((key) =>
    changeOf(records, key, before.rows.get(key), after.get(key)),
  );
  await addEntry(db, call, codes.success, changes);
}

function recordsOf(audit: Operation["audit"]): AuditedRecords | undefined {
  return audit?.of === undefined ? undefined : auditedRecords[audit.of];
}

/** Notes a refusal, where it is one that says something of a person. Outside of any transaction. */
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
  const { catalogue, operation, request, file, ip, now, actor } = call;
  await db
    .insertInto("auditLog")
    .values({
      createTime: now,
      memberId: actor?.id ?? null,
      username: actor?.username ?? "",
      operationId: operation.id,
      area: operation.audit?.of ?? operation.tag,
      code,
      ip,
      recordKeys: (changes ?? []).map(({ key }) => key),
      recordLabels: (changes ?? []).map(({ label }) => label),
      records: JSON.stringify(changes ?? []),
      request: changes && JSON.stringify(redacted(catalogue, operation, request, file)),
    })
    .execute();
}

/**
 * Those who change the same record wait for each other, so that what one finds before its change is
 * what the other left. Records share a few locks, always taken in the same order.
 */
async function holdRecords(db: Kysely<Database>, of: string, keys: readonly string[]) {
  await sql`select pg_advisory_xact_lock(hashtext('audit'), slot) from (
    select distinct hashtext(${of}::text || key) % 64 as slot from unnest(${[...keys]}::text[]) key
    order by slot) slots`.execute(db);
}

async function readRecords(
  records: AuditedRecords | undefined,
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<Map<string, RecordFields>> {
  if (!records || keys.length === 0) return new Map();
  const rows = await records.read(db, keys);
  return new Map(rows.map((row) => [String(row[records.key]), row]));
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

/** The keys at a path of names; a list on the way stands for all in it. */
function keysIn(value: unknown, path: string | undefined): string[] {
  if (path === undefined) return [];
  const found = path
    .split("/")
    .reduce<unknown[]>(
      (values, name) => values.flatMap((entry) => (isRecord(entry) ? [entry[name]].flat() : [])),
      [value],
    );
  return found.filter((key) => typeof key === "string" || typeof key === "number").map(String);
}

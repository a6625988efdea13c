import { type Kysely, sql } from "kysely";
import type { HandlerContext } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { badField, requiredText, uniqueOr } from "../handlers/refusals.ts";
import type { StoredRow } from "../storage/tables/platform.ts";
import type { Database } from "../storage/tables.ts";
import {
  type KeptKind,
  type KeptRecords,
  keptRecords,
  oldestKept,
  readsOthers,
} from "./kept-records.ts";

/** A deleted record that is about to be restored, with its related rows by table. */
export interface ComingRecord {
  id: number;
  fields: StoredRow;
  relations: Readonly<Record<string, readonly StoredRow[]>>;
}

/**
 * Prepares a record for its restoration, with remarks about it. @throws Refusal if it may not be
 * restored.
 */
export type Admit = (
  record: ComingRecord,
) => Promise<{ record: ComingRecord; notes?: readonly string[] }>;

/** The deletion to undo, and other names for records whose own names are now taken. */
export interface RestoreRequest {
  deletionId: number;
  names?: { id: number; name: string }[];
}

/** The restored records, and remarks about them in the caller's language. */
export interface Restored {
  ids: number[];
  notes: string[];
}

/**
 * Restores all records of one deletion with their ids and with those relations whose other side
 * still exists. Members may restore their own deletions, and readers of the audit log those of
 * anyone; each once, within 30 days.
 * @throws Refusal 40400 if there is no such deletion; 40902 with the names that are taken by now,
 * for which `names` may give others.
 */
export async function restoreDeleted(
  kind: KeptKind,
  { deletionId, names = [] }: RestoreRequest,
  context: HandlerContext,
  admit: Admit = async (record) => ({ record }),
): Promise<Restored> {
  const kept = keptRecords[kind];
  const { db } = context;
  const taken = await takeKept(kind, deletionId, context);
  const named = withNames(taken, kept, names);
  await refuseTakenNames(db, kept, named);
  const admitted: Awaited<ReturnType<Admit>>[] = [];
  for (const record of named) admitted.push(await admit(record));
  const records = admitted.map(({ record }) => record);
  const rows = records.map(({ fields }) => ({ ...fields, ...kept.withheld }));
  const meanwhile = () => new Refusal(codes.changedMeanwhile, "error.changedMeanwhile");
  await uniqueOr(meanwhile, () => insertRows(db, kept.table, rows));
  const notes = admitted.flatMap((one) => one.notes ?? []);
  return {
    ids: records.map(({ id }) => id),
    notes: [...notes, ...(await restoreRelations(kept, records, context))],
  };
}

/**
 * Takes the records that one deletion has kept. @throws Refusal 40400 if there are none for the
 * caller.
 */
export async function takeKept(
  kind: KeptKind | "service",
  deletionId: number,
  context: HandlerContext,
): Promise<ComingRecord[]> {
  const isOwn = !context.can(readsOthers);
  const rows = await context.db
    .deleteFrom("deletedRecord")
    .where("deletionId", "=", deletionId)
    .where("kind", "=", kind)
    .where("createTime", ">", oldestKept(context.services.now()))
    .$if(isOwn, (query) => query.where("memberId", "=", context.signedIn().id))
    .returning(["recordId as id", "fields", "relations"])
    .execute();
  if (rows.length === 0) throw new Refusal(codes.notFound, "refusal.notKept");
  return rows.sort((one, other) => one.id - other.id);
}

function withNames(
  records: readonly ComingRecord[],
  { unique }: KeptRecords,
  names: NonNullable<RestoreRequest["names"]>,
): ComingRecord[] {
  if (!unique) return [...records];
  const given = new Map<number, string>();
  for (const [index, { id, name }] of names.entries()) {
    const isKnown = !given.has(id) && records.some((record) => record.id === id);
    if (!isKnown) throw badField(`/names/${index}/id`, "refusal.badInput");
    given.set(id, requiredText(name, `/names/${index}/name`));
  }
  return records.map((record) => {
    const name = given.get(record.id);
    if (name === undefined) return record;
    return { ...record, fields: { ...record.fields, [unique.column]: name } };
  });
}

/**
 * Refuses to restore records whose name is taken.
 * @throws Refusal 40902 that lists each record whose name another record has by now.
 */
async function refuseTakenNames(
  db: Kysely<Database>,
  { table, unique }: KeptRecords,
  records: readonly ComingRecord[],
): Promise<void> {
  if (!unique) return;
  const { column } = unique;
  const wanted = JSON.stringify(records.map(({ id, fields }) => ({ id, name: fields[column] })));
  const among = Object.entries(unique.with).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  const isAmong = sql.join([sql`true`, ...among], sql` and `);
  const { rows } = await sql<{ id: number; name: string }>`
    with wanted as (select * from jsonb_to_recordset(${wanted}::jsonb) as one(id integer, name text))
    select id, name from wanted
    where lower(name) in (select lower(${sql.ref(column)}) from ${sql.table(table)} where ${isAmong})
      or exists (select from wanted other
        where other.id < wanted.id and lower(other.name) = lower(wanted.name))
    order by id`.execute(db);
  const [first] = rows;
  if (!first) return;
  const taken = rows.map(({ id, name }) => ({ id, field: column, name }));
  const values = { name: first.name };
  throw new Refusal(codes.nameTaken, "refusal.nameTaken", { values, data: { taken } });
}

/** Restores the relations of a record; those whose other side is gone are left out and reported. */
async function restoreRelations(
  { relations }: KeptRecords,
  records: readonly ComingRecord[],
  { db, text }: HandlerContext,
): Promise<string[]> {
  const notes: string[] = [];
  for (const { table, to } of relations) {
    const rows = records.flatMap((record) => record.relations[table] ?? []);
    const isThere =
      to && sql`where ${sql.ref(to.column)} in (select id from ${sql.table(to.table)})`;
    const count = rows.length - (await insertRows(db, table, rows, isThere));
    if (count > 0) notes.push(text("restored.gone", { count }));
  }
  return notes;
}

/** Inserts rows as they were kept; columns added since then get their defaults. */
async function insertRows(
  db: Kysely<Database>,
  table: keyof Database,
  rows: readonly StoredRow[],
  where = sql``,
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const { numAffectedRows = 0n } = await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(
      null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) kept ${where}`.execute(db);
  return Number(numAffectedRows);
}

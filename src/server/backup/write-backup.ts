import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createGzip, type Gzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import project from "../../../package.json" with { type: "json" };
import { executedMigrations } from "../storage/migrate.ts";
import type { Database } from "../storage/tables.ts";
import { type StoredTable, settle, storedSequences, storedTables } from "./backup-catalog.ts";
import { BackupError } from "./backup-error.ts";
import {
  type BackupEnd,
  type BackupHeader,
  type BackupSequences,
  type BackupTable,
  backupFormat,
  backupVersion,
} from "./backup-format.ts";

/** Approximate size of a batch of rows that is read at once, in bytes. */
const batchBytes = 1024 ** 2;
const mostRows = 1_000;

/**
 * The lines of a backup, in the state of the database when the first line is read. Writers on
 * PostgreSQL are not blocked; the embedded database has only one connection, so a copy is read
 * instead if its service is running.
 */
async function* backupLines(database: Kysely<Database>): AsyncGenerator<string> {
  const transaction = await database
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  try {
    yield* linesOf(transaction.withoutPlugins());
  } finally {
    await transaction.rollback().execute();
  }
}

/** A backup in its stored form: its lines, packed with gzip. */
export function packedBackup(db: Kysely<Database>): Gzip {
  // The reader of the stream receives any failure.
  return pipeline(Readable.from(backupLines(db)), createGzip(), () => {});
}

async function* linesOf(db: Kysely<Database>): AsyncGenerator<string> {
  await settle(db);
  const all = createHash("sha256");
  const tables: BackupEnd["tables"] = {};
  const add = (line: string): string => {
    all.update(line);
    return line;
  };
  const header = await headerOf(db);
  if (header.migrations.length === 0) throw new BackupError("The database holds nothing yet.");
  yield add(lineOf(header));
  for (const table of await storedTables(db)) {
    const hash = createHash("sha256");
    let rows = 0;
    yield add(lineOf(begin(table)));
    for await (const row of rowsOf(db, table)) {
      hash.update(row);
      rows += 1;
      yield add(row);
    }
    tables[table.name] = { rows, sha256: hash.digest("hex") };
  }
  // Sequences are read last, so that no row has a number that its sequence has still to issue.
  yield add(lineOf(await sequencesOf(db)));
  yield lineOf({ tables, sha256: all.digest("hex") } satisfies BackupEnd);
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;

async function headerOf(db: Kysely<Database>): Promise<BackupHeader> {
  return {
    format: backupFormat,
    version: backupVersion,
    product: project.version,
    created: new Date().toISOString(),
    migrations: await executedMigrations(db),
  };
}

const begin = ({ name, columns }: StoredTable): BackupTable => ({
  table: name,
  columns: columns.map((column) => column.name),
});

/** The lines of a table's rows, written by the database itself in storage order. */
async function* rowsOf(db: Kysely<Database>, table: StoredTable): AsyncGenerator<string> {
  const values = table.columns.map(({ name }) => sql`${sql.ref(name)}::text`);
  await sql`set local synchronize_seqscans = off`.execute(db);
  await sql`declare backup_rows no scroll cursor for
    select json_build_array(${sql.join(values)})::text as line from ${sql.table(table.name)}
  `.execute(db);
  for (let count = 1; ; ) {
    const fetched = await sql<{ line: string }>`
      fetch ${sql.lit(count)} from backup_rows
    `.execute(db);
    if (fetched.rows.length === 0) break;
    let longest = 1;
    for (const { line } of fetched.rows) {
      longest = Math.max(longest, line.length);
      yield `${line}\n`;
    }
    count = Math.max(1, Math.min(mostRows, count * 4, Math.floor(batchBytes / longest)));
  }
  await sql`close backup_rows`.execute(db);
}

async function sequencesOf(db: Kysely<Database>): Promise<BackupSequences> {
  const sequences: BackupSequences["sequences"] = {};
  for (const name of await storedSequences(db)) {
    const { rows } = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.table(name)}
    `.execute(db);
    for (const { last, called } of rows) sequences[name] = [last, called];
  }
  return { sequences };
}

import { type Kysely, sql } from "kysely";
import { migrate } from "../storage/migrate.ts";
import { migrations as shippedMigrations } from "../storage/migrations.ts";
import { errorCode, errorText } from "../storage/storage-error.ts";
import type { Database } from "../storage/tables.ts";
import { type StoredTable, settle, storedTables } from "./backup-catalog.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupEnd, BackupHeader, BackupSequences, BackupTable } from "./backup-format.ts";
import { readBackup, verifyBackup } from "./read-backup.ts";

/** Options of a restore into a database that has data. */
interface RestoreOptions {
  /** Whether existing data is deleted; otherwise a database with data is refused. */
  replace?: boolean;
  /** The database as its operator knows it, for a refusal. */
  name?: string;
}

const batchCharacters = 1024 ** 2;

/**
 * Fills a database from a backup and migrates its tables in one transaction, so that nothing
 * changes after a fault. Everybody has to sign in anew.
 * @returns The header and counts of the restored backup.
 * @throws BackupError
 */
export async function restoreBackup(
  database: Kysely<Database>,
  file: string,
  { replace = false, name = "the database" }: RestoreOptions = {},
): Promise<BackupEnd> {
  // The backup is read to its end first, so that a damaged one changes no database.
  const { header, end } = await verifyBackup(file);
  const migrations = migrationsOf(file, header);
  try {
    await database.transaction().execute(async (transaction) => {
      const db = transaction.withoutPlugins();
      await settle(db);
      await sql`set local lock_timeout = '10s'`.execute(db);
      await makeRoom(db, replace, name);
      await migrate(db, migrations);
      await load(db, file);
      await migrate(db);
      // A session that was ended since the backup was made must not let anybody in again.
      await db.deleteFrom("session").execute();
    });
  } catch (error) {
    throw refusalOf(error);
  }
  return end;
}

/**
 * Refuses a PostgreSQL database to which services are connected, since they would go on with what
 * they remember of the rows before, such as permissions. Connections of other programs are allowed.
 * @throws BackupError
 */
export async function refuseWhileServed(database: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ address: string | null }>`
    select distinct host(client_addr) as address from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name = current_setting('application_name')
  `.execute(database.withoutPlugins());
  if (rows.length === 0) return;
  const addresses = rows.flatMap(({ address }) => address ?? []).sort();
  const where = addresses.length > 0 ? ` from ${addresses.join(", ")}` : "";
  throw new BackupError(
    `Services are connected to the database${where}. Stop them, and the connections of their ` +
      "pooler, then restore; nothing was changed.",
  );
}

/** Translates a database error that the operator can resolve into a `BackupError`. */
function refusalOf(error: unknown): unknown {
  if (errorCode(error) === "55P03") {
    return new BackupError("The database is in use. Stop the services that use it, then restore.");
  }
  if (errorCode(error) === "23505") {
    return new BackupError(
      "Two names in the backup differ only in the case of a letter that the locale of its database " +
        `did not know (${errorText(error)}). Restore it into a database with the same locale, ` +
        "rename one of them there, and back up that database; nothing was changed.",
    );
  }
  if (errorCode(error) !== "42501") return error;
  return new BackupError(
    `The database refuses its user: ${errorText(error)}. ` +
      "Restore as the owner of the tables; nothing was changed.",
  );
}

/** The migrations that had created the backup's tables, which must be the first ones known here. */
function migrationsOf(
  file: string,
  { migrations, product }: BackupHeader,
): typeof shippedMigrations {
  const known = Object.entries(shippedMigrations).sort(([a], [b]) => (a < b ? -1 : 1));
  const first = known.slice(0, migrations.length);
  if (first.map(([name]) => name).join() === migrations.join()) return Object.fromEntries(first);
  throw new BackupError(
    `The tables in ${file} are those of another version of Screenwright (${product}). ` +
      "Restore it with that version or a newer one; nothing was changed.",
  );
}

async function makeRoom(db: Kysely<Database>, replace: boolean, name: string): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('drop table %I cascade', relname) as statement from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    union all
    select format('drop sequence if exists %I cascade', relname) from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'S'
    union all
    select format('drop function if exists %s cascade', pg_proc.oid::regprocedure) from pg_proc
      where pronamespace = current_schema()::regnamespace and prokind = 'f'
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  `.execute(db);
  if (rows.length > 0 && !replace) {
    throw new BackupError(
      `Nothing was restored into ${name}, which is not empty. ` +
        "Choose an empty one with DATA_DIR or DATABASE_URL, " +
        "or add --replace to delete what it holds.",
    );
  }
  for (const { statement } of rows) await sql.raw(statement).execute(db);
}

/** Loads the rows in any order; references between them are checked at the end. */
async function load(db: Kysely<Database>, file: string): Promise<void> {
  const tables = await storedTables(db);
  const restoreReferences = await dropReferences(db);
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
    // Rows that migrations have inserted are deleted before the backup's rows are loaded.
    await sql`delete from ${sql.table(name)}`.execute(db);
  }
  await loadParts(db, file, tables);
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
  }
  await restoreReferences();
}

async function loadParts(
  db: Kysely<Database>,
  file: string,
  tables: readonly StoredTable[],
): Promise<void> {
  let insert: ((lines: readonly string[]) => Promise<void>) | undefined;
  let lines: string[] = [];
  let length = 0;
  const flush = async () => {
    if (lines.length > 0) await insert?.(lines);
    lines = [];
    length = 0;
  };
  for await (const part of readBackup(file)) {
    if (part.part === "row") {
      lines.push(part.line);
      length += part.line.length;
      if (length >= batchCharacters) await flush();
      continue;
    }
    await flush();
    if (part.part === "table") insert = insertInto(db, part.table, tables);
    if (part.part === "sequences") await setSequences(db, part.sequences);
  }
}

function insertInto(
  db: Kysely<Database>,
  { table, columns }: BackupTable,
  tables: readonly StoredTable[],
) {
  const types = new Map(
    tables.find(({ name }) => name === table)?.columns.map(({ name, type }) => [name, type]),
  );
  const values = columns.map((column, place) => {
    const type = types.get(column);
    if (type === undefined) throw new BackupError(`There is no ${table}.${column} to restore.`);
    return sql`(line ->> ${sql.lit(place)})::${sql.raw(type)}`;
  });
  return async (lines: readonly string[]) => {
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      overriding system value
      select ${sql.join(values)} from json_array_elements(${`[${lines.join()}]`}::json) as line
    `.execute(db);
  };
}

async function setSequences(
  db: Kysely<Database>,
  sequences: BackupSequences["sequences"],
): Promise<void> {
  for (const [name, [last, isCalled]] of Object.entries(sequences)) {
    await sql`select setval(${name}::regclass, ${last}::bigint, ${isCalled})`.execute(db);
  }
}

/** Drops the foreign keys; the returned function restores them, which checks every row. */
async function dropReferences(db: Kysely<Database>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ drop: string; add: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as add
    from pg_constraint
    where connamespace = current_schema()::regnamespace and contype = 'f'
  `.execute(db);
  for (const { drop } of rows) await sql.raw(drop).execute(db);
  return async () => {
    for (const { add } of rows) await sql.raw(add).execute(db);
  };
}

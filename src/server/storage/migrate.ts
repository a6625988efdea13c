import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { isLockTimeout } from "./connection-loss.ts";
import { migrations as shippedMigrations } from "./migrations.ts";
import { errorText, StorageError } from "./storage-error.ts";

/**
 * Brings the tables up to date in one transaction, and returns the names of the migrations that
 * ran, oldest first. Processes that start at the same time on one PostgreSQL wait for each other by
 * an advisory lock; the embedded database belongs to one process.
 *
 * @throws StorageError DATABASE_NEWER if the database has migrations that this version does not
 * know, MIGRATION_FAILED if a migration fails; nothing is changed then.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration> = shippedMigrations,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  let { error, results } = await migrator.migrateToLatest();
  // A lock timeout means that another process is still migrating.
  while (isLockTimeout(error)) ({ error, results } = await migrator.migrateToLatest());
  if (error === undefined) return (results ?? []).map((result) => result.migrationName);
  const reason = errorText(error);
  if (reason.startsWith("corrupted migrations")) {
    throw new StorageError(
      "DATABASE_NEWER",
      `The database was written by another version of Screenwright (${reason}). ` +
        "Start that version or a newer one, or choose another database with DATA_DIR or DATABASE_URL.",
      { cause: error },
    );
  }
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new StorageError(
    "MIGRATION_FAILED",
    `The tables could not be brought up to date${failed ? ` (${failed})` : ""}: ${reason}. ` +
      "Nothing was changed; check that the disk has room and that the database user owns the tables " +
      "and may create more, else run `npm run migrate` as the user who owns them.",
    { cause: error },
  );
}

/** The names of the migrations that have run on a database, oldest first; none if it is new. */
export async function executedMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const known = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as table
  `.execute(db);
  if (!known.rows[0]?.table) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

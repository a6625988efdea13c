import { type Kysely, sql } from "kysely";
import { isConnectionLoss, isLockTimeout } from "./connection-loss.ts";
import { isDiskFull } from "./disk.ts";
import { errorCode, errorText, StorageError } from "./storage-error.ts";

/**
 * What the operator is told, in one line with the remedy, of a fault of the database that a start or
 * a command has met; `null` for any other error.
 */
export function operatorFault(error: unknown): string | null {
  if (error instanceof StorageError) return error.message;
  if (isDiskFull(error)) {
    return "The disk of the database is full. Make room on it, then try again; nothing is lost.";
  }
  if (errorCode(error) === "25006") {
    return "The database accepts no writes, as on a standby. Set the primary server in DATABASE_URL.";
  }
  if (isLockTimeout(error)) {
    return "Another process has kept a lock in the database for too long. Try again when it has ended.";
  }
  if (!isConnectionLoss(error)) return null;
  return `The connection to the database was lost (${errorText(error)}). Try again when it answers.`;
}

/**
 * What the operator is told at each start of a database whose locale does not know the letter case
 * of every language, such as `C`; `null` for any other database.
 */
export async function localeWarning<Tables>(db: Kysely<Tables>): Promise<string | null> {
  const { rows } = await sql<{ isFolded: boolean }>`
    select lower('IÉ') = 'ié' as "isFolded"`.execute(db.withoutPlugins());
  if (rows[0]?.isFolded) return null;
  return (
    "Warning: the locale of the database does not know the letter case of every language. A " +
    "search for é misses É, and names that differ in nothing else are refused when a " +
    "backup is restored elsewhere. Restore a backup into a database that was created with: " +
    "createdb --encoding UTF8 --locale C.UTF-8 --template template0 <name>."
  );
}

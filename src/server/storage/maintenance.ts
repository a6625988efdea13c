import { type Kysely, sql } from "kysely";
import { freeBytes } from "./disk.ts";

const intervalMs = 60_000;
const dueLogBytes = 32 * 1024 * 1024;

/** Free bytes without which a checkpoint may fail, which ends the database. */
const checkpointBytes = 1024 * 1024;

/** Free bytes without which the log of a vacuum may fill the disk, before the checkpoint cuts it. */
const vacuumBytes = 64 * 1024 * 1024;

/**
 * Maintains the embedded database as a server's background processes would, which PGlite lacks: if
 * enough was written since the last checkpoint, it removes dead rows, updates the planner's
 * statistics and writes a checkpoint. Otherwise the log would grow for ever, and with it the time
 * of a start after a crash. If the disk of its directory is nearly full, it only writes the
 * checkpoint, which shortens the log; if it is full, it does nothing, so that the service goes on.
 *
 * @returns Whether it did anything.
 */
export async function maintain<Tables>(
  db: Kysely<Tables>,
  directory?: string,
  bytes = dueLogBytes,
): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) >= ${bytes}::bigint as due
    from pg_control_checkpoint()
  `.execute(db);
  if (!rows[0]?.due) return false;
  const free = directory === undefined ? Number.POSITIVE_INFINITY : await freeBytes(directory);
  if (free < checkpointBytes) return false;
  if (free >= vacuumBytes) await sql`vacuum (analyze)`.execute(db);
  await sql`checkpoint`.execute(db);
  return true;
}

/** Runs `maintain` every minute until the function it returns is called. */
export function scheduleMaintenance<Tables>(db: Kysely<Tables>, directory?: string): () => void {
  let running = false;
  const timer = setInterval(async () => {
    if (running) return;
    running = true;
    try {
      await maintain(db, directory);
    } catch {
      // An error means that the database is closing, has stopped or has no room, which its next
      // user will notice.
    } finally {
      running = false;
    }
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

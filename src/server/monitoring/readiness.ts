import type { Kysely } from "kysely";
import { executedMigrations } from "../storage/migrate.ts";
import { migrations } from "../storage/migrations.ts";
import type { Database } from "../storage/tables.ts";
import { withinTime } from "./within-time.ts";

/** The reason why a load balancer should send calls to another process. */
export type Unreadiness = "draining" | "database" | "migrations";

/**
 * Creates the readiness check, which returns `null` or the reason why calls cannot be answered
 * here. Simultaneous checks share one query to the database.
 */
export function createReadiness(
  db: Kysely<Database> | null,
  draining: AbortSignal,
): () => Promise<Unreadiness | null> {
  let running: Promise<Unreadiness | null> | undefined;
  return async () => {
    if (draining.aborted) return "draining";
    if (!db) return null;
    running ??= withinTime<Unreadiness | null>(checkMigrations(db), "database").finally(() => {
      running = undefined;
    });
    return await running;
  };
}

async function checkMigrations(db: Kysely<Database>): Promise<Unreadiness | null> {
  const executed = await executedMigrations(db);
  return executed.join() === Object.keys(migrations).sort().join() ? null : "migrations";
}

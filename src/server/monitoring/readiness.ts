import { type Kysely, sql } from "kysely";
import { executedMigrations } from "../storage/migrate.ts";
import { migrations } from "../storage/migrations.ts";
import type { Database } from "../storage/tables.ts";
import { withinTime } from "./within-time.ts";

/** Whether a load balancer should send calls here, or why it should send them to another process. */
export type Readiness =
  | { status: "ready" }
  /** The database takes no writes; members who are signed in read on. */
  | { status: "ready"; database: "readonly" }
  | { status: "unready"; reason: "draining" | "database" | "migrations" };

/** Creates the readiness check. Simultaneous checks share one query to the database. */
export function createReadiness(
  db: Kysely<Database> | null,
  draining: AbortSignal,
): () => Promise<Readiness> {
  let running: Promise<Readiness> | undefined;
  return async () => {
    if (draining.aborted) return { status: "unready", reason: "draining" };
    if (!db) return { status: "ready" };
    running ??= withinTime<Readiness>(checkDatabase(db), {
      status: "unready",
      reason: "database",
    }).finally(() => {
      running = undefined;
    });
    return await running;
  };
}

async function checkDatabase(db: Kysely<Database>): Promise<Readiness> {
  const executed = await executedMigrations(db);
  if (executed.join() !== Object.keys(migrations).sort().join()) {
    return { status: "unready", reason: "migrations" };
  }
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select current_setting('transaction_read_only')::boolean as is_read_only
  `.execute(db);
  return { status: "ready", ...(rows[0]?.isReadOnly && { database: "readonly" }) };
}

import { type Kysely, sql } from "kysely";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PoolUse } from "../storage/database.ts";
import type { Database } from "../storage/tables.ts";
import type { EndedRequest } from "./observe-requests.ts";
import { withinTime } from "./within-time.ts";

/** The metrics of this process, in the text format of Prometheus. */
export interface Metrics {
  count(ended: EndedRequest): void;
  /** The metrics as text, and its content type. */
  read(): Promise<{ text: string; type: string }>;
}

interface MetricsSources {
  /** The database; `null` if every service is forwarded. */
  db: Kysely<Database> | null;
  /** The use of the connection pool; `null` on the embedded database, which has one connection. */
  poolUse: (() => PoolUse) | null;
  now(): Date;
}

const prefix = "screenwright_";
const durationsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Creates metrics that count from now on. */
export function createMetrics({ db, poolUse, now }: MetricsSources): Metrics {
  const registry = new Registry();
  const durations = new Histogram({
    name: `${prefix}call_duration_seconds`,
    help: "Calls by operation and outcome, and how long they took.",
    labelNames: ["operation", "outcome"],
    buckets: durationsSeconds,
    registers: [registry],
  });
  const askDatabase = db && addDatabaseGauges(registry, db, now);
  if (poolUse) addPoolGauge(registry, poolUse);
  let isWatched = false;
  return {
    count({ operation, outcome, milliseconds }) {
      durations.observe({ operation: operation ?? "none", outcome }, milliseconds / 1_000);
    },
    async read() {
      // Default metrics are collected only while someone reads the metrics.
      if (!isWatched) collectDefaultMetrics({ register: registry });
      isWatched = true;
      await askDatabase?.();
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}

/**
 * Adds metrics that the returned function reads from the database; if the database does not
 * respond, the other metrics are still returned.
 */
function addDatabaseGauges(
  registry: Registry,
  db: Kysely<Database>,
  now: () => Date,
): () => Promise<void> {
  const isUp = new Gauge({
    name: `${prefix}database_up`,
    help: "1 where the database answers, else 0.",
    registers: [registry],
  });
  const sessions = new Gauge({
    name: `${prefix}sessions`,
    help: "Sessions that are neither ended nor expired.",
    registers: [registry],
  });
  return async () => {
    const count = await withinTime<number | null>(countSessions(db, now()), null);
    isUp.set(count === null ? 0 : 1);
    if (count === null) sessions.remove();
    else sessions.set(count);
  };
}

async function countSessions(db: Kysely<Database>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("session")
    .select(sql<number>`count(*)`.as("count"))
    .where("endedReason", "is", null)
    .where("expireTime", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}

function addPoolGauge(registry: Registry, poolUse: () => PoolUse): void {
  new Gauge({
    name: `${prefix}database_connections`,
    help: "Connections to PostgreSQL: in use, idle, and calls that wait for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count);
    },
  });
}

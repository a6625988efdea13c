import { type Kysely, sql } from "kysely";
import { knownBrowserLifeSeconds } from "./accounts/known-browsers.ts";
import { forgetOldTokens } from "./accounts/sessions.ts";
import { forgetDeleted } from "./deleted/kept-records.ts";
import type { Database } from "./storage/tables.ts";
import { deleteLoneParts } from "./storage/upload-parts.ts";

const hour = 3_600_000;
/**
 * Milliseconds for which rows are kept: responses to repeated writes for a day, ended sessions for
 * a week.
 */
const keptFor = { answers: 24 * hour, sessions: 7 * 24 * hour, attempts: 24 * hour };

/**
 * Deletes rows that are no longer needed.
 * @param auditDays The number of days for which the audit log is kept; 0 keeps it for ever.
 */
export async function sweep(db: Kysely<Database>, now: Date, auditDays: number): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.deleteFrom("captcha").where("expireTime", "<=", now).execute();
  await db.deleteFrom("registrationCode").where("expireTime", "<=", now).execute();
  await db.deleteFrom("session").where("expireTime", "<=", before(keptFor.sessions)).execute();
  await forgetOldTokens(db, now);
  await db.deleteFrom("loginAttempt").where("lastTime", "<=", before(keptFor.attempts)).execute();
  await db
    .deleteFrom("knownBrowser")
    .where("lastUsedTime", "<=", before(knownBrowserLifeSeconds * 1000))
    .execute();
  await db
    .deleteFrom("idempotencyAnswer")
    .where("createTime", "<=", before(keptFor.answers))
    .execute();
  await forgetDeleted(db, now);
  await deleteLoneParts(db, before(hour));
  if (auditDays === 0) return;
  const oldest = before(auditDays * 24 * hour);
  await db.deleteFrom("auditLog").where("createTime", "<=", oldest).execute();
}

/** Milliseconds by which the system's clock may be adjusted between two sweeps. */
const mostAdjusted = hour;

/**
 * Creates a function that tells whether the clock has been set since it was last asked, forwards or
 * back, by comparing it with the time for which the machine has run meanwhile.
 * @param clock The system's clock, in milliseconds.
 * @param running The time that passes whatever the clock says, in milliseconds.
 */
export function createClockWatch(clock: () => number, running: () => number): () => boolean {
  let before = clock() - running();
  return () => {
    const now = clock() - running();
    const adjusted = Math.abs(now - before);
    before = now;
    return adjusted > mostAdjusted;
  };
}

/**
 * The earlier of this machine's time and that of the database's machine, so that one process whose
 * clock is ahead does not delete what all others still keep.
 */
export async function earlierTime(db: Kysely<Database>, now: Date): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`
    select least(now(), ${now}::timestamptz) as time`.execute(db);
  return rows[0]?.time ?? now;
}

/**
 * Deletes rows that are no longer needed every hour, until the returned function is called. After
 * the clock was set, an hour passes in which it can be corrected, since a wrong time would delete
 * the audit log and what can still be restored.
 */
export function scheduleSweeps(
  db: Kysely<Database>,
  auditDays: number,
  onFailure: (error: unknown) => void,
): () => void {
  const isClockSet = createClockWatch(Date.now, () => performance.now());
  const sweepOld = async () => sweep(db, await earlierTime(db, new Date()), auditDays);
  const timer = setInterval(() => {
    if (isClockSet()) onFailure(new Error("The clock was set; old rows are deleted in an hour."));
    else sweepOld().catch(onFailure);
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}

import type { Kysely } from "kysely";
import type { Database } from "./storage/tables.ts";

const hour = 3_600_000;
/** Answers to repeated writes are kept for a day; ended sessions for a week, to say why. */
const keptFor = { answers: 24 * hour, sessions: 7 * 24 * hour, attempts: 24 * hour };

/** Deletes what has outlived its use. */
async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.deleteFrom("captcha").where("expireTime", "<=", now).execute();
  await db.deleteFrom("registrationCode").where("expireTime", "<=", now).execute();
  await db.deleteFrom("session").where("expireTime", "<=", before(keptFor.sessions)).execute();
  await db.deleteFrom("loginAttempt").where("lastTime", "<=", before(keptFor.attempts)).execute();
  await db
    .deleteFrom("idempotencyAnswer")
    .where("createTime", "<=", before(keptFor.answers))
    .execute();
}

/** Sweeps every hour until the function it returns is called. */
export function scheduleSweeps(
  db: Kysely<Database>,
  onFailure: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => {
    sweep(db, new Date()).catch(onFailure);
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}

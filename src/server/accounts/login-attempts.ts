import { type Kysely, sql } from "kysely";
import { codes, Refusal } from "../call/refusal.ts";
import type { Database } from "../storage/tables.ts";

/**
 * Failures allowed without a delay: per account name, per address (which many people may share),
 * and per known browser of the member.
 */
const freeFailures = { account: 5, ip: 50, browser: 5 } as const;
const longestDelaySeconds = 900;
/** Seconds without a failure after which a counter starts anew. */
const forgottenAfterSeconds = 3600;

/** An attempt to sign in, as the counters of failures see it. */
export interface SignInAttempt {
  username: string;
  ip: string;
  /**
   * The hash by which the member's browser is known. What fails there is counted apart from what
   * others try, in both directions.
   */
  knownBrowser: string | null;
}

/** Names that people may take for the same are counted as one. */
function accountKey(username: string): string {
  return `account:${username.normalize("NFKC").trim().toLowerCase()}`;
}

/**
 * Counts an attempt to sign in before it is made, so that attempts made at the same time are
 * counted too. Each failure after the free ones doubles the wait; nobody is locked out for good.
 * @throws Refusal 42900 while the account or the address has to wait, or the known browser.
 */
export async function countAttempt(
  db: Kysely<Database>,
  { username, ip, knownBrowser }: SignInAttempt,
  now: Date,
): Promise<void> {
  if (knownBrowser !== null) {
    await countTry(db, `browser:${knownBrowser}`, freeFailures.browser, now);
    return;
  }
  await countTry(db, accountKey(username), freeFailures.account, now);
  await countTry(db, `ip:${ip}`, freeFailures.ip, now);
}

/**
 * Forgets the failures of a known browser after a right password, else those of the account, and
 * takes back the address's count.
 */
export async function forgetAttempts(
  db: Kysely<Database>,
  { username, ip, knownBrowser }: SignInAttempt,
): Promise<void> {
  await forgetTries(db, knownBrowser === null ? accountKey(username) : `browser:${knownBrowser}`);
  if (knownBrowser !== null) return;
  await db
    .updateTable("loginAttempt")
    .set({ failures: sql<number>`greatest(0, failures - 1)` })
    .where("key", "=", `ip:${ip}`)
    .execute();
}

/** Deletes the counted tries of a key. */
export async function forgetTries(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom("loginAttempt").where("key", "=", key).execute();
}

/**
 * Counts one try for a key; after the free tries, each try doubles the wait for the next.
 * @throws Refusal 42900 while the key has to wait; that try is not counted.
 */
export async function countTry(
  db: Kysely<Database>,
  key: string,
  free: number,
  now: Date,
): Promise<void> {
  const fresh = sql<boolean>`login_attempt.last_time < ${ago(now, forgottenAfterSeconds)}`;
  const failures = sql<number>`case when ${fresh} then 1 else login_attempt.failures + 1 end`;
  const delay = sql`least(${longestDelaySeconds}::int, case when ${failures} <= ${free}::int then 0
    else power(2, least(20, ${failures} - ${free}::int)) end)`;
  const counted = await db
    .insertInto("loginAttempt")
    .values({ key, failures: 1, lastTime: now, blockedUntil: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          failures,
          lastTime: now,
          blockedUntil: sql<Date>`${now}::timestamptz + make_interval(secs => ${delay})`,
        })
        .where("loginAttempt.blockedUntil", "<=", now),
    )
    .returning("failures")
    .executeTakeFirst();
  if (counted) return;
  const blocked = await db
    .selectFrom("loginAttempt")
    .select("blockedUntil")
    .where("key", "=", key)
    .executeTakeFirst();
  const wait = (blocked?.blockedUntil ?? now).getTime() - now.getTime();
  throw new Refusal(codes.tooManyAttempts, "error.tooManyAttempts", {
    values: { seconds: Math.max(1, Math.ceil(wait / 1000)) },
  });
}

function ago(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}

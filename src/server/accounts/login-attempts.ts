import { isIP } from "node:net";
import { type Kysely, sql } from "kysely";
import { codes, Refusal } from "../call/refusal.ts";
import type { Database } from "../storage/tables.ts";

/**
 * Failed attempts allowed without a delay: per account name, per address (which many people may
 * share), and per known browser of the member.
 */
const freeFailures = { account: 5, ip: 50, browser: 5 } as const;
const longestDelaySeconds = 900;
/** Seconds without a failure after which a counter starts anew. */
const forgottenAfterSeconds = 3600;

/** An attempt to sign in, with everything that failures are counted by. */
export interface SignInAttempt {
  username: string;
  ip: string;
  /**
   * The token hash of the member's known browser. Its failures are counted apart from those of
   * other browsers, so that neither delays the other.
   */
  knownBrowser: string | null;
}

/** The key of an account's counter, which is the same for names that people may confuse. */
export function accountKey(username: string): string {
  return `account:${username.normalize("NFKC").trim().toLowerCase()}`;
}

/**
 * The key of an address's counter. All IPv6 addresses that share their first 64 bits have one
 * counter, since a single connection usually has all of them.
 */
export function addressKey(sort: string, ip: string): string {
  // An IPv4 address may be written as an IPv6 address that ends with it.
  if (isIP(ip) !== 6 || ip.includes(".")) return `${sort}:${ip}`;
  const [head = "", tail] = ip.split("::");
  const [before = [], after = []] = [head, tail].map((part) => part?.split(":").filter(Boolean));
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${sort}:${network.join(":")}::/64`;
}

/**
 * Counts an attempt to sign in before the password is checked, so that simultaneous attempts are
 * counted too. Each failure beyond the free ones doubles the delay; no account is locked for good.
 * @throws Refusal 42900 while the account, the address or the known browser has to wait.
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
  await countTry(db, addressKey("ip", ip), freeFailures.ip, now);
}

/**
 * Resets the failure counter after a correct password: that of a known browser, or else that of the
 * account, and then takes back the address's count as well.
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
    .where("key", "=", addressKey("ip", ip))
    .execute();
}

/** Deletes the counted attempts of a key. */
export async function forgetTries(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom("loginAttempt").where("key", "=", key).execute();
}

/**
 * Counts one attempt for a key; beyond the free attempts, each one doubles the delay before the
 * next.
 * @throws Refusal 42900 while the key has to wait; that attempt is not counted.
 */
export async function countTry(
  db: Kysely<Database>,
  key: string,
  free: number,
  now: Date,
): Promise<void> {
  // Times beyond any delay were written by a clock that has been set back since.
  const isFromFuture = sql<boolean>`login_attempt.blocked_until > ${ago(now, -longestDelaySeconds)}`;
  const fresh = sql<boolean>`(login_attempt.last_time < ${ago(now, forgottenAfterSeconds)}
    or ${isFromFuture})`;
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
        .where((is) => is.or([is("loginAttempt.blockedUntil", "<=", now), isFromFuture])),
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

import { type Kysely, sql } from "kysely";
import { unaskedHeader } from "../../catalogue/headers/unasked-header.ts";
import { keptBy } from "../../catalogue/kept-by.ts";
import type { SignedInMember } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { batchedRead } from "../storage/batched-read.ts";
import { takesNoWrites } from "../storage/connection-loss.ts";
import { keptQuery } from "../storage/kept-query.ts";
import type { SessionEnd } from "../storage/tables/accounts.ts";
import type { Database } from "../storage/tables.ts";
import { timeline } from "../storage/timeline.ts";
import { permissionsAt, rolesOfMember } from "./permissions.ts";
import { createToken, hashToken } from "./tokens.ts";

const hour = 3_600_000;
/**
 * Lifetimes of a session: it ends after 12 hours without use, and at the latest 7 days after
 * signing in.
 */
const idleLife = 12 * hour;
const absoluteLife = 7 * 24 * hour;
/**
 * Milliseconds by which a session's last use may be in the future; beyond that the clock has been
 * set back since, and the session would outlive its lifetimes.
 */
const clockTolerance = hour;
/** Minimum milliseconds between two updates of a session's last use. */
const touchIntervalMs = 60_000;

/**
 * Begins a session for a member whose identity is proved, and returns the new token.
 * @throws Refusal 40300 if the account is disabled or waits for approval.
 */
export async function beginSession(
  db: Kysely<Database>,
  { id, status }: { id: number; status: 0 | 1 | 2 },
  caller: { ip: string; userAgent: string },
  now: Date,
): Promise<string> {
  if (status !== 1) {
    throw new Refusal(codes.notPermitted, status === 2 ? "signIn.waiting" : "signIn.disabled");
  }
  const token = await createSession(db, id, caller, now);
  await db
    .updateTable("member")
    .set({ lastLoginTime: now, lastLoginIp: caller.ip })
    .where("id", "=", id)
    .execute();
  return token;
}

/** Signs a member in and returns the new token, which is not stored anywhere. */
export async function createSession(
  db: Kysely<Database>,
  memberId: number,
  caller: { ip: string; userAgent: string },
  now: Date,
): Promise<string> {
  const token = createToken();
  await db
    .insertInto("session")
    .values({
      tokenHash: hashToken(token),
      memberId,
      createTime: now,
      lastUsedTime: now,
      authenticatedTime: now,
      expireTime: new Date(now.getTime() + absoluteLife),
      endedReason: null,
      ip: caller.ip,
      userAgent: caller.userAgent.slice(0, 300),
    })
    .execute();
  return token;
}

/**
 * Finds the member of a request's token, with the member's current roles and permissions. With
 * `isUse` false the session's lifetime is not extended, since the screen made the request without
 * any action by the member. A transaction names the database whose known permissions it shares.
 * @throws Refusal 50008 for a missing or unknown token, or after log-out; 50012 if the session was
 * ended (new password, disabled member); 50014 after its lifetime (specification section 8).
 */
export async function findSession(
  db: Kysely<Database>,
  { headers }: { headers: Readonly<Record<string, unknown>> },
  now: Date,
  { isUse = true, heldBy = db }: { isUse?: boolean; heldBy?: Kysely<Database> } = {},
): Promise<SignedInMember> {
  const token = headers["x-access-token"];
  if (typeof token !== "string" || token === "") throw illegalToken();
  const row = await sessionReader(db)(hashToken(token));
  if (!row || row.endedReason === "loggedOut") throw illegalToken();
  if (row.endedReason !== null || row.status !== 1) {
    throw new Refusal(codes.signedInElsewhere, "error.signedInElsewhere");
  }
  const unused = now.getTime() - row.lastUsedTime.getTime();
  if (unused >= idleLife || unused < -clockTolerance || now >= row.expireTime) {
    throw new Refusal(codes.tokenExpired, "error.tokenExpired");
  }
  const isAsked = headers[unaskedHeader.toLowerCase()] === undefined;
  if (isUse && isAsked && unused >= touchIntervalMs) {
    await db
      .updateTable("session")
      .set({ lastUsedTime: now })
      .where("id", "=", row.sessionId)
      .execute()
      .catch(unlessNoWrites);
  }
  // Others may have read a password that the operator gave, so it opens nothing but the way out.
  const roles = row.passwordIsTemporary ? [] : row.roles;
  return {
    id: row.memberId,
    username: row.username,
    roles,
    permissions: await permissionsAt(db, row.permissionRevision, roles, heldBy),
    sessionId: row.sessionId,
    authenticatedTime: row.authenticatedTime,
    mustSetPassword: row.passwordIsTemporary,
  };
}

/** Lets members read on while the database takes no writes, not even of their sessions' last use. */
function unlessNoWrites(error: unknown): void {
  if (!takesNoWrites(error)) throw error;
}

/** Creates the refusal of a call whose token is missing or was never issued. */
export function illegalToken(): Refusal {
  return new Refusal(codes.illegalToken, "error.illegalToken");
}

/**
 * Notes that the member has proved their identity again in an active session. Returns whether there
 * is such a session.
 */
export async function renewAuthentication(
  db: Kysely<Database>,
  memberId: number,
  session: { id: number } | { tokenHash: string },
  now: Date,
): Promise<boolean> {
  const [column, value] =
    "id" in session ? (["id", session.id] as const) : (["tokenHash", session.tokenHash] as const);
  const renewed = await db
    .updateTable("session")
    .set({ authenticatedTime: now })
    .where(column, "=", value)
    .where("memberId", "=", memberId)
    .where("endedReason", "is", null)
    .returning("id")
    .executeTakeFirst();
  return renewed !== undefined;
}

/** The active sessions of a member, the most recently used first. */
export async function activeSessions(db: Kysely<Database>, memberId: number, now: Date) {
  return await db
    .selectFrom("session")
    .select(["id", "ip", "userAgent", "createTime", "lastUsedTime"])
    .where("memberId", "=", memberId)
    .where("endedReason", "is", null)
    .where("expireTime", ">", now)
    .where("lastUsedTime", ">", new Date(now.getTime() - idleLife))
    .orderBy("lastUsedTime", "desc")
    .orderBy("id", "desc")
    .execute();
}

/**
 * Ends a member's sessions, all or one or all but one: after a new password, when a member is
 * disabled, or at the member's request. The provider's tokens of these sessions are deleted.
 * Deleting a member also deletes the member's sessions.
 */
export async function endSessions(
  db: Kysely<Database>,
  memberId: number,
  reason: SessionEnd,
  which: { only?: number; except?: number } = {},
): Promise<void> {
  let sessions = db
    .updateTable("session")
    .set({ endedReason: reason })
    .where("memberId", "=", memberId)
    .where("endedReason", "is", null);
  if (which.only !== undefined) sessions = sessions.where("id", "=", which.only);
  if (which.except !== undefined) sessions = sessions.where("id", "!=", which.except);
  const ended = await sessions.returning("id").execute();
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await db.deleteFrom("sessionToken").where("sessionId", "in", ids).execute();
}

/** Deletes the provider's tokens of sessions whose lifetime is over. */
export async function forgetOldTokens(db: Kysely<Database>, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - idleLife);
  const over = db
    .selectFrom("session")
    .select("id")
    .where((is) => is.or([is("expireTime", "<=", now), is("lastUsedTime", "<=", idleSince)]));
  await db.deleteFrom("sessionToken").where("sessionId", "in", over).execute();
}

/**
 * Reads the session with a token, and its member. It is read for each call, since a session that any
 * process has ended must not answer another one, but calls at the same time share the reading.
 */
const sessionReader = keptBy((db: Kysely<Database>) =>
  batchedRead(async (tokenHashes) => {
    const rows = await sessionsOf(db, { tokenHashes }, null);
    return new Map(rows.map((row) => [row.tokenHash, row]));
  }),
);

const sessionsOf = keptQuery((db, { tokenHashes }: { tokenHashes: readonly string[] }) =>
  db
    .selectFrom("session")
    .innerJoin("member", "member.id", "session.memberId")
    .where("session.tokenHash", "=", sql<string>`any(${tokenHashes}::text[])`)
    .select([
      "session.id as sessionId",
      "session.tokenHash",
      "session.memberId",
      "session.lastUsedTime",
      "session.authenticatedTime",
      "session.expireTime",
      "session.endedReason",
      "member.username",
      "member.status",
      "member.passwordIsTemporary",
      rolesOfMember,
      sql<string>`(select concat(value, ' ', ${timeline}) from permission_revision)`.as(
        "permissionRevision",
      ),
    ]),
);

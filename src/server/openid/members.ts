import type { Kysely } from "kysely";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import { openSession } from "../accounts/open-session.ts";
import type { Role } from "../call/handler.ts";
import type { Services } from "../call/services.ts";
import type { OpenIdConfiguration } from "../configuration/openid-configuration.ts";
import type { Database } from "../storage/tables.ts";
import type { Identity } from "./provider.ts";

/** Maximum length of a username, as in the catalogue. */
const longestUsername = 32;
const longestFullname = 64;

/** The properties of a member that signing in needs. */
interface KnownMember {
  id: number;
  username: string;
  status: 0 | 1 | 2;
  /** Whether the identity admits the member, who has linked it since the last new password. */
  isConfirmed: boolean;
}

/**
 * The member with the provider's identity, found by issuer and subject only, since another person
 * may have the same name or e-mail address. The first sign-in creates a member with the roles that
 * the configuration assigns; a member without any such role waits for approval, as after
 * registering.
 */
export async function memberOf(
  db: Kysely<Database>,
  services: Services,
  configuration: OpenIdConfiguration,
  identity: Identity,
): Promise<KnownMember> {
  const known = await findMember(db, identity);
  if (known) return known;
  const roles = rolesOf(configuration, identity);
  const isActive = roles.length > 0 || !services.registrationApproval;
  return await db.transaction().execute(async (transaction) => {
    const { id } = await addMember(transaction, identity, isActive ? 1 : 2);
    const added = await transaction
      .insertInto("memberIdentity")
      .values({ ...rowOf(identity), memberId: id })
      .onConflict((conflict) => conflict.doNothing())
      .returning("memberId")
      .executeTakeFirst();
    if (!added) throw new Error("The same person signs in for the first time twice at once.");
    const given: readonly Role[] = roles.length > 0 ? roles : ["customer"];
    await transaction
      .insertInto("memberRole")
      .values(given.map((role) => ({ memberId: id, role })))
      .execute();
    const member = await transaction
      .selectFrom("member")
      .select(["id", "username", "status"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return { ...member, isConfirmed: true };
  });
}

/** The member with the provider's identity, if there was a sign-in with it before. */
export async function findMember(
  db: Kysely<Database>,
  { issuer, subject }: Identity,
): Promise<KnownMember | undefined> {
  return await db
    .selectFrom("memberIdentity")
    .innerJoin("member", "member.id", "memberIdentity.memberId")
    .select(["member.id", "member.username", "member.status", "memberIdentity.isConfirmed"])
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

/**
 * Locks a member until the end of the transaction and finds the member anew by the identity, since
 * whoever disables a member, or sets another password, ends all sessions that they find, and must
 * find the next one or be found by it.
 */
export async function holdMember(
  db: Kysely<Database>,
  id: number,
  identity: Identity,
): Promise<KnownMember> {
  await db.selectFrom("member").select("id").where("id", "=", id).forUpdate().execute();
  const member = await findMember(db, identity);
  if (member?.id !== id) throw new Error("The identity was unlinked meanwhile.");
  return member;
}

/**
 * How long after proving their identity at the provider a person may link it here, in milliseconds.
 */
const shownLifeMs = 10 * 60_000;

/**
 * Stores the identity that the provider has named in an active session, so that a call of this
 * session can link it. The call takes the identity from the session only, and not from the address
 * that the browser was sent to.
 */
export async function keepShown(
  db: Kysely<Database>,
  tokenHash: string,
  identity: Identity,
  now: Date,
): Promise<void> {
  const expireTime = new Date(now.getTime() + shownLifeMs);
  const shown = { ...rowOf(identity), expireTime };
  const session = await openSession(db, tokenHash);
  if (!session) throw new Error("The session has ended meanwhile.");
  await db
    .insertInto("shownIdentity")
    .values({ ...shown, sessionId: session.id })
    .onConflict((conflict) => conflict.column("sessionId").doUpdateSet(shown))
    .execute();
}

function rowOf({ issuer, subject, claims }: Identity) {
  const name = textOf(claims.name) || textOf(claims.preferred_username) || subject;
  return { issuer, subject, name: name.slice(0, longestFullname) };
}

/**
 * Adds a member under the provider's user name, with a number appended if that name is taken. The
 * member has no password until an administrator or the member sets one.
 */
async function addMember(
  db: Kysely<Database>,
  { claims }: Identity,
  status: 1 | 2,
): Promise<{ id: number }> {
  const name = usernameOf(claims);
  const fullname = textOf(claims.name).slice(0, longestFullname) || name;
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? "" : `-${number}`;
    const username = name.slice(0, longestUsername - ending.length) + ending;
    const added = await db
      .insertInto("member")
      .values({ username, fullname, passwordHash: "", status, lastLoginIp: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) return added;
  }
}

function usernameOf(claims: Identity["claims"]): string {
  const given = textOf(claims.preferred_username).split("@")[0] ?? "";
  const username = given.normalize("NFKC").replace(/[^A-Za-z0-9._-]/g, "");
  return username.length < 2 ? "member" : username;
}

function textOf(claim: unknown): string {
  return typeof claim === "string" ? claim.replace(/\p{Cc}/gu, "").trim() : "";
}

function rolesOf({ roleClaim, roles }: OpenIdConfiguration, { claims }: Identity): Role[] {
  const named = roleClaim.startsWith("/") ? pointTo(claims, roleClaim) : claims[roleClaim];
  return [...new Set([named].flat().flatMap((value) => roles.get(String(value)) ?? []))];
}

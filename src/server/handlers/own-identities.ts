import type { Kysely } from "kysely";
import type { Handlers } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import type { Database } from "../storage/tables.ts";

/**
 * Lets nobody sign in with a member's identities until the member has linked them again, since
 * whoever knew the former password may have linked one. A member without a password keeps them, who
 * could not sign in otherwise.
 */
export async function doubtIdentities(db: Kysely<Database>, memberId: number): Promise<void> {
  // The member is locked first, since a link that is being made is found only once it is there.
  const passwordHash = await holdPassword(db, memberId);
  if (!passwordHash) return;
  await db
    .updateTable("memberIdentity")
    .set({ isConfirmed: false })
    .where("memberId", "=", memberId)
    .execute();
}

/** Locks a member and returns the password's hash; `undefined` if there is no such member. */
async function holdPassword(db: Kysely<Database>, memberId: number): Promise<string | undefined> {
  const member = await db
    .selectFrom("member")
    .select("passwordHash")
    .where("id", "=", memberId)
    .forUpdate()
    .executeTakeFirst();
  return member?.passwordHash;
}

/** The handlers of the caller's own accounts at the identity provider. */
export const ownIdentityHandlers = {
  "session.getIdentities": async (_request, context) => {
    const identities = await context.db
      .selectFrom("memberIdentity")
      .select(["id", "name", "issuer", "createTime"])
      .where("memberId", "=", context.signedIn().id)
      .orderBy("id")
      .execute();
    return identities.map(({ createTime, ...identity }) => ({
      ...identity,
      createTime: createTime.toISOString(),
    }));
  },

  /**
   * A person at the provider is identified by issuer and subject, never by name or e-mail address.
   */
  "session.linkIdentity": async (_request, { db, services, signedIn, judgeAgain }) => {
    const { id: memberId, sessionId } = signedIn();
    await holdPassword(db, memberId);
    await judgeAgain();
    const shown = await db
      .deleteFrom("shownIdentity")
      .where("sessionId", "=", sessionId)
      .where("expireTime", ">", services.now())
      .returning(["issuer", "subject", "name"])
      .executeTakeFirst();
    if (!shown) throw new Refusal(codes.badInput, "ownIdentity.notShown");
    await db
      .insertInto("memberIdentity")
      .values({ ...shown, memberId })
      .onConflict((conflict) =>
        conflict
          .columns(["issuer", "subject"])
          .doUpdateSet({ isConfirmed: true })
          .where("memberIdentity.memberId", "=", memberId),
      )
      .execute();
    const linked = await db
      .selectFrom("memberIdentity")
      .select("memberId")
      .where("issuer", "=", shown.issuer)
      .where("subject", "=", shown.subject)
      .executeTakeFirst();
    if (linked?.memberId === memberId) return;
    throw new Refusal(codes.stillInUse, "ownIdentity.taken", { values: { name: shown.name } });
  },

  /**
   * A member without a password keeps the last identity, since the member could not sign in without
   * it.
   */
  "session.unlinkIdentity": async ({ id }, { db, signedIn, judgeAgain }) => {
    const { id: memberId } = signedIn();
    const passwordHash = await holdPassword(db, memberId);
    await judgeAgain();
    await db
      .deleteFrom("memberIdentity")
      .where("id", "=", id)
      .where("memberId", "=", memberId)
      .execute();
    const left = await db
      .selectFrom("memberIdentity")
      .select("id")
      .where("memberId", "=", memberId)
      .executeTakeFirst();
    if (!left && passwordHash === "") throw new Refusal(codes.stillInUse, "ownIdentity.onlyWay");
  },
} satisfies Partial<Handlers>;

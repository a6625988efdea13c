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
  const hasPassword = db
    .selectFrom("member")
    .select("id")
    .where("id", "=", memberId)
    .where("passwordHash", "!=", "");
  await db
    .updateTable("memberIdentity")
    .set({ isConfirmed: false })
    .where("memberId", "in", hasPassword)
    .execute();
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
  "session.linkIdentity": async (_request, { db, services, signedIn }) => {
    const { id: memberId, sessionId } = signedIn();
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
  "session.unlinkIdentity": async ({ id }, { db, signedIn }) => {
    const { id: memberId } = signedIn();
    const { passwordHash } = await db
      .selectFrom("member")
      .select("passwordHash")
      .where("id", "=", memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
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

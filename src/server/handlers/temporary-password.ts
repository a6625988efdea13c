import type { Kysely } from "kysely";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { forgetBrowsers } from "../accounts/known-browsers.ts";
import { accountKey, forgetTries } from "../accounts/login-attempts.ts";
import type { Passwords } from "../accounts/passwords.ts";
import { endSessions } from "../accounts/sessions.ts";
import { createToken } from "../accounts/tokens.ts";
import { type AuditedCall, noteSuccess, recordsBefore } from "../audit/audit-log.ts";
import { StartupError } from "../configuration/startup-error.ts";
import type { Database } from "../storage/tables.ts";
import { hasUsername } from "./list-queries.ts";
import { doubtIdentities } from "./own-identities.ts";

/** Who has given the password, in the audit log; its spaces keep it from being anybody's username. */
const operator = { id: null, username: "npm run password" };

/** What giving a temporary password needs besides the database. */
export interface PasswordGiving {
  catalogue: Catalogue;
  passwords: Passwords;
  now: Date;
}

/** A member's temporary password, which is stored nowhere. */
export interface TemporaryPassword {
  username: string;
  password: string;
}

/**
 * Gives a member a password for the operator of the service, who is the last help of the only super
 * administrator: with it the member can only set another one. As after any new password, all
 * sessions end and no identity at a provider admits the member. The audit log notes it like a
 * changed password, in the operator's name.
 * @throws StartupError if there is no such member who may sign in.
 */
export async function giveTemporaryPassword(
  db: Kysely<Database>,
  username: string,
  { catalogue, passwords, now }: PasswordGiving,
): Promise<TemporaryPassword> {
  const operation = catalogue.operations.get("member.updatePwd");
  if (!operation) throw new Error("The catalogue has no member.updatePwd.");
  const password = createToken().slice(0, 20);
  const passwordHash = await passwords.hash(password);
  return await db.transaction().execute(async (transaction) => {
    const member = await findNamed(transaction, username);
    const entry: AuditedCall = {
      catalogue,
      operation,
      now,
      actor: operator,
      ip: "",
      file: null,
      page: null,
      request: { id: member.id },
    };
    const before = await recordsBefore(transaction, entry);
    await doubtIdentities(transaction, member.id);
    await transaction
      .updateTable("member")
      .set({ passwordHash, passwordIsTemporary: true, updateTime: now })
      .where("id", "=", member.id)
      .execute();
    await endSessions(transaction, member.id, "passwordChanged");
    await forgetBrowsers(transaction, member.id);
    await forgetTries(transaction, accountKey(member.username));
    await noteSuccess(transaction, entry, before, null);
    return { username: member.username, password };
  });
}

async function findNamed(db: Kysely<Database>, username: string) {
  const member = await db
    .selectFrom("member")
    .select(["id", "username", "status"])
    .where(hasUsername(username))
    .executeTakeFirst();
  if (!member) {
    throw new StartupError(`There is no member "${username}". Give the username of a member.`);
  }
  if (member.status !== 1) {
    const state = member.status === 0 ? "is disabled" : "waits for approval";
    throw new StartupError(
      `${member.username} ${state}, so no password would let them in. ` +
        "An administrator enables members in System > Members.",
    );
  }
  return member;
}

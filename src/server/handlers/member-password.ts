import { endSessions } from "../accounts/sessions.ts";
import type { Handlers } from "../call/handler.ts";
import { refuseChangingSuperAdministrators } from "./member-guard.ts";
import { notFound } from "./refusals.ts";

/** Changing a password (specification sections 2 and 5). */
export const memberPasswordHandlers: Handlers<"member.updatePwd"> = {
  "member.updatePwd": async ({ id, password }, context) => {
    const { db, services } = context;
    const caller = context.signedIn();
    await refuseChangingSuperAdministrators(context, [id]);
    const member = await db
      .selectFrom("member")
      .select("id")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!member) throw notFound(id);
    await db
      .updateTable("member")
      .set({ passwordHash: await services.passwords.hash(password), updateTime: services.now() })
      .where("id", "=", id)
      .execute();
    await endSessions(db, id, "passwordChanged", caller.sessionId);
    return undefined;
  },
};

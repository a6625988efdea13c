import { endSessions } from "../accounts/sessions.ts";
import { afterPreparing, type Handlers } from "../call/handler.ts";
import { refuseChangingSuperAdministrators } from "./member-guard.ts";
import { notFound } from "./refusals.ts";

/** Changing a password (specification sections 2 and 5). */
export const memberPasswordHandlers: Handlers<"member.updatePwd"> = {
  "member.updatePwd": afterPreparing({
    prepare: ({ password }, { services }) => services.passwords.hash(password),
    async run({ id }, context, passwordHash) {
      const { db, services } = context;
      const caller = context.signedIn();
      await refuseChangingSuperAdministrators(context, [id]);
      const { numUpdatedRows } = await db
        .updateTable("member")
        .set({ passwordHash, updateTime: services.now() })
        .where("id", "=", id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound(id);
      await endSessions(db, id, "passwordChanged", caller.sessionId);
      return undefined;
    },
  }),
};

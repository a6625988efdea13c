import type { Kysely } from "kysely";
import type { HandlerContext, Handlers, Role } from "../call/handler.ts";
import type { Database } from "../storage/tables.ts";
import {
  keepingSuperAdministrator,
  refuseStrongerMembers,
  refuseUnheldRoles,
} from "./member-guard.ts";
import { notFound } from "./refusals.ts";

/**
 * The handlers of members' roles. No member gives or takes a role with more permissions than their
 * own, and the last active super administrator keeps the role (decisions, roles and permissions).
 */
export const memberRoleHandlers = {
  async "memberRole.add"({ memberId, role }, context) {
    await holdMember(memberId, context);
    await refuseUnheldRoles(context, [role]);
    await refuseStrongerMembers(context, [memberId]);
    await context.db
      .insertInto("memberRole")
      .values({ memberId, role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async "memberRole.updateRole"({ memberId, roles }, context) {
    await keepingSuperAdministrator(context, "/roles", async () => {
      // The checks wait for whoever is changing the same member, such as giving a stronger role.
      await holdMember(memberId, context);
      await refuseUnheldRoles(context, roles);
      await refuseStrongerMembers(context, [memberId]);
      await replaceRoles(context.db, memberId, roles);
    });
  },
} satisfies Partial<Handlers>;

/** Replaces a member's roles with exactly the given ones. */
export async function replaceRoles(
  db: Kysely<Database>,
  memberId: number,
  roles: readonly Role[],
): Promise<void> {
  await db.deleteFrom("memberRole").where("memberId", "=", memberId).execute();
  if (roles.length === 0) return;
  await db
    .insertInto("memberRole")
    .values(roles.map((role) => ({ memberId, role })))
    .execute();
}

async function holdMember(id: number, { db, judgeAgain }: HandlerContext): Promise<void> {
  await db
    .selectFrom("member")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound(id));
  await judgeAgain();
}

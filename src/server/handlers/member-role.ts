import type { Kysely } from "kysely";
import type { HandlerContext, Handlers, Role } from "../call/handler.ts";
import type { Database } from "../storage/tables.ts";
import {
  keepingSuperAdministrator,
  refuseChangingSuperAdministrators,
  refuseGrantingTopRole,
} from "./member-guard.ts";
import { notFound } from "./refusals.ts";

/**
 * The roles of members. Only a super administrator grants or takes away that role, and its last
 * active holder keeps it (decisions, roles and permissions).
 */
export const memberRoleHandlers = {
  async "memberRole.add"({ memberId, role }, context) {
    await holdMember(memberId, context);
    refuseGrantingTopRole(context, [role]);
    await refuseChangingSuperAdministrators(context, [memberId]);
    await context.db
      .insertInto("memberRole")
      .values({ memberId, role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async "memberRole.updateRole"({ memberId, roles }, context) {
    refuseGrantingTopRole(context, roles);
    await refuseChangingSuperAdministrators(context, [memberId]);
    await keepingSuperAdministrator(context.db, "/roles", async () => {
      await holdMember(memberId, context);
      await replaceRoles(context.db, memberId, roles);
    });
  },
} satisfies Partial<Handlers>;

/** Gives the member exactly these roles. */
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

async function holdMember(id: number, { db }: HandlerContext): Promise<void> {
  await db
    .selectFrom("member")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound(id));
}

import { byRoleFlag } from "../../catalogue/role-flags.ts";
import type { HandlerContext, Handlers } from "../call/handler.ts";
import { memberVersion } from "./member-rows.ts";

/** Handlers that describe the signed-in member (specification sections 3 and 4). */
export const sessionHandlers = {
  "member.userInfo": async (_request, context) => {
    const member = await context.db
      .selectFrom("member")
      .selectAll()
      .select(memberVersion)
      .where("id", "=", context.signedIn().id)
      .executeTakeFirstOrThrow();
    return {
      id: member.id,
      username: member.username,
      fullname: member.fullname,
      mobile: member.mobile,
      thumb: member.thumb,
      ext: member.ext,
      remarks: member.remarks,
      lastLoginTime: member.lastLoginTime?.toISOString() ?? null,
      lastLoginIp: member.lastLoginIp,
      openId: member.openId,
      todoCount: context.can("system:member:update") ? await countWaiting(context.db) : 0,
      version: member.version,
    };
  },

  "member.getRoleGroup": async (_request, context) => {
    const { roles } = context.signedIn();
    return byRoleFlag((role) => roles.includes(role));
  },
} satisfies Partial<Handlers>;

/** The number of members who wait for approval, for callers who may approve them. */
async function countWaiting(db: HandlerContext["db"]): Promise<number> {
  const { count } = await db
    .selectFrom("member")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("status", "=", 2)
    .executeTakeFirstOrThrow();
  return count;
}

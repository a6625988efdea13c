import type { Kysely } from "kysely";
import type { OperationId } from "../../catalogue/types.gen.ts";
import type { HandlerContext, Role } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import type { Database } from "../storage/tables.ts";
import { anyOf } from "./lists.ts";
import { badField } from "./refusals.ts";

/** The role that holds every permission. */
export const topRole: Role = "superAdministrator";

/**
 * Calls that reach further when a super administrator makes them: they change one, make one, or give
 * people a page that does. In a page of anybody else they could be had from an unsuspecting reader.
 */
export const callsOfSuperAdministrators: ReadonlySet<string> = new Set<OperationId>([
  ...(["member.add", "member.update", "member.updatePwd", "member.del"] as const),
  ...(["memberRole.add", "memberRole.updateRole"] as const),
  ...(["page.publish", "page.rollback", "page.restore"] as const),
]);

/** Whether the caller is a super administrator, who may do everything. */
export function isSuperAdministrator(context: HandlerContext): boolean {
  return context.signedIn().roles.includes(topRole);
}

/**
 * Only a super administrator makes or changes one.
 * @throws Refusal 40300 where somebody else tries to grant the role.
 */
export function refuseGrantingTopRole(context: HandlerContext, roles: readonly Role[]): void {
  if (roles.includes(topRole) && !isSuperAdministrator(context)) {
    throw new Refusal(codes.notPermitted, "refusal.grantTopRole");
  }
}

/**
 * Only a super administrator edits, disables, deletes or gives roles or a password to one.
 * @throws Refusal 40300 where one of the members is a super administrator and the caller is not.
 */
export async function refuseChangingSuperAdministrators(
  context: HandlerContext,
  memberIds: readonly number[],
): Promise<void> {
  if (isSuperAdministrator(context)) return;
  const found = await context.db
    .selectFrom("memberRole")
    .select("memberId")
    .where("role", "=", topRole)
    .where("memberId", "=", anyOf(memberIds))
    .limit(1)
    .executeTakeFirst();
  if (found) throw new Refusal(codes.notPermitted, "refusal.changeSuperAdministrator");
}

/**
 * Runs a change that may take a super administrator away and makes sure that an active one is
 * left. The rows of all of them are held first, so that two callers cannot each take one of the
 * last two.
 * @throws Refusal 40000 at `path` where none would be left; the transaction undoes the change.
 */
export async function keepingSuperAdministrator(
  db: Kysely<Database>,
  path: string,
  change: () => Promise<unknown>,
): Promise<void> {
  const held = await superAdministrators(db)
    .select(["member.id", "member.status"])
    .orderBy("member.id")
    .forNoKeyUpdate("member")
    .execute();
  await change();
  const left = await superAdministrators(db)
    .select("member.id")
    .where("member.status", "=", 1)
    .limit(1)
    .executeTakeFirst();
  if (!left && held.some((member) => member.status === 1)) {
    throw badField(path, "refusal.lastSuperAdministrator");
  }
}

function superAdministrators(db: Kysely<Database>) {
  return db
    .selectFrom("member")
    .innerJoin("memberRole", "memberRole.memberId", "member.id")
    .where("memberRole.role", "=", topRole);
}

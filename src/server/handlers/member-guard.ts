import type { Kysely } from "kysely";
import type { OperationId } from "../../catalogue/types.gen.ts";
import { readPermissions } from "../accounts/permissions.ts";
import type { HandlerContext, Role } from "../call/handler.ts";
import { holdEveryActor } from "../call/publisher.ts";
import { codes, Refusal } from "../call/refusal.ts";
import type { Database } from "../storage/tables.ts";
import { anyOf } from "./list-queries.ts";
import { badField } from "./refusals.ts";

/** The role that holds every permission. */
export const topRole: Role = "superAdministrator";

/**
 * Calls with a wider effect if a super administrator makes them: they change or create a super
 * administrator, or give people a page that does. A page by any other author could make an
 * unsuspecting reader call them.
 */
export const callsOfSuperAdministrators: ReadonlySet<string> = new Set<OperationId>([
  ...(["member.add", "member.update", "member.updatePwd", "member.del"] as const),
  "member.restore",
  ...(["memberRole.add", "memberRole.updateRole"] as const),
  ...(["page.publish", "page.rollback", "page.restore"] as const),
]);

/** Whether the caller is a super administrator, who may do everything. */
export function isSuperAdministrator(context: HandlerContext): boolean {
  return context.signedIn().roles.includes(topRole);
}

/**
 * Refuses roles that exceed the caller's own permissions: to give a role, a member must have every
 * permission of that role.
 * @throws Refusal 40300 that lists what the caller lacks.
 */
export async function refuseUnheldRoles(
  context: HandlerContext,
  roles: readonly Role[],
): Promise<void> {
  await holdEveryActor(context, (actor) => refuseUnheld(actor, roles));
}

async function refuseUnheld(context: HandlerContext, roles: readonly Role[]): Promise<void> {
  if (isSuperAdministrator(context)) return;
  if (roles.includes(topRole)) throw new Refusal(codes.notPermitted, "refusal.grantTopRole");
  for (const role of roles) {
    const lacking = await lackingForRole(context, role);
    if (lacking === null) continue;
    const values = { role: context.text(`dict.role.${role}`), lacking };
    throw new Refusal(codes.notPermitted, "refusal.unheldRole", { values });
  }
}

/** Whether the caller has all permissions of a role, and so may give the role. */
export async function isWithinOwn(context: HandlerContext, role: string): Promise<boolean> {
  if (isSuperAdministrator(context)) return true;
  return role !== topRole && (await lackingForRole(context, role)) === null;
}

async function lackingForRole(context: HandlerContext, role: string): Promise<string | null> {
  return lackingOf(context, await readPermissions(context.db, [role]));
}

/**
 * Refuses to change, disable or delete a member who has more permissions than the caller, or to set
 * that member's password, with which the caller could act as that member.
 * @throws Refusal 40300 that lists what one of the members has and the caller lacks.
 */
export async function refuseStrongerMembers(
  context: HandlerContext,
  memberIds: readonly number[],
): Promise<void> {
  await holdEveryActor(context, (actor) => refuseStronger(actor, memberIds));
}

async function refuseStronger(
  context: HandlerContext,
  memberIds: readonly number[],
): Promise<void> {
  if (isSuperAdministrator(context)) return;
  const { id, mustSetPassword } = context.signedIn();
  // Members without their roles for now are as strong as they are.
  if (mustSetPassword && memberIds.every((memberId) => memberId === id)) return;
  const held = await context.db
    .selectFrom("memberRole")
    .select("role")
    .distinct()
    .where("memberId", "=", anyOf(memberIds))
    .execute();
  const roles = held.map(({ role }) => role);
  if (roles.includes(topRole)) {
    throw new Refusal(codes.notPermitted, "refusal.changeSuperAdministrator");
  }
  const lacking = lackingOf(context, await readPermissions(context.db, roles));
  if (lacking === null) return;
  throw new Refusal(codes.notPermitted, "refusal.strongerMember", { values: { lacking } });
}

function lackingOf(context: HandlerContext, permissions: ReadonlySet<string>): string | null {
  return namedPermissions([...permissions].filter((permission) => !context.can(permission)));
}

const mostNamed = 3;

/**
 * The first few permissions and the number of the others for a sentence; `null` if there are none.
 */
export function namedPermissions(permissions: readonly string[]): string | null {
  if (permissions.length === 0) return null;
  const named = [...permissions].sort().slice(0, mostNamed);
  const more = permissions.length - named.length;
  return [...named, ...(more > 0 ? [`+${more}`] : [])].join(", ");
}

/**
 * Runs a change that may remove a super administrator, and makes sure that an active one is left.
 * The rows of all super administrators are locked first, so that two callers cannot each remove one
 * of the last two.
 * @throws Refusal 40000 at `path` if none would be left; the transaction undoes the change.
 */
export async function keepingSuperAdministrator(
  { db, judgeAgain }: HandlerContext,
  path: string,
  change: () => Promise<unknown>,
): Promise<void> {
  const held = await superAdministrators(db)
    .select(["member.id", "member.status"])
    .orderBy("member.id")
    .forNoKeyUpdate("member")
    .execute();
  await judgeAgain();
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

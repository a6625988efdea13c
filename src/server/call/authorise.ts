import type { Operation } from "../../catalogue/operation.ts";
import { isOnOwnProfile, isOnOwnRecord } from "../../catalogue/own-record.ts";
import type { OperationId } from "../../catalogue/types.gen.ts";
import type { Actor, SignedInMember } from "./handler.ts";
import { codes, Refusal } from "./refusal.ts";

/** Whether the member holds the permission; a super administrator holds all. */
export function holds(member: Actor | null, permission: string): boolean {
  if (!member) return false;
  return member.roles.includes("superAdministrator") || member.permissions.has(permission);
}

/**
 * Refuses a call for which the caller lacks the operation's permission (decisions, roles and
 * permissions). A call on the caller's own record needs no permission, but may then contain only
 * the fields that the operation leaves to everyone.
 * @throws Refusal 40300, whose data names the permission that every call of the operation needs.
 */
export function authorise(
  operation: Pick<Operation, "permission" | "own">,
  member: Actor,
  request: Readonly<Record<string, unknown>>,
): void {
  const { permission } = operation;
  if (permission === null || holds(member, permission)) return;
  if (isOnOwnRecord(operation, member.id, request)) return;
  const told = { permission };
  throw new Refusal(codes.notPermitted, "error.notPermitted", { values: told, data: told });
}

/** Milliseconds after a sign-in in which the password is not requested again. */
const recentMs = 15 * 60_000;
/**
 * Calls that decide whose rights an external service sees, and the call that only checks the
 * sign-in.
 */
const alsoRecent: ReadonlySet<string> = new Set<OperationId>([
  ...(["service.save", "service.del", "service.restore", "login.recent"] as const),
]);

/**
 * Refuses calls that give or take rights unless the caller has signed in recently, so that an
 * unattended screen or a stolen token is not enough. Changes of the caller's own profile are
 * allowed.
 * @throws Refusal 40102.
 */
export function refuseOldSignIn(
  operation: Operation,
  member: SignedInMember,
  request: Readonly<Record<string, unknown>>,
  now: Date,
): void {
  if (!operation.isGrant && !alsoRecent.has(operation.id)) return;
  if (now.getTime() - member.authenticatedTime.getTime() < recentMs) return;
  if (isOnOwnProfile(operation, member.id, request)) return;
  throw new Refusal(codes.signInTooOld, "error.signInTooOld");
}

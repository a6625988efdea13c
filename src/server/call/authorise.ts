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
 * Refuses a call that the operation's permission does not allow (decisions, roles and permissions).
 * A call on one's own record needs no permission, but may then carry only the fields that the
 * operation leaves to everyone.
 * @throws Refusal 40300.
 */
export function authorise(
  operation: Pick<Operation, "permission" | "own">,
  member: Actor,
  request: Readonly<Record<string, unknown>>,
): void {
  const { permission } = operation;
  if (permission === null || holds(member, permission)) return;
  if (isOnOwnRecord(operation, member.id, request)) return;
  throw new Refusal(codes.notPermitted, "error.notPermitted", { values: { permission } });
}

/** Milliseconds after a sign-in in which the password is not asked for again. */
const recentMs = 15 * 60_000;
/**
 * Calls that decide whose rights an external service sees, and the call that only checks the
 * sign-in.
 */
const alsoRecent: ReadonlySet<string> = new Set<OperationId>([
  ...(["service.save", "service.del", "login.recent"] as const),
]);

/**
 * What gives or takes rights wants a sign-in that is not old: a screen that was left open, or a
 * token that was stolen, is not enough. One's own profile may be changed all the same.
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

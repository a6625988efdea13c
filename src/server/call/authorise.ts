import type { Operation } from "../../catalogue/operation.ts";
import type { Actor } from "./handler.ts";
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
  const { permission, own } = operation;
  if (permission === null || holds(member, permission)) return;
  if (own && request[own.parameter] === member.id) {
    const open = own.fields;
    if (open === null) return;
    const allowed = new Set([...open, own.parameter]);
    if (Object.keys(request).every((name) => allowed.has(name))) return;
  }
  throw new Refusal(codes.notPermitted, "error.notPermitted", { values: { permission } });
}

import type { Operation } from "./operation.ts";

/**
 * Whether a call changes the member's own record, and only fields that everyone may change there.
 */
export function isOnOwnRecord(
  { own }: Pick<Operation, "own">,
  memberId: number | string,
  request: Readonly<Record<string, unknown>>,
): boolean {
  if (!own || request[own.parameter] !== memberId) return false;
  if (own.fields === null) return true;
  const open = new Set([...own.fields, own.parameter]);
  return Object.keys(request).every((name) => open.has(name));
}

/**
 * Whether a call changes only those fields of the member's own record that everyone may change, as
 * in a profile.
 */
export function isOnOwnProfile(
  operation: Pick<Operation, "own">,
  memberId: number | string,
  request: Readonly<Record<string, unknown>>,
): boolean {
  return Boolean(operation.own?.fields) && isOnOwnRecord(operation, memberId, request);
}

import type { Member, RoleGroup } from "./types.gen.ts";

type RoleFlag = keyof RoleGroup;

/** Whether a member has each of the six fixed roles (specification sections 3 and 6). */
export type RoleFlags = Readonly<RoleGroup>;

/** A role that every installation has. */
export type FixedRole = Member["roles"][number];

/** A value for each flag, made from the role that the flag stands for. */
export function byRoleFlag<Value>(
  make: (role: FixedRole, flag: RoleFlag) => Value,
): Record<RoleFlag, Value> {
  return {
    isAdmin: make("admin", "isAdmin"),
    isSuperAdministrators: make("superAdministrator", "isSuperAdministrators"),
    isAdministrators: make("administrator", "isAdministrators"),
    isAreaManager: make("areaManager", "isAreaManager"),
    isComprehensive: make("comprehensive", "isComprehensive"),
    isCustomerRole: make("customer", "isCustomerRole"),
  };
}

/** Every fixed role, by name. */
export const fixedRoles: readonly FixedRole[] = Object.values(byRoleFlag((role) => role));

/** Whether this is the name of a fixed role. */
export function isFixedRole(name: string): name is FixedRole {
  return fixedRoles.some((role) => role === name);
}

import type { PageUser } from "../../renderers/runtime/page/host.ts";
import { pointTo } from "../catalogue/schema/pointer.ts";
import type { Fixtures } from "./fixture-wire.ts";

/**
 * The six fixed roles, each with the flag of a member who has it (decisions, roles and
 * permissions).
 */
const flags = {
  admin: "isAdmin",
  superAdministrator: "isSuperAdministrators",
  administrator: "isAdministrators",
  areaManager: "isAreaManager",
  comprehensive: "isComprehensive",
  customer: "isCustomerRole",
} as const satisfies Record<string, keyof PageUser>;

/** A role that a page can be drawn for. */
export type SnapshotRole = keyof typeof flags;

/** Every role, by name. */
export const snapshotRoles: readonly SnapshotRole[] = Object.keys(flags).filter(isSnapshotRole);

/** Whether a role of this name exists. */
export function isSnapshotRole(name: string): name is SnapshotRole {
  return Object.hasOwn(flags, name);
}

/** A member who has only this role. */
export function memberOfRole(role: SnapshotRole): PageUser {
  return {
    id: 1,
    username: "sofia.super",
    fullname: "Sofía Herrera",
    isAdmin: false,
    isSuperAdministrators: false,
    isAdministrators: false,
    isAreaManager: false,
    isComprehensive: false,
    isCustomerRole: false,
    [flags[role]]: true,
  };
}

/**
 * Whether a role holds a permission by the menus in the fixtures: a menu node named after a
 * permission lists the roles that it is granted to. A super administrator holds all permissions.
 */
export function grantsOf(role: SnapshotRole, fixtures: Fixtures): (permission: string) => boolean {
  if (role === "superAdministrator") return () => true;
  const granted = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const [name, roles] = [pointTo(value, "/name"), pointTo(value, "/roles")];
    if (typeof name === "string" && Array.isArray(roles) && roles.includes(role)) granted.add(name);
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const cases of Object.values(fixtures)) visit(pointTo(cases.loaded, "/answer"));
  return (permission) => granted.has(permission);
}

import type { PageUser } from "../../renderers/runtime/host.ts";
import { pointTo } from "../catalogue/pointer.ts";
import type { Fixtures } from "./fixture-wire.ts";

/** The six fixed roles, and the flag of a member who has one (decisions, roles and permissions). */
const flags = {
  admin: "isAdmin",
  superAdministrator: "isSuperAdministrators",
  administrator: "isAdministrators",
  areaManager: "isAreaManager",
  comprehensive: "isComprehensive",
  customer: "isCustomerRole",
} as const satisfies Record<string, keyof PageUser>;

/** A role as whom a page is drawn. */
export type SnapshotRole = keyof typeof flags;

/** Every role, by name. */
export const snapshotRoles: readonly string[] = Object.keys(flags);

export function isSnapshotRole(name: string): name is SnapshotRole {
  return Object.hasOwn(flags, name);
}

/** A member who has but the one role. */
export function memberOfRole(role: SnapshotRole): PageUser {
  return {
    ...{ id: 1, username: "sofia.super", fullname: "Sofía Herrera" },
    ...{ isAdmin: false, isSuperAdministrators: false, isAdministrators: false },
    ...{ isAreaManager: false, isComprehensive: false, isCustomerRole: false },
    [flags[role]]: true,
  };
}

/** The fixture that tells which role is granted which permission. */
const menuOperation = "menu.getTreeList";

/**
 * Whether a role holds a permission, by the menu in the fixtures; a super administrator holds all.
 */
export function grantsOf(role: SnapshotRole, fixtures: Fixtures): (permission: string) => boolean {
  if (role === "superAdministrator") return () => true;
  const granted = new Set<string>();
  const visit = (nodes: unknown): void => {
    if (!Array.isArray(nodes)) return;
    for (const node of nodes) {
      const [name, roles] = [pointTo(node, "/name"), pointTo(node, "/roles")];
      if (typeof name === "string" && Array.isArray(roles) && roles.includes(role)) {
        granted.add(name);
      }
      visit(pointTo(node, "/children"));
    }
  };
  visit(pointTo(fixtures[menuOperation]?.loaded, "/answer/data"));
  return (permission) => granted.has(permission);
}

import type { PageUser } from "../../renderers/runtime/page/host.ts";
import { byRoleFlag, type FixedRole } from "../catalogue/role-flags.ts";
import { pointTo } from "../catalogue/schema/pointer.ts";
import type { Fixtures } from "./fixture-wire.ts";

/** A member who has only this role. */
export function memberOfRole(role: FixedRole): PageUser {
  return {
    id: 1,
    username: "sofia.super",
    fullname: "Sofía Herrera",
    ...byRoleFlag((each) => each === role),
  };
}

/**
 * Whether a role holds a permission by the menus in the fixtures: a menu node named after a
 * permission lists the roles that it is granted to. A super administrator holds all permissions.
 */
export function grantsOf(role: FixedRole, fixtures: Fixtures): (permission: string) => boolean {
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

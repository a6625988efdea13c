import type { RoleFlags } from "../catalogue/role-flags.ts";
import { noRoles, type SignedInMember } from "./member.ts";
import type { MenuFault } from "./menu-fault.ts";
import type { MenuNode } from "./menu-node.ts";

/** The application's data about the signed-in member (specification section 3). */
export interface SessionState {
  /** The member; `null` until the three requests that load a session have succeeded. */
  member: SignedInMember | null;
  roles: RoleFlags;
  menu: readonly MenuNode[];
  /** The parts of the menu that could not be read, or only by guessing. */
  menuFaults: readonly MenuFault[];
  permissions: ReadonlySet<string>;
  /** When the service was first asked for these data, as `performance.now()` tells it. */
  readSinceMs: number;
}

/** The state before a session has been loaded, and after it has ended. */
export const emptyState: SessionState = {
  member: null,
  roles: noRoles,
  menu: [],
  menuFaults: [],
  permissions: new Set(),
  readSinceMs: 0,
};

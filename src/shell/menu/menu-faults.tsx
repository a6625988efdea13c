import { useMemo } from "react";
import type { RoleFlags } from "../../catalogue/role-flags.ts";
import { lateView } from "../../ui/late/late-view.ts";
import { useSession } from "../application.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { iconFaults } from "./icon-faults.ts";

const Notice = lateView(async () => (await import("./menu-faults-notice.tsx")).MenuFaultsNotice, {
  isDispensable: true,
});

/**
 * Tells an administrator that the menu has faults. Other members do not see it, for they could not
 * correct them.
 */
export function MenuFaults() {
  const { routes } = useWorkspace();
  const isAdministrator = useSession(({ roles }) => mayMendMenu(roles));
  const faults = useMemo(() => [...routes.faults, ...iconFaults(routes.entries)], [routes]);
  return isAdministrator && faults.length > 0 && <Notice faults={faults} />;
}

function mayMendMenu(roles: RoleFlags): boolean {
  return roles.isAdmin || roles.isSuperAdministrators || roles.isAdministrators;
}

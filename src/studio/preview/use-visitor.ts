import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PageUser } from "../../../renderers/runtime/page/host.ts";
import { permissionsOf, readMenu } from "../../session/menu-node.ts";
import { memberOfRole } from "../../snapshot/role.ts";
import { type StudioHost, useStudio } from "../studio-host.ts";
import type { PreviewChoices } from "./choices.ts";

/** The read that tells what a role is granted. */
export const roleOperation = "menu.getRoleTree";

/** How far it is known what a role may do. */
export type RoleState = "known" | "loading" | "failed";

interface PreviewVisitor {
  user: PageUser | null;
  permissions: readonly string[];
  state: RoleState;
}

const noPermissions: readonly string[] = [];

/** Who looks at the page: whoever edits it, or somebody with their name who has but one role. */
export function useVisitor(role: PreviewChoices["role"]): PreviewVisitor {
  const host = useStudio();
  const { catalogue, can } = host;
  const own = useMemo(
    () => catalogue.permissions.filter((permission) => can(permission)),
    [catalogue, can],
  );
  const isAsked = role !== "me" && role !== "superAdministrator";
  const granted = useQuery({
    queryKey: ["studio", roleOperation, role],
    queryFn: ({ signal }) => readGranted(host, role, signal),
    enabled: isAsked,
  });
  const user = useMemo(() => userOf(host.user, role), [host.user, role]);
  if (role === "me") return { user, permissions: own, state: "known" };
  if (!isAsked) return { user, permissions: catalogue.permissions, state: "known" };
  const state = granted.isError ? "failed" : granted.data ? "known" : "loading";
  return { user, permissions: granted.data ?? noPermissions, state };
}

function userOf(me: PageUser | null, role: PreviewChoices["role"]): PageUser | null {
  if (role === "me" || me === null) return me;
  const { id, username, fullname } = me;
  return { ...memberOfRole(role), id, username, fullname };
}

/** The permissions in the menu of a role. */
async function readGranted(
  { wire }: StudioHost,
  role: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const options = { signal, quiet: true, loading: "no" } as const;
  const { data } = await wire.call(roleOperation, { role }, options);
  return [...permissionsOf(readMenu(data).nodes)];
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { PageUser } from "../../../renderers/runtime/page/host.ts";
import type { PreviewRequest } from "../../preview/protocol.ts";
import { permissionsOf, readMenu } from "../../session/menu-node.ts";
import { memberOfRole } from "../../snapshot/role.ts";
import { quietly } from "../../wire/wire.ts";
import { type StudioHost, useStudio } from "../studio-host.ts";
import type { PreviewChoices } from "./preview-choices.ts";
import { useIsDark } from "./use-is-dark.ts";

interface RequestOptions {
  path: string;
  source: string;
  isVisible: boolean;
  choices: PreviewChoices;
}

/** The pause in typing, in milliseconds, after which the preview is updated. */
const typingPauseMs = 150;

/** The request that the preview draws; `null` until the preview is first visible. */
export function useRequest({ path, source, isVisible, choices }: RequestOptions): {
  request: PreviewRequest | null;
  roleState: RoleState;
} {
  const host = useStudio();
  const isStudioDark = useIsDark();
  const page = usePaused(path, source);
  const { user, permissions, state } = useVisitor(choices.role);
  const { data, isOpenForWrites } = choices;
  const language = choices.language ?? host.language;
  const isDark = choices.isDark ?? isStudioDark;
  const asked = useMemo(
    (): PreviewRequest => ({
      ...page,
      language,
      isDark,
      user,
      permissions,
      data,
      isOpenForWrites,
    }),
    [page, language, isDark, user, permissions, data, isOpenForWrites],
  );
  const [request, setRequest] = useState<PreviewRequest | null>(null);
  useEffect(() => {
    if (isVisible) setRequest(asked);
  }, [isVisible, asked]);
  return { request, roleState: state };
}

/** The page's text after a pause in typing; the text of another page is taken at once. */
function usePaused(path: string, source: string): { path: string; source: string } {
  const [page, setPage] = useState({ path, source });
  const isOther = page.path !== path;
  if (isOther) setPage({ path, source });
  useEffect(() => {
    const timer = setTimeout(() => {
      setPage((before) => (before.source === source ? before : { path, source }));
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [path, source]);
  return page;
}

/** The operation that reads which permissions a role has. */
export const roleOperation = "menu.getRoleTree";

/** Whether the permissions of the chosen role are known. */
export type RoleState = "known" | "loading" | "failed";

interface PreviewVisitor {
  user: PageUser | null;
  permissions: readonly string[];
  state: RoleState;
}

const noPermissions: readonly string[] = [];

/** The visitor of the preview: the editor, or a person with only the chosen role. */
function useVisitor(role: PreviewChoices["role"]): PreviewVisitor {
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

async function readGranted(
  { wire }: StudioHost,
  role: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { data } = await wire.call(roleOperation, { role }, { ...quietly, signal });
  return [...permissionsOf(readMenu(data).nodes)];
}

import { useMemo, useState } from "react";
import { CallError } from "../../../wire/wire.ts";
import { lackingGrants, type MenuPlace, sortBehind } from "./menu-places.ts";
import { useMenuNodes } from "./use-menu-nodes.ts";

/** A page's place in the menu as somebody wants it. */
export interface WantedPlace {
  /** The node it stands below; `null` for the top. */
  parentId: number | null;
  /** A text or a key. */
  title: string;
  icon: string;
  routerPath: string;
  roles: readonly string[];
  /** Permissions that are not granted along with it. */
  withheld: readonly string[];
}

interface PutState {
  /** What has been made so far; a second try goes on from there. */
  made: ReadonlySet<string>;
  nodeId: number | null;
  status: "asking" | "putting" | "done";
  failure: string | null;
}

/** Puts a page in the menu: its node, and below it the permissions that its roles lack. */
export function usePutInMenu(
  path: string,
  places: readonly MenuPlace[],
  permissions: readonly string[],
) {
  const nodes = useMenuNodes();
  const [state, setState] = useState<PutState>({
    made: new Set(),
    nodeId: null,
    status: "asking",
    failure: null,
  });
  const grantsFor = useMemo(
    () => (roles: readonly string[]) => lackingGrants(places, permissions, roles),
    [places, permissions],
  );

  const put = async (wanted: WantedPlace): Promise<void> => {
    const made = new Set(state.made);
    let { nodeId } = state;
    setState({ made, nodeId, status: "putting", failure: null });
    try {
      const { parentId, title, icon, routerPath, roles } = wanted;
      const sort = sortBehind(places, parentId);
      const own = { parentId, title, icon, routerPath, sort, roles };
      nodeId ??= await nodes.add({ ...own, typeId: "1", componentPath: path });
      for (const { permission, roles: lacking } of grantsFor(roles)) {
        if (wanted.withheld.includes(permission) || made.has(permission)) continue;
        await nodes.grant(permission, nodeId, lacking);
        made.add(permission);
      }
      setState({ made, nodeId, status: "done", failure: null });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState({ made, nodeId, status: "asking", failure: error.message });
    }
    if (nodeId !== null) nodes.tell();
  };

  return { ...state, put, grantsFor };
}

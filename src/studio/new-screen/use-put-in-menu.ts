import { useMemo, useState } from "react";
import { useTellAffected } from "../../../renderers/runtime/use-write.ts";
import { textAt } from "../../i18n/translate.ts";
import { CallError } from "../../wire/wire.ts";
import { useStudio } from "../studio-host.ts";
import { lackingGrants, type MenuPlace, sortBehind } from "./menu-places.ts";

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

const addOperation = "menu.add";

/** Puts a page in the menu: its node, and below it the permissions that its roles lack. */
export function usePutInMenu(
  path: string,
  places: readonly MenuPlace[],
  permissions: readonly string[],
) {
  const { wire, catalogue, environment } = useStudio();
  const tellAffected = useTellAffected();
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

  const add = async (node: Readonly<Record<string, unknown>>): Promise<number | null> => {
    const { data } = await wire.call(addOperation, node, { quiet: true, isSummedUp: true });
    const hasId = typeof data === "object" && data !== null && "id" in data;
    return hasId && typeof data.id === "number" ? data.id : null;
  };

  const put = async (wanted: WantedPlace): Promise<void> => {
    const made = new Set(state.made);
    let { nodeId } = state;
    setState({ made, nodeId, status: "putting", failure: null });
    try {
      const { parentId, title, icon, routerPath, roles } = wanted;
      const sort = sortBehind(places, parentId);
      const own = { parentId, title, icon, routerPath, sort, roles };
      nodeId ??= await add({ ...own, typeId: "1", componentPath: path });
      for (const grant of grantsFor(roles)) {
        const { permission } = grant;
        if (wanted.withheld.includes(permission) || made.has(permission)) continue;
        await add({ ...permissionNode(permission), parentId: nodeId, roles: grant.roles });
        made.add(permission);
      }
      setState({ made, nodeId, status: "done", failure: null });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState({ made, nodeId, status: "asking", failure: error.message });
    }
    const operation = catalogue.operations.get(addOperation);
    if (operation && nodeId !== null) tellAffected(operation);
  };

  const permissionNode = (permission: string) => {
    const key = permissionKey(permission);
    const isKnown = textAt(environment.texts, key) !== undefined;
    return { typeId: "2", name: permission, title: isKnown ? key : permission };
  };

  return { ...state, put, grantsFor };
}

/** The key of what a permission is called. */
export function permissionKey(permission: string): string {
  return `permission.${permission.replaceAll(":", ".")}`;
}

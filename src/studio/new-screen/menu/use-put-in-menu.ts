import { useState } from "react";
import { useTellAffected } from "../../../../renderers/runtime/act/use-tell-affected.ts";
import { own } from "../../../catalogue/schema/record.ts";
import { CallError } from "../../../wire/wire.ts";
import { useStudio } from "../../studio-host.ts";
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
  /** Whether its node only gives it an address: the menu does not show it. */
  isHidden: boolean;
}

interface PutState {
  /** The steps already done; a retry continues after them. */
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
  const grantsFor = (roles: readonly string[]) => lackingGrants(places, permissions, roles);
  const put = async (wanted: WantedPlace): Promise<void> => {
    const made = new Set(state.made);
    let { nodeId } = state;
    setState({ made, nodeId, status: "putting", failure: null });
    try {
      const { parentId, title, icon, routerPath, roles, isHidden } = wanted;
      const sort = sortBehind(places, parentId);
      const own = { parentId, title, icon, routerPath, sort, roles, ...(isHidden && { isHidden }) };
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

const addOperation = "menu.add";

/** Adds nodes to the menu, one by one; whoever has added all of them tells so. */
interface MenuNodes {
  /**
   * Adds a node and answers its id.
   * @throws CallError where the service refuses.
   */
  add(node: Readonly<Record<string, unknown>>): Promise<number | null>;
  /** Adds a node that grants a permission, below another. */
  grant(permission: string, parentId: number | null, roles: readonly string[]): Promise<void>;
  /** Refreshes the menu. */
  tell(): void;
}

export function useMenuNodes(): MenuNodes {
  const { wire, environment } = useStudio();
  const tellAffected = useTellAffected();
  const add = async (node: Readonly<Record<string, unknown>>): Promise<number | null> => {
    const { data } = await wire.call(addOperation, node, { quiet: true, isSummedUp: true });
    const id = own(data, "id");
    return typeof id === "number" ? id : null;
  };
  return {
    add,
    async grant(permission, parentId, roles) {
      const key = permissionKey(permission);
      const isKnown = environment.texts.find(key) !== undefined;
      const title = isKnown ? key : permission;
      await add({ typeId: "2", name: permission, title, parentId, roles });
    },
    tell: () => tellAffected(addOperation),
  };
}

/** The key of what a permission is called. */
export function permissionKey(permission: string): string {
  return `permission.${permission.replaceAll(":", ".")}`;
}

import { useState } from "react";
import { useTellAffected } from "../../../../renderers/runtime/act/use-tell-affected.ts";
import { own } from "../../../catalogue/schema/record.ts";
import { CallError } from "../../../wire/wire.ts";
import { useStudio } from "../../studio-host.ts";
import { lackingGrants, type MenuPlace, sortBehind } from "./menu-places.ts";

/** The menu entry that the user wants for a page. */
export interface WantedPlace {
  /** The id of the parent node; `null` for the top. */
  parentId: number | null;
  /** The title of the menu node, as a text or a text key. */
  title: string;
  icon: string;
  routerPath: string;
  roles: readonly string[];
  /** The permissions that the user has chosen not to grant. */
  withheld: readonly string[];
  /** Whether the menu hides the node, which then only gives the page an address. */
  isHidden: boolean;
}

interface PutState {
  /** The completed steps, which a retry skips. */
  made: ReadonlySet<string>;
  nodeId: number | null;
  status: "asking" | "putting" | "done";
  failure: string | null;
}

/**
 * Adds a page's node to the menu, and below it nodes for the permissions that the page's roles
 * lack; `onDone` is called once they are there.
 */
export function usePutInMenu(
  path: string,
  places: readonly MenuPlace[],
  permissions: readonly string[],
  onDone: () => void,
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
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState({ made, nodeId, status: "asking", failure: error.message });
    }
    if (nodeId !== null) nodes.tell();
  };

  return { ...state, put, grantsFor };
}

const addOperation = "menu.add";

/** Adds menu nodes one by one; `tell` is called once all are added. */
interface MenuNodes {
  /**
   * Adds a node to the menu and returns its id.
   * @throws CallError if the service refuses.
   */
  add(node: Readonly<Record<string, unknown>>): Promise<number | null>;
  /** Adds a node below another that grants a permission to roles. */
  grant(permission: string, parentId: number | null, roles: readonly string[]): Promise<void>;
  /** Refreshes the menu of the application. */
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

/** The text key of a permission's name. */
export function permissionKey(permission: string): string {
  return `permission.${permission.replaceAll(":", ".")}`;
}

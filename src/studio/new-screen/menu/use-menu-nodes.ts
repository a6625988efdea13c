import { useMemo } from "react";
import { useTellAffected } from "../../../../renderers/runtime/act/use-tell-affected.ts";
import { own } from "../../../catalogue/schema/record.ts";
import { useStudio } from "../../studio-host.ts";

const addOperation = "menu.add";

/** Adds nodes to the menu, one by one; whoever has added all of them tells so. */
export interface MenuNodes {
  /**
   * Adds a node and answers its id.
   * @throws CallError where the service refuses.
   */
  add(node: Readonly<Record<string, unknown>>): Promise<number | null>;
  /** Adds a node that grants a permission, below another. */
  grant(permission: string, parentId: number | null, roles: readonly string[]): Promise<void>;
  /** Has what shows the menu read it again. */
  tell(): void;
}

export function useMenuNodes(): MenuNodes {
  const { wire, environment } = useStudio();
  const tellAffected = useTellAffected();
  return useMemo(() => {
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
  }, [wire, environment, tellAffected]);
}

/** The key of what a permission is called. */
export function permissionKey(permission: string): string {
  return `permission.${permission.replaceAll(":", ".")}`;
}

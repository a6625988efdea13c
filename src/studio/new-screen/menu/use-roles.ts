import { useMemo } from "react";
import { useDictionary } from "../../../../renderers/runtime/read/use-dictionary.ts";
import { useStudio } from "../../studio-host.ts";
import { allMightyRole } from "./menu-places.ts";

/** A role that a node of the menu can be granted to. */
export interface RoleChoice {
  value: string;
  label: string;
}

/** The roles of the catalogue, but for the one that sees everything without being named. */
export function useRoles(): readonly RoleChoice[] {
  const { text, catalogue } = useStudio();
  const items = useMemo(() => {
    const roles = catalogue.operations.get("menu.add")?.request.properties?.roles;
    return roles?.items && catalogue.resolve(roles.items);
  }, [catalogue]);
  const { byValue } = useDictionary(items?.["x-dict"] ?? null);
  return useMemo(
    () =>
      (items?.enum ?? [])
        .map(String)
        .filter((role) => role !== allMightyRole)
        .map((role) => ({ value: role, label: text(byValue.get(role)?.label ?? role) })),
    [items, byValue, text],
  );
}

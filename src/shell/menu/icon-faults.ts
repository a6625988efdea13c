import { isIconName } from "../../../renderers/icon-names.ts";
import type { MenuFault } from "../../session/menu-fault.ts";
import { faultAt, type MenuEntry } from "./menu-routes.ts";

/** The menu entries at all levels whose icon name is unknown; they show the default icon. */
export function iconFaults(entries: readonly MenuEntry[]): MenuFault[] {
  return entries.flatMap((entry) => {
    const { icon } = entry.node;
    const own = icon === "" || isIconName(icon) ? [] : [faultAt(entry, "unknownIcon", icon)];
    return [...own, ...iconFaults(entry.children)];
  });
}

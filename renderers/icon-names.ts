import type { Messages } from "../src/i18n/messages.ts";

/**
 * The fixed set of named icons (specification section 2), in the order offered. The type check
 * requires for each a drawing in `icons.tsx` and a label `icon.<name>` in each language.
 */
export const iconNames = [
  "default",
  "home",
  "dashboard",
  "points",
  "rule",
  "group",
  "department",
  "user",
  "member",
  "role",
  "dictionary",
  "calendar",
  "system",
  "menu",
  "screen",
  "notice",
  "audit",
  "chart",
  "folder",
  "logistics",
  "finance",
  "customer",
  "address",
  "delivery",
  "tracking",
  "cost",
  "add",
  "edit",
  "delete",
  "search",
  "refresh",
  "download",
  "upload",
  "view",
  "copy",
  "move",
  "save",
  "link",
] as const satisfies readonly (keyof Messages["icon"])[];

/** The name of a registered icon. */
export type IconName = (typeof iconNames)[number];

/** Whether an icon of this name is registered. */
export function isIconName(name: string): name is IconName {
  return iconNames.some((known) => known === name);
}

import type { Messages } from "../src/i18n/messages.ts";

/**
 * The fixed set of named icons (specification section 2), in the order in which they are offered.
 * The type check asks for what else a new name needs: its drawing in `icons.tsx`, and at
 * `icon.<name>` in each language what people call it.
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

/** The fixed set of named icons (specification section 2); their drawings are in `icons.tsx`. */
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
] as const;

export type IconName = (typeof iconNames)[number];

/** Whether an icon of this name is registered. */
export function isIconName(name: string): name is IconName {
  return iconNames.some((known) => known === name);
}

/** The screens of the studio, named as the last segment of their addresses. */
export const studioScreenNames = [
  "edit",
  "new",
  "gallery",
  "reference",
  "services",
  "exchange",
] as const;

/** The name of a screen of the studio, which is the last segment of its address. */
export type StudioScreenName = (typeof studioScreenNames)[number];

/** Whether the studio has a screen of this name. */
export function isStudioScreen(name: string): name is StudioScreenName {
  return studioScreenNames.some((known) => known === name);
}

/** The screens of the studio: the last step of their addresses. */
export const studioScreenNames = [
  "edit",
  "new",
  "gallery",
  "reference",
  "services",
  "exchange",
] as const;

/** The name of a screen of the studio, as its address ends. */
export type StudioScreenName = (typeof studioScreenNames)[number];

/** Whether the studio has a screen of that name. */
export function isStudioScreen(name: string): name is StudioScreenName {
  return studioScreenNames.some((known) => known === name);
}

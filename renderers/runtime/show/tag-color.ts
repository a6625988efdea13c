import type { Messages } from "../../../src/i18n/messages.ts";

/** A named colour for a state, described at `tagColor.<name>` in each language. */
type NamedColor = keyof Messages["tagColor"];

/** The colour of each name in the themes. */
const named: Readonly<Record<NamedColor, string | undefined>> = {
  default: undefined,
  success: "var(--sw-success)",
  processing: "var(--sw-accent)",
  warning: "var(--sw-warning)",
  error: "var(--sw-danger)",
};

/** Whether a tag's colour is a named one and not a CSS colour. */
export function isNamedColor(color: string): color is NamedColor {
  return Object.hasOwn(named, color);
}

/** A tag's colour in CSS; `undefined` for an unknown name. */
export function cssColorOf(color: string): string | undefined {
  if (isNamedColor(color)) return named[color];
  return typeof CSS !== "undefined" && CSS.supports("color", color) ? color : undefined;
}

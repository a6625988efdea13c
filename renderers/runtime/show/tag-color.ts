import type { Messages } from "../../../src/i18n/messages.ts";

/** A colour that means a state; each language says which at `tagColor.<name>`. */
type NamedColor = keyof Messages["tagColor"];

/** What each theme draws it in. */
const named: Readonly<Record<NamedColor, string | undefined>> = {
  default: undefined,
  success: "var(--sw-success)",
  processing: "var(--sw-accent)",
  warning: "var(--sw-warning)",
  error: "var(--sw-danger)",
};

/** Whether a tag's colour is one that means a state, not one that CSS knows. */
export function isNamedColor(color: string): color is NamedColor {
  return Object.hasOwn(named, color);
}

/** A tag's colour as CSS has it; none where it knows none of this name. */
export function cssColorOf(color: string): string | undefined {
  if (isNamedColor(color)) return named[color];
  return typeof CSS !== "undefined" && CSS.supports("color", color) ? color : undefined;
}

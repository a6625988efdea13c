import type { FixedRole } from "../../catalogue/role-flags.ts";
import type { Language } from "../../i18n/language.ts";
import type { DataMode } from "../../preview/protocol.ts";

/** The screen widths of the preview, in pixels. */
export const widths = { desktop: 1280, tablet: 768, phone: 390 } as const;

/** The device whose screen width the preview has. */
export type PreviewWidth = keyof typeof widths;

/** The preview's settings: screen, role, language, theme and data. */
export interface PreviewChoices {
  width: PreviewWidth;
  /** The role that the page is drawn for; `me` is the person who edits the page. */
  role: FixedRole | "me";
  /** The language of the preview; `null` is the studio's language. */
  language: Language | null;
  /** Whether the preview is dark; `null` follows the studio's theme. */
  isDark: boolean | null;
  data: DataMode;
  isOpenForWrites: boolean;
}

/**
 * The default settings: fixture data, so that no real data changes, and on a phone the width of a
 * phone.
 */
export function usualChoices(): PreviewChoices {
  return {
    width: window.innerWidth < widths.tablet ? "phone" : "desktop",
    role: "me",
    language: null,
    isDark: null,
    data: "loaded",
    isOpenForWrites: false,
  };
}

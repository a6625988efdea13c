import type { Language } from "../../i18n/language.ts";
import type { DataMode } from "../../preview/protocol.ts";
import type { SnapshotRole } from "../../snapshot/role.ts";

/** The screen widths of the preview, in pixels. */
export const widths = { desktop: 1280, tablet: 768, phone: 390 } as const;

/** The device in whose width a page is shown. */
export type PreviewWidth = keyof typeof widths;

/** The preview's settings: screen, visitor and data. */
export interface PreviewChoices {
  width: PreviewWidth;
  /** `me` is whoever edits the page. */
  role: SnapshotRole | "me";
  /** `null` is the studio's own. */
  language: Language | null;
  /** `null` is as the studio is. */
  isDark: boolean | null;
  data: DataMode;
  isOpenForWrites: boolean;
}

/**
 * The default settings: fixture data, so that no real data changes, and on a phone a phone's
 * screen.
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

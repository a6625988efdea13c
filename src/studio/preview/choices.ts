import type { Language } from "../../i18n/language.ts";
import type { DataMode } from "../../preview/protocol.ts";
import type { SnapshotRole } from "../../snapshot/role.ts";

/** How wide the screen is that a page is shown on, in pixels. */
export const widths = { desktop: 1280, tablet: 768, phone: 390 } as const;

/** The device in whose width a page is shown. */
export type PreviewWidth = keyof typeof widths;

/** How a page is shown, and to whom. */
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

/** On fixtures, so that nothing happens to anybody's data; a phone shows what a phone would. */
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

import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the widget `dateRange` in 日本語. */
export const ja: Translation<typeof en, "ja"> = {
  dateRange: {
    end: "終了",
    start: "開始",
  },
};

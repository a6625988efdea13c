import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the widget `dateRange`. */
export const ja: Translation<typeof en, "ja"> = {
  dateRange: {
    end: "終了",
    start: "開始",
  },
};

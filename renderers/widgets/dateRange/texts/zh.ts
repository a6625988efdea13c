import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the widget `dateRange`. */
export const zh: Translation<typeof en, "zh"> = {
  dateRange: {
    end: "结束",
    start: "开始",
  },
};

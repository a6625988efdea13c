import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the widget `dateRange` in 中文. */
export const zh: Translation<typeof en, "zh"> = {
  dateRange: {
    end: "结束",
    start: "开始",
  },
};

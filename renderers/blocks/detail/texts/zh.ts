import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the kind `detail` in 中文. */
export const zh: Translation<typeof en, "zh"> = {
  detail: {
    empty: "没有可显示的记录。",
  },
};

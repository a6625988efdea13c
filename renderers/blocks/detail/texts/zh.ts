import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the kind `detail`. */
export const zh: Translation<typeof en, "zh"> = {
  detail: {
    empty: "没有可显示的记录。",
    gone: "此记录不存在或已被删除。",
  },
};

import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the cell `copy` in 中文. */
export const zh: Translation<typeof en, "zh"> = {
  copy: {
    copy: "复制 {{value}}",
    copyTitle: "复制",
  },
};

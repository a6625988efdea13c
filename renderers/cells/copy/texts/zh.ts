import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the cell `copy`. */
export const zh: Translation<typeof en, "zh"> = {
  copy: {
    copy: "复制 {{value}}",
    copyTitle: "复制",
  },
};

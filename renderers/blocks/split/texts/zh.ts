import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the kind `split`. */
export const zh: Translation<typeof en, "zh"> = {
  split: {
    resize: "调整宽度",
  },
};

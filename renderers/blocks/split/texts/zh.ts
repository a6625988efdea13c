import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the kind `split` in 中文. */
export const zh: Translation<typeof en, "zh"> = {
  split: {
    resize: "调整宽度",
  },
};

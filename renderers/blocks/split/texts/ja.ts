import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the kind `split`. */
export const ja: Translation<typeof en, "ja"> = {
  split: {
    resize: "幅を変更",
  },
};

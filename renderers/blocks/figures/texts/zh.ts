import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the kind `figures`. */
export const zh: Translation<typeof en, "zh"> = {
  figures: {
    notRead: "暂不可用",
  },
};

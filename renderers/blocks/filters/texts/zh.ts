import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the kind `filters`. */
export const zh: Translation<typeof en, "zh"> = {
  filters: {
    reset: "重置",
  },
};

import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the kind `filters` in 中文. */
export const zh: Translation<typeof en, "zh"> = {
  filters: {
    reset: "重置",
  },
};

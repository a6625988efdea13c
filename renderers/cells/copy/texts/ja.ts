import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the cell `copy`. */
export const ja: Translation<typeof en, "ja"> = {
  copy: {
    copy: "{{value}} をコピー",
    copyTitle: "コピー",
  },
};

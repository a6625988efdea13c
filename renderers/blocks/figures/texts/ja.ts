import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the kind `figures`. */
export const ja: Translation<typeof en, "ja"> = {
  figures: {
    notRead: "取得できません",
  },
};

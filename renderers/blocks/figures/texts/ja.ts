import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the kind `figures` in 日本語. */
export const ja: Translation<typeof en, "ja"> = {
  figures: {
    notRead: "取得できません",
  },
};

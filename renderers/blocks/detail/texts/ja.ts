import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the kind `detail` in 日本語. */
export const ja: Translation<typeof en, "ja"> = {
  detail: {
    empty: "表示するレコードがありません。",
  },
};

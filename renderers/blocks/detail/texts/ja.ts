import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the kind `detail`. */
export const ja: Translation<typeof en, "ja"> = {
  detail: {
    empty: "表示するレコードがありません。",
    gone: "このレコードは存在しないか、削除されています。",
  },
};

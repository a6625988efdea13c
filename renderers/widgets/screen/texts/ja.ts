import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the widget `screen`. */
export const ja: Translation<typeof en, "ja"> = {
  screenWidget: {
    placeholder: "画面を選ぶかパスを入力",
    unknown:
      "パス {{path}} の画面はありません。保存はできますが、メニューの項目には画面がないと表示されます。",
  },
};

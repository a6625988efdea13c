import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the kind `form` in 日本語. */
export const ja: Translation<typeof en, "ja"> = {
  form: {
    addField: "項目を追加",
    addRow: "行を追加",
    againIn: "{{seconds}} 秒後に再試行",
    back: "戻る",
    checking: "確認しています…",
    moveRowDown: "{{number}} 行目を下へ",
    moveRowUp: "{{number}} 行目を上へ",
    next: "次へ",
    noRows: "行はまだありません",
    rangeTo: "〜",
    removeRow: "{{number}} 行目を削除",
    row: "{{number}} 行目",
    steps: "ステップ",
  },
};

import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the kind `chart`. */
export const ja: Translation<typeof en, "ja"> = {
  chart: {
    asChart: "グラフで表示",
    asTable: "表で表示",
    averageOf: "{{label}}（平均）",
    beyond_other: "ほかに {{count}} 件あります（非表示）。",
    category: "項目",
    count: "件数",
    empty: "比較できるデータはまだありません。",
    noCategory: "未設定",
    others: "その他（{{number}}）",
    partial: "{{total}} 件のうち最初の {{read}} 件のみを集計しています。",
    share: "割合",
    total: "合計",
    value: "値",
  },
};

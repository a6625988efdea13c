import type { Translation } from "../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the drawer that explains the state of a page's parts. */
export const ja: Translation<typeof en, "ja"> = {
  why: {
    calls: "呼び出し",
    code: "コード {{code}}",
    conditions: "式",
    held: "あり",
    intro: "{{file}} の各部分の現在の状態と、その理由です。",
    lacking: "なし",
    milliseconds: "{{number}} ミリ秒",
    notCalled: "まだ呼び出されていません。",
    onAct: "操作したときだけ呼び出されます。",
    permissions: "権限",
    row: "対象の行",
    rows: "行数：{{number}}",
    state: {
      broken: "エラーあり",
      disabled: "無効",
      empty: "空",
      failing: "失敗",
      hidden: "非表示",
      loading: "読み込み中",
      noPermission: "権限なし",
      shown: "表示中",
      usable: "使用可",
      waiting: "待機中",
    },
    underWay: "呼び出し中です。",
    unknown: "ここでは不明",
    waitsFor: "未呼び出し：{{names}} にまだ値がありません。",
  },
};

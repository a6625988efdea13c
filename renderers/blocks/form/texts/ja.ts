import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the kind `form`. */
export const ja: Translation<typeof en, "ja"> = {
  form: {
    addField: "項目を追加",
    addRow: "行を追加",
    againIn: "{{seconds}} 秒後に再試行",
    allMine: "すべて自分の値",
    allTheirs: "すべて相手の値",
    back: "戻る",
    before: "変更前",
    bothSaved: "{{name}}も{{fields}}を変更しました。両方の変更を保存しました。",
    bothSavedElsewhere: "{{name}}もこのレコードを変更しました。両方の変更を保存しました。",
    checking: "確認しています…",
    chooseAndSave: "選んだ値を保存",
    comparison: "二人が同じ項目を変更しました",
    comparisonIntro:
      "{{name}}が同じ項目を変更しました。保存する値を選んでください。選ぶまで何も保存されません。",
    entryFault: "{{number}} 件目：{{message}}",
    fieldName: "項目名",
    gone: "このレコードは削除されたため、何も保存されていません。入力した内容はここに残っています。",
    kept: "サービスは次の項目をクリアしませんでした：{{fields}}",
    kind: {
      any: "値",
      array: "リスト",
      boolean: "はい／いいえ",
      integer: "整数",
      null: "なし",
      number: "数値",
      object: "レコード",
      other: "種類 {{number}}",
      string: "テキスト",
    },
    kindOf: "{{name}}：値の種類",
    lost: "このフォームでは、入力した内容の一部が不要になりました。必要であればコピーしてください。{{typed}}",
    mine: "自分",
    moveRowDown: "{{number}} 行目を下へ",
    moveRowUp: "{{number}} 行目を上へ",
    next: "次へ",
    noRecord: "編集するレコードがありません。",
    noRows: "行はまだありません",
    onlyTheirs: "{{fields}}を変更したのは{{name}}だけです。その変更を残します。",
    othersChanged: "{{name}}がこのレコードを変更しました。",
    othersContradict:
      "{{name}}も{{fields}}を変更しました。入力した内容はそのままです。保存するときにどちらにするか選べます。",
    othersDeleted:
      "{{name}}がこのレコードを削除しました。保存はできませんが、入力した内容は残っています。",
    othersTaken: "{{name}}が{{fields}}を変更しました。フォームには新しい値が表示されています。",
    rangeTo: "～",
    removeField: "「{{name}}」を削除",
    removeRow: "{{number}} 行目を削除",
    row: "{{number}} 行目",
    saveUnread: "このまま保存",
    somebody: "ほかの人",
    steps: "ステップ",
    unchangeable: "この値はここでは変更できません。保存してもそのまま残ります：{{value}}",
    unlisted: "「{{name}}」は選択肢にありません。",
    untold:
      "サービスは現在の値を表示しません。空のまま保存すると、その値が失われることがあります。",
    putAway: "ほかの人がこのレコードを削除しました",
    putAwayKept: "サービスには、削除済みの印が付いた状態で残っています。",
    unread: "レコードを読み直せませんでした",
    unreadGone: "応答にこのレコードがありません。削除された可能性があります。",
    unreadRisk:
      "開いた後に、ほかの人が変更した可能性があります。今保存すると、その変更が失われることがあります。まだ何も保存されていません。",
  },
};

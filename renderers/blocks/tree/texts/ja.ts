import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the kind `tree`. */
export const ja: Translation<typeof en, "ja"> = {
  tree: {
    after: "「{{target}}」の後",
    andOthers: "ほか {{number}} 件",
    before: "「{{target}}」の前",
    belowUnread: "まだ開いていない下位の項目も削除されます。",
    checked_other: "{{count}} 件を選択中",
    collapseAll: "すべて折りたたむ",
    empty: "まだ何もありません。",
    expandAll: "すべて展開",
    filter: "絞り込み",
    filterLoaded: "開いたノードだけを検索します。",
    inside: "「{{target}}」の下位",
    label: "ツリー",
    matches_other: "{{count}} 件一致",
    moveHint:
      "「{{name}}」を移動中。矢印キーまたはタップで場所を選び、Enter で確定、Esc で取り消します。",
    movedTo: "「{{name}}」を移動しました：{{place}}",
    movingTo: "「{{name}}」を移動中：{{place}}",
    newName: "「{{name}}」の新しい名前",
    noMatch: "「{{filter}}」に一致するものはありません。",
    place: "場所",
    putHere: "ここに置く",
    removeWith_other: "「{{name}}」とその下の {{count}} 個のノードを削除しますか？",
    removedPartly: "{{total}} 件中 {{done}} 件を削除しました。残りはそのままです。",
    zone: {
      after: "後",
      before: "前",
      inside: "下位",
    },
  },
};

import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the kind `dualList`. */
export const ja: Translation<typeof en, "ja"> = {
  dualList: {
    addAll: "表示中をすべて追加",
    addSelected: "選択した項目を追加",
    added_other: "{{count}} 件追加",
    candidates: "候補",
    cannotBeSaved: "変更内容はここに残っていますが、保存することはできません。",
    count_other: "{{count}} 件",
    countFound: "{{total}} 件中 {{found}} 件を表示",
    countSelected: "{{total}} 件中 {{selected}} 件を選択",
    current: "選択済み",
    discardMine: "自分の変更を破棄",
    find: "検索",
    gone: "すでに存在しません：{{names}}",
    hideChanges: "変更を隠す",
    incomplete:
      "選択済みの一覧が完全ではないため、ここでは変更できません。保存すると、足りない項目が外れてしまいます。",
    isGone: "解除",
    isNew: "追加",
    listHint:
      "スペースで選択、Enter で 1 件移動、もう一方の一覧への矢印キーで選択分をすべて移動します。",
    noMatch: "見つかりませんでした",
    nothing: "なし",
    othersAdded: "ほかの人が追加：{{names}}",
    othersRemoved: "ほかの人が解除：{{names}}",
    ownDone: "ご自身の変更はすべて一覧に反映済みです。保存するものはありません。",
    ownKept:
      "ご自身の変更は新しい一覧に引き継がれています：追加 {{added}} 件、解除 {{removed}} 件。",
    permissionLost:
      "これを変更する権限がなくなりました。変更した内容は控えられるようにここに残っていますが、保存はできません。",
    removeAll: "表示中をすべて外す",
    removeSelected: "選択した項目を外す",
    removed_other: "{{count}} 件解除",
    reset: "リセット",
    saveMine: "自分の変更も保存",
    search: "{{list}}を検索",
    selectAll: "{{list}}をすべて選択",
    showChanges: "変更を表示",
    takeBack: "「{{name}}」を元に戻す",
    treeHint:
      "スペースで選択、Enter で 1 件移動、Ctrl ともう一方の一覧への矢印キーで選択分をすべて移動します。",
    unchanged: "変更なし",
    withBelow: "下位もまとめて選択",
  },
};

import type { Translation } from "../../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The texts of the help in Japanese. */
export const ja: Translation<typeof en, "ja"> = {
  help: {
    none: "このページのヘルプはまだありません。",
    noneEditor: "画面エディターで、ページの「help」に書くことができます。",
    shortcut: {
      checkRow: "複数の行への操作のために、行にチェックを付ける",
      close: "ダイアログやメニューを閉じる",
      closeTab: "タブを閉じる",
      delete: "項目を削除する",
      deleteRow: "レコードを削除する",
      editRow: "レコードを編集する",
      expand: "展開する・折りたたむ",
      expandSiblings: "同じ階層の項目をすべて展開する",
      find: "ページ、レコード、コマンドを探す",
      heading: "前の列見出し・次の列見出し",
      help: "このヘルプを開く",
      move: "項目を移動する：矢印キーで場所を選び、Enter で確定する",
      moveOver: "もう一方のリストへ移す",
      moveTab: "タブを移動する",
      node: "前の項目・次の項目",
      rename: "項目の名前を変える",
      row: "前の行・次の行",
      selectRow: "行を表の横に表示するか、そのレコードを開く",
      tab: "前のタブ・次のタブ",
      tabMenu: "タブのメニューを開く",
      tick: "項目を選択する",
      tickAll: "表示中の項目をすべて選択する",
      undo: "元に戻す（表示されている間）",
      why: "なぜ表示されないものがあるのか",
    },
    shortcuts: "キーボードショートカット",
    within: {
      everywhere: "どこでも",
      lists: "左右に並んだリストで",
      table: "表の行で",
      tabs: "タブで",
      tree: "ツリーで",
    },
  },
};

import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the kind `form`. */
export const zh: Translation<typeof en, "zh"> = {
  form: {
    addField: "添加字段",
    addRow: "添加一行",
    againIn: "{{seconds}} 秒后重试",
    allMine: "全部用我的",
    allTheirs: "全部用对方的",
    back: "上一步",
    before: "原值",
    bothSaved: "{{name}} 同时修改了{{fields}}；双方的修改均已保存。",
    bothSavedElsewhere: "{{name}} 同时修改了此记录；双方的修改均已保存。",
    checking: "正在检查…",
    chooseAndSave: "保存所选的值",
    comparison: "两人修改了同一内容",
    comparisonIntro: "{{name}} 修改了与您相同的字段。请选择要保存的值；选择之前不会保存任何内容。",
    gone: "此记录已被删除，因此未保存任何内容。您输入的内容仍保留在此处。",
    mine: "我的",
    moveRowDown: "下移第 {{number}} 行",
    moveRowUp: "上移第 {{number}} 行",
    next: "下一步",
    noRecord: "没有可编辑的记录。",
    noRows: "暂无行",
    onlyTheirs: "{{fields}}只有 {{name}} 修改过，将予以保留。",
    othersChanged: "{{name}} 修改了此记录。",
    othersContradict: "{{name}} 也修改了{{fields}}。您输入的内容会保留；保存时由您选择使用哪个值。",
    othersTaken: "{{name}} 修改了{{fields}}；表单已显示新的值。",
    rangeTo: "至",
    removeRow: "删除第 {{number}} 行",
    row: "第 {{number}} 行",
    saveUnread: "仍然保存",
    somebody: "其他人",
    steps: "步骤",
    unread: "未能重新读取此记录",
    unreadGone: "服务返回的数据中已没有此记录，它可能已被删除。",
    unreadRisk:
      "您打开之后，其他人可能修改过此记录。现在保存可能会丢失对方的修改。目前尚未保存任何内容。",
  },
};

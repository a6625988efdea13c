import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the kind `form` in 中文. */
export const zh: Translation<typeof en, "zh"> = {
  form: {
    addField: "添加字段",
    addRow: "添加一行",
    againIn: "{{seconds}} 秒后重试",
    back: "上一步",
    checking: "正在检查…",
    moveRowDown: "下移第 {{number}} 行",
    moveRowUp: "上移第 {{number}} 行",
    next: "下一步",
    noRows: "暂无数据行",
    rangeTo: "至",
    removeRow: "删除第 {{number}} 行",
    row: "第 {{number}} 行",
    steps: "步骤",
  },
};

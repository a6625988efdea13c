import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the kind `chart`. */
export const zh: Translation<typeof en, "zh"> = {
  chart: {
    asChart: "以图表显示",
    asTable: "以表格显示",
    averageOf: "{{label}}（平均）",
    beyond_other: "另有 {{count}} 项未显示。",
    category: "项目",
    count: "数量",
    empty: "暂无可比较的数据。",
    noCategory: "未填写",
    others: "其他（{{number}}）",
    partial: "仅统计了 {{total}} 条记录中的前 {{read}} 条。",
    share: "占比",
    total: "合计",
    value: "数值",
  },
};

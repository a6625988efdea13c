import type { Translation } from "../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the drawer that explains the state of a page's parts. */
export const zh: Translation<typeof en, "zh"> = {
  why: {
    calls: "调用",
    code: "代码 {{code}}",
    conditions: "表达式",
    held: "您拥有",
    intro: "{{file}} 的各部分对您而言的当前状态及其原因。",
    lacking: "您没有",
    milliseconds: "{{number}} 毫秒",
    notCalled: "尚未调用。",
    onAct: "仅在有人使用时调用。",
    permissions: "权限",
    row: "针对行",
    rows: "行数：{{number}}",
    state: {
      broken: "有错误",
      disabled: "禁用",
      empty: "为空",
      failing: "失败",
      hidden: "隐藏",
      loading: "加载中",
      noPermission: "无权限",
      shown: "显示",
      usable: "可用",
      waiting: "等待中",
    },
    underWay: "正在调用。",
    unknown: "此处未知",
    waitsFor: "未调用：{{names}} 还没有值。",
  },
};

import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the widget `screen`. */
export const zh: Translation<typeof en, "zh"> = {
  screenWidget: {
    placeholder: "选择页面或输入其路径",
    unknown: "没有路径为 {{path}} 的页面。仍可保存，但该菜单项会提示缺少页面。",
  },
};

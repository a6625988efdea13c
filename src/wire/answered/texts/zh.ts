import type { Translation } from "../../../i18n/messages.ts";
import type { en } from "./en.ts";

/** Texts about answers of services of others, in Chinese. */
export const zh: Translation<typeof en, "zh"> = {
  answered: {
    maybeDone: "这项操作可能已经完成：请先查看，再重试。",
    nothingChanged: "服务表示未作任何更改（状态码 {{status}}）。可能原本就是如此，也可能已被删除。",
    noLongerListed: "它已不在列表中，因此未执行任何操作。可能已被他人删除、移动或恢复。",
    notReadAgain: "未发送任何内容，因为之前无法重新读取该记录：{{reason}}",
    otherRecord:
      "服务返回了记录“{{answered}}”，而不是“{{asked}}”。为避免保存到错误的记录，此处不显示。请告知服务的维护人员。",
    saysNothing: "响应未表明操作已完成（状态码 {{status}}）：按服务的文档，应由 {{place}} 表明。",
    saysOther: "响应未表明操作已完成（状态码 {{status}}）：{{place}} 为 {{value}}。",
    unclear:
      "服务的响应与其文档所述不符（状态码 {{status}}），操作可能并未完成。请先确认，再重试。",
  },
};

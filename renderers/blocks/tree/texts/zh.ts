import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the kind `tree`. */
export const zh: Translation<typeof en, "zh"> = {
  tree: {
    after: "在“{{target}}”之后",
    andOthers: "及另外 {{number}} 项",
    before: "在“{{target}}”之前",
    belowUnread: "其下尚未展开的内容也会一并删除。",
    checked_other: "已选 {{count}} 项",
    collapseAll: "全部收起",
    empty: "暂无内容。",
    expandAll: "全部展开",
    filter: "筛选",
    filterLoaded: "只搜索已展开的节点。",
    inside: "在“{{target}}”之下",
    label: "树",
    matches_other: "{{count}} 项匹配",
    moveHint: "正在移动“{{name}}”。用方向键或点按选择位置；按 Enter 放下，按 Esc 放回原处。",
    movedTo: "已移动“{{name}}”：{{place}}",
    movingTo: "正在移动“{{name}}”：{{place}}",
    newName: "“{{name}}”的新名称",
    noMatch: "没有与“{{filter}}”匹配的内容。",
    place: "位置",
    putHere: "放在这里",
    removeWith_other: "确定删除“{{name}}”及其下的 {{count}} 个节点吗？",
    removedPartly: "已删除 {{total}} 项中的 {{done}} 项，其余保留。",
    zone: {
      after: "之后",
      before: "之前",
      inside: "之下",
    },
  },
};

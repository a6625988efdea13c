import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the kind `dualList`. */
export const zh: Translation<typeof en, "zh"> = {
  dualList: {
    addAll: "添加列表中的全部",
    addSelected: "添加所选",
    added_other: "添加 {{count}} 项",
    candidates: "可选",
    count_other: "{{count}} 项",
    countFound: "显示 {{found}} 项，共 {{total}} 项",
    countSelected: "已勾选 {{selected}} 项，共 {{total}} 项",
    current: "已选",
    discardMine: "放弃我的更改",
    find: "搜索",
    gone: "已不存在：{{names}}",
    hideChanges: "收起更改",
    incomplete: "已选列表不完整，因此无法在此更改：保存会移除缺少的项目。",
    isGone: "已移除",
    isNew: "已添加",
    listHint: "按空格键勾选，按回车键移动一项，按指向另一列表的方向键移动全部所选项。",
    noMatch: "没有找到结果",
    nothing: "暂无内容",
    othersAdded: "其他人添加了：{{names}}",
    othersRemoved: "其他人移除了：{{names}}",
    ownDone: "您的更改都已在列表中，无需再保存。",
    ownKept: "您的更改已保留，并应用到较新的列表：添加 {{added}} 项，移除 {{removed}} 项。",
    permissionLost:
      "您已没有更改此内容的权限。您所做的更改仍保留在这里，以便您记下来，但无法保存。",
    removeAll: "移除列表中的全部",
    removeSelected: "移除所选",
    removed_other: "移除 {{count}} 项",
    reset: "重置",
    saveMine: "一并保存我的更改",
    search: "在{{list}}中搜索",
    selectAll: "全选{{list}}",
    showChanges: "查看更改",
    takeBack: "撤销“{{name}}”",
    treeHint: "按空格键勾选，按回车键移动一项，按 Ctrl 加指向另一列表的方向键移动全部所选项。",
    unchanged: "没有更改",
    withBelow: "连同下级一起选择",
  },
};

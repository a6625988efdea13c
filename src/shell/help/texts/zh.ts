import type { Translation } from "../../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The texts of the help in Chinese. */
export const zh: Translation<typeof en, "zh"> = {
  help: {
    none: "此页面还没有帮助内容。",
    noneEditor: "您可以在页面编辑器中用页面的“help”属性编写。",
    shortcut: {
      checkRow: "勾选该行，以便对多行执行操作",
      close: "关闭对话框或菜单",
      closeTab: "关闭标签页",
      delete: "删除条目",
      deleteRow: "删除记录",
      editRow: "编辑记录",
      expand: "展开、收起",
      expandSiblings: "展开同一级的所有条目",
      find: "查找页面、记录和命令",
      heading: "上一个、下一个列标题",
      help: "打开帮助",
      move: "移动条目：用方向键选择位置，按 Enter 放下",
      moveOver: "移到另一个列表",
      moveTab: "移动标签页",
      node: "上一条、下一条",
      rename: "重命名条目",
      row: "上一行、下一行",
      selectRow: "在表格旁显示该行，或打开其记录",
      tab: "上一个、下一个标签页",
      tabMenu: "打开标签页菜单",
      tick: "选择条目",
      tickAll: "选择显示的所有条目",
      undo: "撤销（提示显示期间）",
      why: "为什么有些内容没有显示？",
    },
    shortcuts: "键盘快捷键",
    within: {
      everywhere: "任何位置",
      lists: "在左右两个列表中",
      table: "在表格的行上",
      tabs: "在标签页上",
      tree: "在树中",
    },
  },
};

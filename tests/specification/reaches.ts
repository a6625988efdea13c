import type { OperationId } from "../../src/catalogue/types.gen.ts";

/**
 * A control, identified by its role and the locale key of its accessible name. In a row or a node
 * it may also be in the menu of further actions.
 */
export interface Control {
  on: "frame" | "screen" | "row" | "node" | "dialog";
  role: "button" | "menuitem" | "option" | "row" | "tab" | "treeitem";
  name: string;
}

/**
 * How a person makes a call of section 7: the last control makes it, the earlier ones lead to that
 * control.
 */
export interface Reach {
  call: OperationId;
  /** The address of the screen. */
  screen: string;
  controls: readonly [...Control[], Control];
}

const button = (on: Control["on"], name: string): Control => ({ on, role: "button", name });
const frame = (role: Control["role"], name: string): Control => ({ on: "frame", role, name });
const tab = (name: string): Control => ({ on: "screen", role: "tab", name });
const save = button("dialog", "common.save");
const remove = button("dialog", "common.delete");

/** The menu entry that opens a screen. */
const entry = (name: string): Control => frame("menuitem", `menu.${name}`);

type Row = readonly [call: OperationId, ...controls: [...Control[], Control]];

const onScreen = (screen: string, rows: readonly Row[]): readonly Reach[] =>
  rows.map(([call, ...controls]) => ({ call, screen, controls }));

const signIn = button("screen", "signIn.submit");

const session = [
  ...onScreen("/login", [
    ["login.code", button("screen", "signIn.anotherCaptcha")],
    ["login.login", signIn],
    ["member.userInfo", signIn],
    ["member.getRoleGroup", signIn],
    ["menu.getTreeRoleList", signIn],
  ]),
  ...onScreen("/register", [
    ["ticket.code", button("screen", "register.sendCode")],
    ["login.register", button("screen", "register.submit")],
  ]),
  ...onScreen("/dashboard", [
    ["upload.image", frame("menuitem", "account.profile"), button("dialog", "upload.choose")],
    ["login.logout", frame("menuitem", "account.signOut")],
  ]),
  // The widget `file` is available to every page, but no shipped screen contains it.
  ...onScreen("a page with the widget `file`", [
    ["upload.anyFile", button("screen", "upload.choose")],
  ]),
];

const members = onScreen("/system/member", [
  ["member.getList", entry("member")],
  ["member.add", button("screen", "action.addMember"), save],
  ["member.getOne", button("row", "common.edit")],
  ["member.update", button("row", "common.edit"), save],
  ["memberRole.add", button("row", "action.grantRole"), save],
  ["member.getOneWithRole", button("row", "action.roles")],
  ["memberRole.updateRole", button("row", "action.roles"), save],
  ["member.updatePwd", button("row", "action.resetPassword"), save],
  ["member.del", button("row", "common.delete"), remove],
]);

const menu = onScreen("/system/menu", [
  ["menu.getTreeList", entry("menu")],
  ["menu.add", button("screen", "action.addNode"), save],
  ["menu.getOne", button("node", "common.edit")],
  ["menu.update", button("node", "common.edit"), save],
  ["menu.getLevelList", tab("menu.sameLevel")],
  ["menu.multiSort", button("node", "action.move"), button("screen", "tree.putHere")],
  ["menu.del", button("node", "common.delete"), remove],
]);

const organisation = [
  ...onScreen("/points/dict-type", [
    ["dictType.list", entry("dictType")],
    ["dict.getList", { on: "screen", role: "row", name: "dict.name.auditOperation" }],
  ]),
  ...onScreen("/points/user", [
    ["pointsSysUser.getByDeptId", entry("user")],
    ["pointsSysUser.getByDeptIdContainIsDeleted", tab("tab.withDeleted")],
  ]),
  ...onScreen("/points/department", [["pointsSysDept.getAllDeptWithUsers", entry("department")]]),
  ...onScreen("/points/deduction-rule", [
    ["deductionPointsRule.getAll4TreeData", entry("rule")],
    ["deductionPointsRule.add", button("screen", "action.addRule"), save],
    ["deductionPointsRule.delete", button("node", "common.delete"), remove],
  ]),
  ...onScreen("/points/monthly-average", [
    ["task.saveMonthAvgPoints", button("screen", "action.compute")],
  ]),
];

/** The screen of a sort of groups, which is the same for both sorts. */
function groups(name: "culturalGroup" | "deptGroup", screen: string): readonly Reach[] {
  const users = button("row", "action.users");
  const departments = button("row", "action.departments");
  return onScreen(screen, [
    [`${name}.page`, entry(name)],
    [`${name}.add`, button("screen", "action.addGroup"), save],
    [`${name}.update`, button("row", "common.edit"), save],
    [`${name}UserRel.candidates`, users],
    [`${name}UserRel.current`, users],
    [`${name}UserRel.update`, users, save],
    [`${name}DeptRel.candidates`, departments],
    [`${name}DeptRel.current`, departments],
    [`${name}DeptRel.update`, departments, save],
    [`${name}.delete`, button("row", "common.delete"), remove],
  ]);
}

/** For each call of section 7, the screen and the controls with which a person makes it. */
export const section7: readonly Reach[] = [
  ...session,
  ...members,
  ...menu,
  ...organisation,
  ...groups("culturalGroup", "/points/cultural-group"),
  ...groups("deptGroup", "/points/dept-group"),
];

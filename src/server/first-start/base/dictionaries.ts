import type { Messages } from "../../../i18n/messages.ts";

type TagColor = keyof Messages["tagColor"];

/** A value, its label (a key of the locales) and the colour of its tag. */
interface BaseEntry {
  value: string;
  label: string;
  color: TagColor;
}

/** A dictionary that a new database begins with. */
export interface BaseDictionary {
  dictType: string;
  dictName: string;
  remark: string;
  entries: readonly BaseEntry[];
}

function dictionary(
  dictType: string,
  key: string,
  entries: readonly [value: string, label: string, color: TagColor][],
): BaseDictionary {
  return {
    dictType,
    dictName: `dict.name.${key}`,
    remark: `dict.remark.${key}`,
    entries: entries.map(([value, label, color]) => ({
      value,
      label: `dict.${key}.${label}`,
      color,
    })),
  };
}

/** Every call that leaves an entry in the audit log when it succeeds. */
const auditedOperations: readonly string[] = [
  "login.login",
  "login.logout",
  "login.register",
  "ticket.code",
  "member.add",
  "member.update",
  "member.del",
  "member.updatePwd",
  "memberRole.add",
  "memberRole.updateRole",
  "upload.image",
  "upload.anyFile",
  "menu.add",
  "menu.update",
  "menu.del",
  "menu.multiSort",
  "page.publish",
  "page.rollback",
  "page.del",
  "page.restore",
  "page.discardDraft",
  "service.save",
  "service.del",
  "task.saveMonthAvgPoints",
  "deductionPointsRule.add",
  "deductionPointsRule.delete",
  "culturalGroup.add",
  "culturalGroup.update",
  "culturalGroup.delete",
  "culturalGroupUserRel.update",
  "culturalGroupDeptRel.update",
  "deptGroup.add",
  "deptGroup.update",
  "deptGroup.delete",
  "deptGroupUserRel.update",
  "deptGroupDeptRel.update",
];

/** What the entries are about: sorts of records, and tags of calls that change none. */
const auditedAreas: readonly string[] = [
  "login",
  "member",
  "menu",
  "page",
  "service",
  "audit",
  "upload",
  "culturalGroup",
  "culturalGroupUserRel",
  "culturalGroupDeptRel",
  "deptGroup",
  "deptGroupUserRel",
  "deptGroupDeptRel",
  "deductionPointsRule",
  "task",
  "dictType",
  "pointsSysUser",
  "pointsSysDept",
];

/** An entry without a colour of its own, labelled by its value. */
function plain(value: string): [value: string, label: string, color: TagColor] {
  return [value, value, "default"];
}

/** The dictionaries that fields of the catalogue name, each with every value a field may have. */
export const baseDictionaries: readonly BaseDictionary[] = [
  dictionary("common_status", "commonStatus", [
    ["1", "on", "success"],
    ["0", "off", "default"],
  ]),
  dictionary("member_status", "memberStatus", [
    ["1", "active", "success"],
    ["2", "waiting", "warning"],
    ["0", "disabled", "error"],
  ]),
  dictionary("role", "role", [
    ["superAdministrator", "superAdministrator", "error"],
    ["admin", "admin", "warning"],
    ["administrator", "administrator", "processing"],
    ["areaManager", "areaManager", "processing"],
    ["comprehensive", "comprehensive", "success"],
    ["customer", "customer", "default"],
  ]),
  dictionary("menu_type", "menuType", [
    ["0", "folder", "default"],
    ["1", "page", "processing"],
    ["2", "permission", "warning"],
  ]),
  dictionary("page_state", "pageState", [
    ["shipped", "shipped", "default"],
    ["draft", "draft", "warning"],
    ["published", "published", "success"],
    ["broken", "broken", "error"],
    ["deleted", "deleted", "default"],
  ]),
  dictionary("page_change", "pageChange", [
    ["published", "published", "success"],
    ["rolledBack", "rolledBack", "warning"],
    ["deleted", "deleted", "error"],
    ["restored", "restored", "processing"],
  ]),
  dictionary("audit_outcome", "auditOutcome", [
    ["done", "done", "success"],
    ["refused", "refused", "error"],
  ]),
  dictionary("audit_operation", "auditOperation", auditedOperations.map(plain)),
  dictionary("audit_area", "auditArea", auditedAreas.map(plain)),
];

/** A value, its label (a key of the locales) and the colour of its tag. */
interface BaseEntry {
  value: string;
  label: string;
  color: string;
}

export interface BaseDictionary {
  dictType: string;
  dictName: string;
  remark: string;
  entries: readonly BaseEntry[];
}

function dictionary(
  dictType: string,
  key: string,
  entries: readonly [value: string, label: string, color: string][],
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
  ]),
];

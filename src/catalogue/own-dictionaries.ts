/**
 * The dictionaries that fields of the shipped catalogue name, with their text keys
 * (`dict.<key>.<label>`). Our own service starts with them; they also serve where another back end
 * answers, whose contract has no dictionaries.
 */
export const ownDictionaries = {
  common_status: {
    key: "commonStatus",
    entries: [
      ["1", "on", "success"],
      ["0", "off", "default"],
    ],
  },
  member_status: {
    key: "memberStatus",
    entries: [
      ["1", "active", "success"],
      ["2", "waiting", "warning"],
      ["0", "disabled", "error"],
    ],
  },
  role: {
    key: "role",
    entries: [
      ["superAdministrator", "superAdministrator", "error"],
      ["admin", "admin", "warning"],
      ["administrator", "administrator", "processing"],
      ["areaManager", "areaManager", "processing"],
      ["comprehensive", "comprehensive", "success"],
      ["customer", "customer", "default"],
    ],
  },
  menu_type: {
    key: "menuType",
    entries: [
      ["0", "folder", "default"],
      ["1", "page", "processing"],
      ["2", "permission", "warning"],
    ],
  },
} as const;

/** Whether a dictionary is one of the product's own. */
export function isOwnDictionary(name: string): name is keyof typeof ownDictionaries {
  return Object.hasOwn(ownDictionaries, name);
}

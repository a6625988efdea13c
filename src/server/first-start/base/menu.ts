import type { Role } from "../../call/handler.ts";

/** A page of the menu, with the roles that have each of its permissions. */
interface MenuPage {
  name: string;
  icon: string;
  path: string;
  permissions: Readonly<Record<string, readonly Role[]>>;
}

/** A page of the menu with its address and the path of its schema. */
export interface BasePage extends Omit<MenuPage, "path"> {
  routerPath: string;
  componentPath: string;
}

/** A folder of the menu in a new database. */
export interface BaseFolder {
  name: string;
  icon: string;
  routerPath: string;
  pages: readonly BasePage[];
}

const admins: readonly Role[] = ["admin"];
const managers: readonly Role[] = ["admin", "administrator"];
const groupEditors: readonly Role[] = [...managers, "areaManager"];
const ruleEditors: readonly Role[] = [...managers, "comprehensive"];
const readers: readonly Role[] = [...managers, "areaManager", "comprehensive"];
const everybody: readonly Role[] = [...readers, "customer"];

/** Creates a folder of pages, whose addresses and schema paths are below the folder's. */
function folder(name: string, pages: readonly MenuPage[]): BaseFolder {
  return {
    name,
    icon: name,
    routerPath: `/${name}`,
    pages: pages.map(({ path, ...page }) => {
      return { ...page, routerPath: `/${name}/${path}`, componentPath: `${name}/${path}` };
    }),
  };
}

function groupPage(name: string, icon: string, path: string): MenuPage {
  const permissions = {
    [`points:${name}:read`]: everybody,
    [`points:${name}:add`]: managers,
    [`points:${name}:update`]: groupEditors,
    [`points:${name}:delete`]: managers,
    [`points:${name}UserRel:read`]: everybody,
    [`points:${name}UserRel:update`]: groupEditors,
    [`points:${name}DeptRel:read`]: everybody,
    [`points:${name}DeptRel:update`]: groupEditors,
  };
  return { name, icon, path, permissions };
}

/**
 * The menu that the product needs, with every permission of the catalogue below the page that uses
 * it. A super administrator has all permissions without being listed. Titles are locale keys:
 * `menu.<name>`, and `permission.` followed by the permission with dots instead of colons.
 */
export const baseMenu: readonly BaseFolder[] = [
  folder("points", [
    groupPage("culturalGroup", "group", "cultural-group"),
    groupPage("deptGroup", "department", "dept-group"),
    {
      name: "rule",
      icon: "rule",
      path: "deduction-rule",
      permissions: {
        "points:rule:read": readers,
        "points:rule:add": ruleEditors,
        "points:rule:delete": ruleEditors,
      },
    },
    { name: "user", icon: "user", path: "user", permissions: { "points:user:read": readers } },
    {
      name: "department",
      icon: "department",
      path: "department",
      permissions: { "points:department:read": readers },
    },
    {
      name: "dictType",
      icon: "dictionary",
      path: "dict-type",
      permissions: { "points:dictType:read": readers },
    },
    {
      name: "monthlyAverage",
      icon: "calendar",
      path: "monthly-average",
      permissions: { "points:task:run": ruleEditors },
    },
  ]),
  folder("system", [
    {
      name: "member",
      icon: "member",
      path: "member",
      permissions: {
        "system:member:read": managers,
        "system:member:add": managers,
        "system:member:update": managers,
        "system:member:delete": admins,
        "system:member:resetPassword": admins,
        "system:member:grant": admins,
      },
    },
    {
      name: "menu",
      icon: "menu",
      path: "menu",
      permissions: {
        "system:menu:read": admins,
        "system:menu:add": admins,
        "system:menu:update": admins,
        "system:menu:delete": admins,
      },
    },
    {
      name: "screens",
      icon: "screen",
      path: "screens",
      permissions: {
        "system:page:read": admins,
        "system:page:update": admins,
        "system:page:publish": admins,
        "system:page:delete": admins,
        "system:service:read": admins,
        "system:service:update": admins,
        "system:service:delete": admins,
      },
    },
    {
      name: "auditLog",
      icon: "audit",
      path: "audit-log",
      permissions: { "system:audit:read": managers },
    },
  ]),
];

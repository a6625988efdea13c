import type { Role } from "../../call/handler.ts";

/** A page of the base menu; each of its permissions says which roles hold it. */
export interface BasePage {
  name: string;
  icon: string;
  routerPath: string;
  componentPath: string;
  permissions: Readonly<Record<string, readonly Role[]>>;
}

/** A folder of the menu that a new database begins with. */
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

function groupPage(name: string, icon: string, path: string): BasePage {
  return {
    name,
    icon,
    ...addressed("points", path),
    permissions: {
      [`points:${name}:read`]: everybody,
      [`points:${name}:add`]: managers,
      [`points:${name}:update`]: groupEditors,
      [`points:${name}:delete`]: managers,
      [`points:${name}UserRel:read`]: everybody,
      [`points:${name}UserRel:update`]: groupEditors,
      [`points:${name}DeptRel:read`]: everybody,
      [`points:${name}DeptRel:update`]: groupEditors,
    },
  };
}

function addressed(folder: string, path: string): { routerPath: string; componentPath: string } {
  return { routerPath: `/${folder}/${path}`, componentPath: `${folder}/${path}` };
}

/**
 * The menu that the product needs, with every permission of the catalogue below the page that uses
 * it. A super administrator holds all without being named. Titles are keys: `menu.<name>`, and
 * `permission.` with the permission, dots for its colons.
 */
export const baseMenu: readonly BaseFolder[] = [
  {
    name: "points",
    icon: "points",
    routerPath: "/points",
    pages: [
      groupPage("culturalGroup", "group", "cultural-group"),
      groupPage("deptGroup", "department", "dept-group"),
      {
        name: "rule",
        icon: "rule",
        ...addressed("points", "deduction-rule"),
        permissions: {
          "points:rule:read": readers,
          "points:rule:add": ruleEditors,
          "points:rule:delete": ruleEditors,
        },
      },
      {
        name: "user",
        icon: "user",
        ...addressed("points", "user"),
        permissions: { "points:user:read": readers },
      },
      {
        name: "department",
        icon: "department",
        ...addressed("points", "department"),
        permissions: { "points:department:read": readers },
      },
      {
        name: "dictType",
        icon: "dictionary",
        ...addressed("points", "dict-type"),
        permissions: { "points:dictType:read": readers },
      },
      {
        name: "monthlyAverage",
        icon: "calendar",
        ...addressed("points", "monthly-average"),
        permissions: { "points:task:run": ruleEditors },
      },
    ],
  },
  {
    name: "system",
    icon: "system",
    routerPath: "/system",
    pages: [
      {
        name: "member",
        icon: "member",
        ...addressed("system", "member"),
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
        ...addressed("system", "menu"),
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
        ...addressed("system", "screens"),
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
        ...addressed("system", "audit-log"),
        permissions: { "system:audit:read": managers },
      },
    ],
  },
];

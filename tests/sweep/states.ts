import type { Locator, Page } from "playwright-core";
import { openMenus } from "../browser/controls.ts";

/** A visitor who uses the product in a language. */
export interface Looker {
  page: Page;
  text(key: string): string;
}

/** A screen by itself, or with a dialog or menu open over it. */
export interface State {
  name: string;
  at: string;
  /** Opens the dialog or menu on the screen; returns what is visible then. */
  open?(looker: Looker): Promise<Locator>;
}

const dialog = (page: Page) => page.getByRole("dialog").filter({ visible: true }).last();

const shown = (page: Page, label: string) =>
  page.getByRole("button", { name: label, exact: true }).filter({ visible: true }).first();

/** The state that a button of the page or the shell opens. */
const byButton =
  (key: string) =>
  async ({ page, text }: Looker) => {
    await shown(page, text(key)).click();
    return dialog(page);
  };

/** The state that an action of the second row opens, which may be in the row's menu. */
const byRow =
  (key: string) =>
  async ({ page, text }: Looker) => {
    const row = page.locator("#content").getByRole("row").filter({ visible: true }).nth(2);
    const label = text(key);
    const beside = row.getByRole("button", { name: label, exact: true });
    if (await beside.isVisible()) await beside.click();
    else {
      await row.getByRole("button").last().click();
      await openMenus(page).getByRole("menuitem", { name: label, exact: true }).click();
    }
    return dialog(page);
  };

const account =
  (key: string) =>
  async ({ page, text }: Looker) => {
    const [, label = ""] = text("account.label").split("{{name}}");
    await page.getByRole("banner").getByRole("button", { name: label }).click();
    await page.getByRole("menuitem", { name: text(key), exact: true }).click();
    return dialog(page);
  };

/** The screens that need a session, each followed by what opens over it. */
export const states: readonly State[] = [
  { name: "dashboard", at: "/dashboard" },
  {
    name: "search",
    at: "/dashboard",
    open: async ({ page }) => {
      await page.keyboard.press("Control+k");
      return dialog(page);
    },
  },
  { name: "settings", at: "/dashboard", open: byButton("settings.title") },
  { name: "profile", at: "/dashboard", open: account("account.profile") },
  { name: "password", at: "/dashboard", open: account("account.password") },
  { name: "sessions", at: "/dashboard", open: account("account.sessions") },
  { name: "changes", at: "/dashboard", open: account("account.changes") },
  { name: "cultural-groups", at: "/points/cultural-group" },
  { name: "group-add", at: "/points/cultural-group", open: byButton("action.addGroup") },
  { name: "group-edit", at: "/points/cultural-group", open: byRow("common.edit") },
  { name: "group-users", at: "/points/cultural-group", open: byRow("action.users") },
  { name: "group-departments", at: "/points/cultural-group", open: byRow("action.departments") },
  { name: "group-delete", at: "/points/cultural-group", open: byRow("common.delete") },
  { name: "group-import", at: "/points/cultural-group", open: byButton("table.import") },
  { name: "columns", at: "/points/cultural-group", open: byButton("table.columns") },
  { name: "department-groups", at: "/points/dept-group" },
  { name: "points-users", at: "/points/user" },
  { name: "departments", at: "/points/department" },
  { name: "rules", at: "/points/deduction-rule" },
  { name: "rule-add", at: "/points/deduction-rule", open: byButton("action.addRule") },
  { name: "monthly-averages", at: "/points/monthly-average" },
  { name: "members", at: "/system/member" },
  { name: "member-add", at: "/system/member", open: byButton("action.addMember") },
  { name: "member-details", at: "/system/member", open: byRow("action.memberDetails") },
  { name: "member-roles", at: "/system/member", open: byRow("action.roles") },
  { name: "audit", at: "/system/audit-log" },
  { name: "menu", at: "/system/menu" },
  { name: "menu-add", at: "/system/menu", open: byButton("action.addNode") },
  { name: "screens", at: "/system/screens" },
  { name: "editor", at: "/system/screens/edit?page=points%2Fcultural-group" },
  { name: "new-screen", at: "/system/screens/new" },
  { name: "services", at: "/system/screens/services" },
  { name: "exchange", at: "/system/screens/exchange" },
  { name: "gallery", at: "/system/screens/gallery" },
  { name: "reference", at: "/system/screens/reference" },
  { name: "unknown", at: "/no/such/page" },
];

/** The screens that everybody sees, signed in or not. */
export const openStates: readonly State[] = [
  { name: "sign-in", at: "/login" },
  { name: "register", at: "/register" },
  { name: "notice", at: "/jun/member/industryAtten" },
];

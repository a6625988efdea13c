import type { Locator, Page } from "playwright-core";

/** Milliseconds between two keys, as somebody types who knows the keyboard. */
const delay = 60;

/** The ordinary work of a day on ten screens, with the mouse and the keyboard. */
export async function workDay(page: Page): Promise<void> {
  await heading(page, "Points home").waitFor();
  await groups(page);
  await members(page);
  await users(page);
  await rules(page);
  await readOnly(page);
  await editor(page);
  await settings(page);
}

const heading = (page: Page, name: string): Locator =>
  page.getByRole("heading", { name, exact: true }).first();

const dialog = (page: Page): Locator => page.getByRole("dialog").filter({ visible: true }).last();

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name, exact: true }).filter({ visible: true }).first();

/** Opens a page by the search over everything. */
async function open(page: Page, title: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(title, { delay });
  const found = page.getByRole("option", { name: new RegExp(`^${title}`) }).first();
  await found.waitFor();
  await found.click();
  await heading(page, title).waitFor();
}

async function closed(page: Page): Promise<void> {
  await page.getByRole("dialog").filter({ visible: true }).waitFor({ state: "hidden" });
}

async function groups(page: Page): Promise<void> {
  await open(page, "Cultural groups");
  const row = page.getByRole("row").nth(2);
  await row.waitFor();
  await page.getByRole("searchbox", { name: "Group name" }).click();
  await page.keyboard.type("club", { delay });
  await page.keyboard.press("Enter");
  await button(page, "Reset").click();
  await page.getByRole("columnheader", { name: /Group name/ }).click();
  await button(page, "Add group").click();
  await dialog(page).getByRole("textbox", { name: "Group name" }).click();
  await page.keyboard.type("Evening walks", { delay });
  await button(dialog(page), "Save").click();
  await closed(page);
  await button(row, "Edit").click();
  await dialog(page).getByLabel("Remark").click();
  await page.keyboard.type(" Meets on Fridays.", { delay });
  await button(dialog(page), "Save").click();
  await closed(page);
  await button(row, "Users").click();
  const available = dialog(page)
    .getByRole("textbox", { name: /available/i })
    .first();
  await available.click();
  await page.keyboard.type("an", { delay });
  await dialog(page).getByRole("option").first().click();
  await page.keyboard.press("Escape");
  await closed(page);
}

async function members(page: Page): Promise<void> {
  await open(page, "Members");
  const rows = page.getByRole("row");
  await rows.nth(2).waitFor();
  for (const index of [1, 2, 3]) await rows.nth(index).getByRole("checkbox").click();
  await button(page, "Add member").click();
  await dialog(page).getByRole("textbox", { name: "Username" }).click();
  await page.keyboard.type("new.person", { delay });
  await page.keyboard.press("Escape");
  await button(dialog(page), "Discard").click();
  await closed(page);
}

async function users(page: Page): Promise<void> {
  await open(page, "Points users");
  const nodes = page.getByRole("treeitem").filter({ visible: true });
  for (const index of [2, 4, 1]) await nodes.nth(index).click();
  await page.getByRole("searchbox", { name: "Full name" }).first().click();
  await page.keyboard.type("Amara", { delay });
  await page.keyboard.press("Enter");
  await page.getByRole("columnheader", { name: /^Points/ }).click();
}

async function rules(page: Page): Promise<void> {
  await open(page, "Deduction rules");
  await page.getByRole("treeitem").first().waitFor();
  await button(page, "Expand all").click();
  await button(page, "Collapse all").click();
  await page.getByRole("textbox", { name: "Filter" }).filter({ visible: true }).click();
  await page.keyboard.type("late", { delay });
}

/** Screens that are mostly read. */
async function readOnly(page: Page): Promise<void> {
  for (const title of ["Departments", "Monthly averages", "Audit log", "Menu"]) {
    await open(page, title);
    const lines = page.getByRole("row").or(page.getByRole("treeitem")).filter({ visible: true });
    await lines.nth(1).click();
  }
}

async function editor(page: Page): Promise<void> {
  await open(page, "Screens");
  const row = page.getByRole("row").filter({ hasText: "points/dict-type" });
  await button(row, "Edit").click();
  const source = page.getByRole("textbox", { name: "Source of points/dict-type" });
  await source.waitFor();
  await source.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("   ", { delay });
}

/** Changes the theme, and goes through the open tabs. */
async function settings(page: Page): Promise<void> {
  await button(page, "Settings").click();
  await dialog(page).getByText("Dark", { exact: true }).click();
  await page.keyboard.press("Escape");
  await closed(page);
  const tabs = page.getByRole("navigation", { name: "Open pages" }).getByRole("link");
  for (const index of [1, 2, 3, 1, 4]) await tabs.nth(index).click();
}

import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { productPassword } from "../../support/product.ts";
import { violationsOf } from "../axe.ts";
import type { Place } from "../place.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { frameOf, go } from "./frame.ts";
import { once } from "./once.ts";

/** Something of the shell that opens over a page: what is there then, to look at and to close. */
type Opening = readonly [name: string, open: (page: Page) => Promise<Locator>];

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** A menu that a button of the top bar opens, by one of its items. */
const menuOf = (name: string | RegExp, item: string) => async (page: Page) => {
  await button(page, name).click();
  return page.getByRole("menuitem", { name: item });
};

const accountDialog = (item: string) => async (page: Page) => {
  await (await menuOf(/account$/i, item)(page)).click();
  return page.getByRole("dialog", { name: item }).getByRole("button", { name: "Save" });
};

async function searchDialog(page: Page): Promise<Locator> {
  await page.keyboard.press("Control+k");
  return page.getByRole("combobox", { name: "Search pages" });
}

async function tabMenu(page: Page): Promise<Locator> {
  const tabs = page.getByRole("navigation", { name: "Open pages" });
  await tabs.getByRole("link").first().press("Shift+F10");
  return page.getByRole("menuitem", { name: "Close others" });
}

async function settings(page: Page): Promise<Locator> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) await (await menuOf("More tools", "Settings")(page)).click();
  else await button(page, "Settings").click();
  return page.getByRole("switch", { name: "Fixed header" });
}

async function sidebar(page: Page): Promise<Locator> {
  await button(page, "Show or collapse the menu").click();
  return page.getByRole("menuitem", { name: "Points", exact: true });
}

const anywhere: readonly Opening[] = [
  ["search", searchDialog],
  ["the user menu", menuOf(/account$/i, "Log out")],
  ["profile", accountDialog("Personal profile")],
  ["password", accountDialog("Change password")],
  ["a tab's menu", tabMenu],
  ["settings", settings],
];

const openings: Readonly<Record<number, readonly Opening[]>> = {
  1440: [
    ...anywhere,
    ["languages", menuOf("Language", "日本語")],
    ["themes", menuOf("Light or dark", "As the system")],
  ],
  390: [
    ...anywhere,
    ["the tools of a phone", menuOf("More tools", "Settings")],
    ["the drawer", sidebar],
  ],
};

const openPaths = ["/login", "/register", "/jun/member/industryAtten"];

const bothThemes = ["light", "dark"] as const;

/** Looks with axe at what is shown, in both themes unless said otherwise. */
async function look(
  page: Page,
  what: string,
  themes: readonly ("light" | "dark")[] = bothThemes,
): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[style*="color-scheme: ${colorScheme}"]`).waitFor();
    expect(await violationsOf(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Axe over all of the shell (specification section 2), in both themes. */
function withoutViolations(place: Place): void {
  it("axe finds nothing wrong with the pages open to everybody", async () => {
    const visitor = await place.visit();
    for (const path of openPaths) {
      await visitor.open(path);
      await visitor.page.getByRole("heading", { level: 1 }).waitFor();
      await look(visitor.page, path);
    }
  });

  const visit = once(() => place.staySignedIn());

  describe.each([1440, 390])("nor behind the sign-in, %i px wide", (width) => {
    const atWidth = async () => {
      const visitor = await visit();
      await visitor.page.setViewportSize({ width, height: 900 });
      return visitor;
    };

    it.each(["/points/cultural-group", "/404", "/dashboard"])("with %s", async (path) => {
      const visitor = await atWidth();
      await go(visitor, path);
      const heading = visitor.page.getByRole("heading", { level: 1 });
      await heading.filter({ visible: true }).first().waitFor();
      await look(visitor.page, path);
    });

    // What opens has the same colours at every width.
    const themes = width === 390 ? (["light"] as const) : bothThemes;
    it.each(openings[width] ?? [])("with what opens over them: %s", async (name, open) => {
      const { page } = await atWidth();
      const shown = await open(page);
      await shown.waitFor();
      await look(page, name, themes);
      await page.keyboard.press("Escape");
      await shown.waitFor({ state: "hidden" });
    });
  });
}

/** Goes down a menu that has just opened until an item has the focus. */
async function walkTo(page: Page, item: Locator): Promise<void> {
  await item.waitFor();
  const isThere = () => item.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 9 && !(await isThere()); step += 1) {
    await page.keyboard.press("ArrowDown");
  }
  expect(await isThere()).toBe(true);
}

/** Everything reachable and operable without a pointer. */
function byKeyboard(place: Place): void {
  it("by keyboard alone somebody signs in, skips to the content, opens a page and closes its tab", async () => {
    const visitor = await place.visit();
    const { page } = visitor;
    await visitor.open("/login");
    await page.locator("#username").focus();
    await page.keyboard.type("admin");
    await page.keyboard.press("Tab");
    await page.keyboard.type(productPassword);
    await page.keyboard.press("Enter");
    const { menu, heading, openPages } = frameOf(visitor);
    await heading("Points home").waitFor();
    await page.reload();
    await heading("Points home").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    await menu.getByRole("menuitem", { name: "Points", exact: true }).focus();
    await page.keyboard.press("Enter");
    await menu.getByRole("menuitem", { name: "Deduction rules" }).focus();
    await page.keyboard.press("Enter");
    await heading("Deduction rules").waitFor();
    await openPages.getByRole("link", { name: "Deduction rules" }).focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await heading("Points home").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Delete");
    await expect.poll(() => openPages.getByRole("link").count()).toBe(1);
  });

  it("by keyboard alone somebody opens a dialog and is back where they were, searches, sets and logs out", async () => {
    const visitor = await place.visitSignedIn();
    const { page } = visitor;
    const { heading } = frameOf(visitor);
    const account = button(page, /account$/i);
    await account.focus();
    await page.keyboard.press("Enter");
    await walkTo(page, page.getByRole("menuitem", { name: "Change password" }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Change password" });
    await dialog.getByLabel("Confirm password").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => account.evaluate((it) => it === document.activeElement)).toBe(true);

    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search pages" }).waitFor();
    await page.keyboard.type("deduction");
    await page.getByRole("option", { name: /Deduction rules/ }).waitFor();
    await page.keyboard.press("Enter");
    await heading("Deduction rules").waitFor();

    await button(page, "Settings").focus();
    await page.keyboard.press("Enter");
    const tabs = page.getByRole("switch", { name: "Tabs of open pages" });
    await tabs.focus();
    await page.keyboard.press("Space");
    await page.getByRole("navigation", { name: "Open pages" }).waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Settings" }).waitFor({ state: "hidden" });

    await account.focus();
    await page.keyboard.press("Enter");
    await walkTo(page, page.getByRole("menuitem", { name: "Log out" }));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/login?redirect=*");
  });
}

onEveryBackEnd((place) => {
  withoutViolations(place);
  byKeyboard(place);
});

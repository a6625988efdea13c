import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { texts } from "../../../src/i18n/texts.ts";
import { productPassword } from "../../support/product.ts";
import { colourRules, violationsOf } from "../axe.ts";
import type { Place } from "../place.ts";
import { hides } from "../shows.ts";
import type { Visitor } from "../visitor.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { hasFocus, holdsFocus } from "./focus.ts";
import { frameOf, go } from "./frame.ts";
import { once } from "./once.ts";

type Visit = () => Promise<Visitor>;

/** A part of the shell that opens over a page: what it shows, and how it is closed. */
type Opening = readonly [name: string, open: (page: Page) => Promise<Locator>];

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** A menu that a button of the top bar opens, found by one of its items. */
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
  return page.getByRole("combobox", { name: "Find anything" });
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
  ["profile", accountDialog("Personal profile")],
  ["settings", settings],
];

/** What is the same at every width is opened at one. */
const openings: Readonly<Record<number, readonly Opening[]>> = {
  1440: [
    ...anywhere,
    ["the user menu", menuOf(/account$/i, "Log out")],
    ["password", accountDialog("Change password")],
    ["a tab's menu", tabMenu],
    ["languages", menuOf("Language", "日本語")],
    ["themes", menuOf("Appearance", "Match system")],
  ],
  390: [
    ...anywhere,
    ["the tools of a phone", menuOf("More tools", "Settings")],
    ["the drawer", sidebar],
  ],
};

/** The screens that need no session, each with its heading. */
const openPages = [
  ["/jun/member/industryAtten", "Attendance notice"],
  ["/register", "Register"],
  ["/login", "Sign in"],
] as const;

/**
 * The screens that need a session, each with its heading. The last one stays below what opens, so
 * it is the one that axe checks fastest.
 */
const closedPages = [
  ["/points/cultural-group", "Cultural groups"],
  ["/dashboard", "Points home"],
  ["/404", "Page not found"],
] as const;

const bothThemes = ["light", "dark"] as const;

/** Checks the current screen with axe, in both themes by default. */
async function look(
  page: Page,
  what: string,
  themes: readonly ("light" | "dark")[] = bothThemes,
): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[style*="color-scheme: ${colorScheme}"]`).waitFor();
    // In the second theme only colours differ, so only the colour rules run.
    const rules = colorScheme === themes[0] ? undefined : colourRules;
    expect(await violationsOf(page, rules), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Goes to the screen with a heading and waits until it is shown with all its data. */
async function goTo(visitor: Visitor, path: string, name: string): Promise<void> {
  await go(visitor, path);
  await frameOf(visitor).heading(name).waitFor();
  await expect.poll(() => visitor.address()).toBe(path);
  const loading = visitor.page.getByRole("status", { name: texts.en.common.loading });
  await expect.poll(() => loading.filter({ visible: true }).count()).toBe(0);
}

/** Checks the whole shell with axe (specification section 2), in both themes. */
function withoutViolations(place: Place, atDoor: Visit): void {
  it("axe finds nothing wrong with the pages open to everybody", async () => {
    const visitor = await atDoor();
    for (const [path, name] of openPages) {
      await goTo(visitor, path, name);
      await look(visitor.page, path);
    }
  });

  const visit = once(() => place.staySignedIn({ keepsPages: false }));

  describe.each([1440, 390])("nor behind the sign-in, %i px wide", (width) => {
    const atWidth = async () => {
      const visitor = await visit();
      await visitor.page.setViewportSize({ width, height: 900 });
      return visitor;
    };

    it.each(closedPages)("with %s", async (path, name) => {
      const visitor = await atWidth();
      await goTo(visitor, path, name);
      await look(visitor.page, path);
    });

    // The colours of an open part are the same at every width.
    const themes = width === 390 ? (["light"] as const) : bothThemes;
    it.each(openings[width] ?? [])("with what opens over them: %s", async (name, open) => {
      const { page } = await atWidth();
      const shown = await open(page);
      await shown.waitFor();
      await look(page, name, themes);
      await page.keyboard.press("Escape");
      await hides(shown);
    });
  });
}

/** Opens the member's menu and moves down step by step until an item has the focus. */
async function walkTo(page: Page, opener: Locator, item: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press("Enter");
  // The menu takes the focus some frames after it has opened, and each step takes a frame.
  await holdsFocus(page.getByRole("menu").filter({ has: item }));
  const isThere = () => item.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 9 && !(await isThere()); step += 1) {
    const before = await focusedText(page);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focusedText(page)).not.toBe(before);
  }
  await hasFocus(item);
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Everything can be reached and operated without a pointer. */
function byKeyboard(atDoor: Visit): void {
  it("by keyboard alone somebody signs in, skips to the content, opens a page and closes its tab", async () => {
    const visitor = await atDoor();
    const { page } = visitor;
    const { menu, heading, openPages } = frameOf(visitor);
    await goTo(visitor, "/login", "Sign in");
    await page.locator("#username").focus();
    await page.keyboard.type("admin");
    await page.keyboard.press("Tab");
    await page.keyboard.type(productPassword);
    await page.keyboard.press("Enter");
    await heading("Points home").waitFor();
    await page.reload();
    await heading("Points home").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await hasFocus(page.locator("#content"));
    await menu.getByRole("menuitem", { name: "Points", exact: true }).focus();
    await page.keyboard.press("Enter");
    await menu.getByRole("menuitem", { name: "Deduction rules" }).focus();
    await page.keyboard.press("Enter");
    await heading("Deduction rules").waitFor();
    await openPages.getByRole("link", { name: "Deduction rules" }).focus();
    await page.keyboard.press("ArrowLeft");
    await hasFocus(openPages.getByRole("link", { name: "Points home" }));
    await page.keyboard.press("Enter");
    await heading("Points home").waitFor();
    await page.keyboard.press("ArrowRight");
    await hasFocus(openPages.getByRole("link", { name: "Deduction rules" }));
    await page.keyboard.press("Delete");
    await expect.poll(() => openPages.getByRole("link").count()).toBe(1);
  });

  it("by keyboard alone somebody opens a dialog and is back where they were, searches, sets and logs out", async () => {
    const visitor = await atDoor();
    const { page } = visitor;
    const { heading } = frameOf(visitor);
    if (visitor.address().startsWith("/login")) await visitor.signIn();
    const account = button(page, /account$/i);
    await walkTo(page, account, page.getByRole("menuitem", { name: "Change password" }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Change password" });
    await dialog.getByLabel("Confirm password").waitFor();
    await holdsFocus(dialog);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await hasFocus(account);

    await page.keyboard.press("Control+k");
    await hasFocus(page.getByRole("combobox", { name: "Find anything" }));
    await page.keyboard.type("deduction");
    const options = page.getByRole("option");
    await expect.poll(() => options.allTextContents()).toEqual(["Deduction rulesPoints"]);
    await page.keyboard.press("Enter");
    await heading("Deduction rules").waitFor();
    await hasFocus(page.locator("#content"));

    const opener = button(page, "Settings");
    await opener.focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "Settings" });
    await drawer.waitFor();
    // The element takes the focus after it has been drawn.
    const isLeft = () => opener.evaluate((element) => element !== document.activeElement);
    await expect.poll(isLeft).toBe(true);
    await page.getByRole("switch", { name: "Tabs of open pages" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("navigation", { name: "Open pages" }).waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    await hasFocus(opener);

    await walkTo(page, account, page.getByRole("menuitem", { name: "Log out" }));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/login?redirect=*");
  });
}

onEveryBackEnd((place) => {
  const atDoor = once(async () => {
    const visitor = await place.stay();
    await visitor.open("/login");
    return visitor;
  });
  withoutViolations(place, atDoor);
  byKeyboard(atDoor);
});

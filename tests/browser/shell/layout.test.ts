import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { languages } from "../../../src/i18n/language.ts";
import { texts } from "../../../src/i18n/texts.ts";
import type { Place } from "../place.ts";
import { hides, shows } from "../shows.ts";
import type { Visitor } from "../visitor.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { hasFocus } from "./focus.ts";
import { type Frame, frameOf } from "./frame.ts";
import { switchLanguage } from "./language/switch-language.ts";
import { answerElsewhere, openDeepMenu } from "./menu/deep-menu.ts";
import { once } from "./once.ts";
import { addPages } from "./own-pages.ts";

const home = "Points home";

const hamburger = (visited: Page) =>
  visited.getByRole("button", { name: "Show or collapse the menu" });

const drawer = (visited: Page) => visited.getByRole("dialog", { name: "Settings" });

/** The accessible name of the focused element. */
const focusedLabel = (visited: Page) =>
  visited.evaluate(() => document.activeElement?.getAttribute("aria-label"));

type Visit = () => Promise<Visitor>;

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

onEveryBackEnd((place, isEmbedded) => {
  const visit = once(() => place.staySignedIn());
  sidebar(visit);
  topBar(visit);
  userMenu(visit, isEmbedded);
  menuInSidebar(visit);
  widths(place);
});

function widths(place: Place): void {
  const atGroups = once(() =>
    place.staySignedIn({ width: 1024, height: 768, at: "/points/dept-group" }),
  );

  it.each(languages)("the frame is no wider than a window of 1024 px, in %s", async (language) => {
    const { page } = await atGroups();
    await page.getByRole("row").nth(2).waitFor();
    await switchLanguage({ page }, language);
    await page.getByRole("banner").getByText(texts[language].menu.deptGroup).waitFor();
    const over = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(over)).toBe(0);
  });

  it("a long title is cut within the top bar and leaves its buttons in a window of 320 px", async () => {
    const { page } = await atGroups();
    await switchLanguage({ page }, "es");
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole("banner").getByText("Grupos de departamentos").waitFor();
    for (const button of await page.getByRole("banner").getByRole("button").all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    const title = page.getByRole("banner").locator("[aria-current]");
    const [at, trail] = [await title.boundingBox(), await title.locator("..").boundingBox()];
    expect(at?.width).toBeLessThanOrEqual(trail?.width ?? 0);
  });

  it("long titles in a deep menu leave room for the arrows beside and the buttons above", async () => {
    const visitor = await place.visit({ width: 1280 });
    const long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau";
    const folder = { title: `${long}gesellschaft`, routerPath: "long", componentPath: "" };
    const page = { title: `${long}amt`, routerPath: "page", componentPath: "own/note" };
    const nodes = [{ ...folder, children: [{ ...folder, children: [page] }] }];
    await addPages(visitor, nodes, {
      "own/note": { title: "Note", body: { kind: "form", submit: "dictType.add" } },
    });
    await visitor.arriveSignedIn("/long/long/page");
    const banner = visitor.page.getByRole("banner");
    await banner.getByText(page.title).waitFor();
    for (const button of await banner.getByRole("button").all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    }
    for (const title of await visitor.page.locator("#sidebar").getByTitle(folder.title).all()) {
      const arrow = title.locator("xpath=following-sibling::i");
      const [of, at] = await Promise.all([title.boundingBox(), arrow.boundingBox()]);
      expect((of?.x ?? 0) + (of?.width ?? 0)).toBeLessThanOrEqual(at?.x ?? 0);
    }
  });

  it("a touched input has letters of 16 px, below which a phone enlarges the page", async () => {
    const seen = { ...phone, isTouched: true, at: "/points/dept-group" };
    const { page } = await place.visitSignedIn(seen);
    await page.getByRole("button", { name: "Add group" }).click();
    const inputs = page.getByRole("dialog").locator("input, textarea").filter({ visible: true });
    await inputs.first().waitFor();
    const sizes = await inputs.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).fontSize),
    );
    expect(new Set(sizes)).toEqual(new Set(["16px"]));
  });

  it("the cross that empties a choice is pressed around it too", async () => {
    const seen = { ...phone, isTouched: true, at: "/points/dept-group" };
    const { page } = await place.visitSignedIn(seen);
    await page
      .getByRole("button", { name: /^More actions/ })
      .first()
      .tap();
    await page.getByRole("menuitem", { name: "Edit" }).tap();
    const cross = page.getByRole("dialog").getByRole("button", { name: "Clear" });
    await cross.tap({ position: { x: -5, y: -5 } });
    await expect.poll(() => cross.count()).toBe(0);
  });
}

function sidebar(visit: Visit): void {
  describe("the sidebar", () => {
    it("has the menu of a back end in order, of which no problems are told", async () => {
      const visitor = await visit();
      const branch = frameOf(visitor).menu.getByRole("menuitem", { name: "Points", exact: true });
      await branch.waitFor();
      expect(await visitor.page.getByText("Problems in the menu").count()).toBe(0);
    });

    it("is 210 px wide, collapses, and stays so across visits", async () => {
      const visitor = await visit();
      const { menu, cookie, heading } = frameOf(visitor);
      await expect.poll(async () => (await menu.boundingBox())?.width).toBe(210);
      await hamburger(visitor.page).click();
      await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(80);
      await expect.poll(() => cookie("sidebarStatus")).toBe("0");
      await visitor.page.reload();
      await heading(home).waitFor();
      await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(80);
      await hamburger(visitor.page).click();
      await expect.poll(() => cookie("sidebarStatus")).toBe("1");
    });

    it("is a drawer under 992 px that closes on navigation and on a click outside", async () => {
      const visitor = await visit();
      await visitor.page.setViewportSize({ width: 992, height: 800 });
      const { menu, choose } = frameOf(visitor);
      await menu.waitFor();
      await visitor.page.setViewportSize({ width: 991, height: 800 });
      await menu.waitFor({ state: "detached" });
      const opener = hamburger(visitor.page);
      await opener.click();
      await choose("Points", "Cultural groups");
      await menu.waitFor({ state: "hidden" });
      await opener.click();
      await menu.waitFor();
      await visitor.page.mouse.click(800, 400);
      await hides(menu);
      await visitor.page.setViewportSize(desktop);
    });

    it("as a drawer takes the focus and gives it back to its button", async () => {
      const visitor = await visit();
      await visitor.page.setViewportSize(phone);
      const { menu } = frameOf(visitor);
      await menu.waitFor({ state: "hidden" });
      await hamburger(visitor.page).focus();
      await visitor.page.keyboard.press("Enter");
      await menu.waitFor();
      const isInside = () =>
        visitor.page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
      await expect.poll(isInside).toBe(true);
      await visitor.page.keyboard.press("Escape");
      await menu.waitFor({ state: "hidden" });
      await expect.poll(() => focusedLabel(visitor.page)).toBe("Show or collapse the menu");
      await visitor.page.setViewportSize(desktop);
    });
  });
}

function menuInSidebar(visit: Visit): void {
  describe("the menu in the sidebar", () => {
    it("collapsed offers its sub-menus by keyboard and by pointer", async () => {
      const visitor = await visit();
      const { menu, heading } = frameOf(visitor);
      await hamburger(visitor.page).click();
      // A pointer that arrives earlier would rest where the menu is no longer.
      await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(100);
      await menu.getByRole("menuitem", { name: "Points", exact: true }).hover();
      const deductionRules = visitor.page.getByRole("menuitem", { name: "Deduction rules" });
      await deductionRules.click();
      await visitor.page.mouse.move(900, 600);
      await hides(deductionRules);
      await heading("Deduction rules").waitFor();
      await menu.getByRole("menuitem", { name: "Points", exact: true }).focus();
      await visitor.page.keyboard.press("ArrowRight");
      const focused = () => visitor.page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(focused).toBe("Cultural groups");
      await visitor.page.keyboard.press("Enter");
      await heading("Cultural groups").waitFor();
      await hamburger(visitor.page).click();
      await expect.poll(async () => (await menu.boundingBox())?.width).toBe(210);
    });

    const deepMenu: () => Promise<Frame> = once(async () => {
      return await openDeepMenu(await visit());
    });

    it("shows parents with children as sub-menus, however deep, without hidden nodes", async () => {
      const visitor = await visit();
      const { menu, heading } = await deepMenu();
      for (const level of ["one", "two", "three", "four"]) {
        const parent = menu.getByRole("menuitem", { name: `Level ${level}` });
        expect(await parent.getAttribute("aria-expanded")).toBe("false");
        expect(await parent.getByRole("img", { includeHidden: true }).count()).toBeGreaterThan(0);
        await parent.click();
      }
      const deep = menu.getByRole("menuitem", { name: "Deep page" });
      const sidebar = await menu.boundingBox();
      const box = await deep.getByText("Deep page").boundingBox();
      expect(box?.width).toBeGreaterThan(40);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(sidebar?.width ?? 0);
      expect(await menu.getByText("Secret page").count()).toBe(0);
      expect(await menu.getByText("own:thing:verb").count()).toBe(0);
      await deep.click();
      await heading("Note").waitFor();
      expect(visitor.address()).toBe("/level-one/level-two/level-three/level-four/deep-page");
    });

    it("says a title that is too long in full to whoever points at it", async () => {
      const { menu } = await deepMenu();
      const long = menu.getByTitle(/^A title that is far too long .* one has$/);
      expect((await long.boundingBox())?.height).toBeLessThan(64);
    });

    it("opens an external address in a new browser tab that knows nothing of this one", async () => {
      const visitor = await visit();
      await answerElsewhere(visitor);
      const { menu } = await deepMenu();
      const here = visitor.address();
      const opened = visitor.context.waitForEvent("page");
      await menu.getByRole("menuitem", { name: "Help elsewhere" }).click();
      const other = await opened;
      await other.waitForURL("https://example.org/help");
      expect(await other.evaluate(() => window.opener)).toBeNull();
      expect(visitor.address()).toBe(here);
      await other.close();
    });
  });
}

function topBar(visit: Visit): void {
  describe("the top bar", () => {
    it("says where the page stands in the menu", async () => {
      const visitor = await visit();
      await frameOf(visitor).choose("Points", "Cultural groups");
      const trail = visitor.page.getByRole("navigation", { name: "Breadcrumb" });
      await expect
        .poll(() => trail.getByRole("listitem").allTextContents())
        .toEqual([home, "Points", "Cultural groups"]);
      const link = trail.getByRole("link", { name: home });
      await link.focus();
      expect(await link.evaluate(cutsRing)).toEqual([]);
      await link.click();
      await frameOf(visitor).heading(home).waitFor();
    });

    it("toggles the full screen", async () => {
      const { page: visited } = await visit();
      await visited.getByRole("button", { name: "Full screen" }).click();
      await visited.getByRole("button", { name: "Leave full screen" }).click();
      await visited.getByRole("button", { name: "Full screen" }).waitFor();
      const isLeft = () => visited.evaluate(() => document.fullscreenElement === null);
      await expect.poll(isLeft).toBe(true);
    });

    it("warns where the browser cannot show the full screen", async () => {
      const { page: visited } = await visit();
      await visited.evaluate(() =>
        Object.defineProperty(document, "fullscreenEnabled", { value: false }),
      );
      await visited.getByRole("button", { name: "Full screen" }).click();
      await shows(visited.getByText("This browser cannot show the page full screen."));
    });

    it("has everything within reach on a phone, no target under 24 px", async () => {
      const { page: visited } = await visit();
      await visited.setViewportSize(phone);
      await visited.getByRole("button", { name: "More tools" }).waitFor();
      const width = () => visited.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width).toBe(390);
      for (const button of await visited.getByRole("banner").getByRole("button").all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      }
      const more = visited.getByRole("button", { name: "More tools" });
      await more.click();
      for (const name of ["Full screen", "Settings", "Español", "Dark"]) {
        await visited.getByRole("menuitem", { name }).waitFor();
      }
      await visited.getByRole("menuitem", { name: "Settings" }).click();
      await drawer(visited).waitFor();
      await visited.keyboard.press("Escape");
      await expect.poll(() => focusedLabel(visited)).toBe("More tools");
      await visited.setViewportSize(desktop);
    });
  });
}

function userMenu(visit: Visit, isEmbedded: boolean): void {
  describe("the user menu", () => {
    async function openDialog(visited: Page, item: string) {
      await visited.getByRole("button", { name: /account$/i }).click();
      await visited.getByRole("menuitem", { name: item }).click();
      return visited.getByRole("dialog", { name: item });
    }

    it("holds home, profile, password and log out; home leads to the dashboard", async () => {
      const visitor = await visit();
      const { page: visited } = visitor;
      await frameOf(visitor).choose("Points", "Cultural groups");
      await visited.getByRole("button", { name: /account$/i }).click();
      const items = visited.getByRole("menuitem").filter({ hasText: /./ });
      await expect
        .poll(async () => (await items.allTextContents()).slice(isEmbedded ? -6 : -4))
        .toEqual([
          ...["Home", "Personal profile", "Change password"],
          // Only the product's own service sends events about sessions and changes.
          ...(isEmbedded ? ["Where I am signed in", "Recent changes"] : []),
          "Log out",
        ]);
      await visited.getByRole("menuitem", { name: "Home", exact: true }).press("Enter");
      await frameOf(visitor).heading(home).waitFor();
      await hasFocus(visited.getByRole("button", { name: /account$/i }));
    });

    it("opens the profile: the username to read, the rest to change, seen at once", async () => {
      const { page: visited } = await visit();
      const dialog = await openDialog(visited, "Personal profile");
      await dialog.getByText("admin", { exact: true }).waitFor();
      expect(await dialog.getByRole("textbox", { name: "Username" }).count()).toBe(0);
      await dialog.getByRole("textbox", { name: "Full name" }).fill("Ada Administrator");
      await dialog.getByRole("button", { name: "Save" }).click();
      await visited.getByRole("button", { name: "Ada Administrator: account" }).waitFor();
      await dialog.waitFor({ state: "hidden" });
    });

    it("opens the password dialog, which knows whose password it is", async () => {
      const { page: visited } = await visit();
      const dialog = await openDialog(visited, "Change password");
      await dialog.getByText("admin", { exact: true }).waitFor();
      await dialog.getByLabel("Confirm password").waitFor();
      await dialog.getByRole("button", { name: "Close" }).click();
      await hides(dialog);
    });
  });
}

/** Runs in the page: the tags of the elements that cut off the focus ring around another one. */
function cutsRing(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { outlineOffset } = getComputedStyle(element);
  const ring = Number.parseFloat(outlineOffset) + 1;
  const found: string[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowClipMargin } = getComputedStyle(around);
    const room = ring - (overflowX === "clip" ? Number.parseFloat(overflowClipMargin) : 0);
    const frame = around.getBoundingClientRect();
    const isWhole =
      left - room >= frame.left &&
      right + room <= frame.right &&
      top - room >= frame.top &&
      bottom + room <= frame.bottom;
    if (overflowX !== "visible" && !isWhole) found.push(around.tagName);
  }
  return found;
}

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsOf } from "../axe.ts";
import type { Place } from "../place.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { answerElsewhere, openDeepMenu } from "./deep-menu.ts";
import { frameOf } from "./frame.ts";

const home = "Points home";

const hamburger = (visited: Page) =>
  visited.getByRole("button", { name: "Show or collapse the menu" });

const search = (visited: Page) => visited.getByRole("combobox", { name: "Search pages" });

const drawer = (visited: Page) => visited.getByRole("dialog", { name: "Settings" });

/** What has the focus, by its accessible name. */
const focusedLabel = (visited: Page) =>
  visited.evaluate(() => document.activeElement?.getAttribute("aria-label"));

onEveryBackEnd((place) => {
  sidebar(place);
  menuInSidebar(place);
  topBar(place);
  userMenu(place);
  accessible(place);
});

function sidebar(place: Place): void {
  describe("the sidebar", () => {
    it("is 210 px wide, collapses, and stays so across visits", async () => {
      const visitor = await place.visitSignedIn();
      const { menu, cookie, heading } = frameOf(visitor);
      expect((await menu.boundingBox())?.width).toBe(210);
      await hamburger(visitor.page).click();
      await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(80);
      expect(await cookie("sidebarStatus")).toBe("0");
      await visitor.page.reload();
      await heading(home).waitFor();
      expect((await menu.boundingBox())?.width).toBeLessThan(80);
      await hamburger(visitor.page).click();
      expect(await cookie("sidebarStatus")).toBe("1");
    });

    it("is a drawer under 992 px that closes on navigation and on a click outside", async () => {
      const visitor = await place.visitSignedIn({ width: 992, height: 800 });
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
      await menu.waitFor({ state: "hidden" });
    });

    it("as a drawer takes the focus and gives it back to its button", async () => {
      const visitor = await place.visitSignedIn({ width: 390, height: 844 });
      const { menu } = frameOf(visitor);
      await hamburger(visitor.page).focus();
      await visitor.page.keyboard.press("Enter");
      await menu.waitFor();
      const isInside = () =>
        visitor.page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
      await expect.poll(isInside).toBe(true);
      await visitor.page.keyboard.press("Escape");
      await menu.waitFor({ state: "hidden" });
      await expect.poll(() => focusedLabel(visitor.page)).toBe("Show or collapse the menu");
    });
  });
}

function menuInSidebar(place: Place): void {
  describe("the menu in the sidebar", () => {
    it("shows parents with children as sub-menus, however deep, without hidden nodes", async () => {
      const visitor = await place.visitSignedIn();
      const { menu, heading } = await openDeepMenu(visitor);
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
      const visitor = await place.visitSignedIn();
      const { menu } = await openDeepMenu(visitor);
      const long = menu.getByTitle(/^A title that is far too long .* one has$/);
      expect((await long.boundingBox())?.height).toBeLessThan(64);
    });

    it("opens an external address in a new browser tab that knows nothing of this one", async () => {
      const visitor = await place.visitSignedIn();
      await answerElsewhere(visitor);
      const { menu } = await openDeepMenu(visitor);
      const opened = visitor.context.waitForEvent("page");
      await menu.getByRole("menuitem", { name: "Help elsewhere" }).click();
      const other = await opened;
      await other.waitForURL("https://example.org/help");
      expect(await other.evaluate(() => window.opener)).toBeNull();
      expect(visitor.address()).toBe("/dashboard");
    });

    it("collapsed offers its sub-menus by keyboard and by pointer", async () => {
      const visitor = await place.visitSignedIn();
      const { menu, heading } = frameOf(visitor);
      await hamburger(visitor.page).click();
      await menu.getByRole("menuitem", { name: "Points", exact: true }).hover();
      await visitor.page.getByRole("menuitem", { name: "Deduction rules" }).click();
      await heading("Deduction rules").waitFor();
      await menu.getByRole("menuitem", { name: "Points", exact: true }).focus();
      await visitor.page.keyboard.press("ArrowRight");
      const focused = () => visitor.page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(focused).toBe("Cultural groups");
      await visitor.page.keyboard.press("Enter");
      await heading("Cultural groups").waitFor();
    });
  });
}

function topBar(place: Place): void {
  describe("the top bar", () => {
    it("says where the page stands in the menu", async () => {
      const visitor = await place.visitSignedIn();
      await frameOf(visitor).choose("Points", "Cultural groups");
      const trail = visitor.page.getByRole("navigation", { name: "Where you are" });
      expect(await trail.getByRole("listitem").allTextContents()).toEqual([
        home,
        "Points",
        "Cultural groups",
      ]);
      await trail.getByRole("link", { name: home }).click();
      await frameOf(visitor).heading(home).waitFor();
    });

    it("toggles the full screen", async () => {
      const { page: visited } = await place.visitSignedIn();
      await visited.getByRole("button", { name: "Full screen" }).click();
      await visited.getByRole("button", { name: "Leave full screen" }).click();
      await visited.getByRole("button", { name: "Full screen" }).waitFor();
      expect(await visited.evaluate(() => document.fullscreenElement)).toBeNull();
    });

    it("warns where the browser cannot show the full screen", async () => {
      const { page: visited } = await place.visitSignedIn();
      await visited.evaluate(() =>
        Object.defineProperty(document, "fullscreenEnabled", { value: false }),
      );
      await visited.getByRole("button", { name: "Full screen" }).click();
      await visited.getByText("This browser cannot show the page in full screen.").waitFor();
    });

    it("has everything within reach on a phone, no target under 24 px", async () => {
      const { page: visited } = await place.visitSignedIn({ width: 390, height: 844 });
      const width = () => visited.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBe(390);
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
    });
  });
}

function userMenu(place: Place): void {
  describe("the user menu", () => {
    async function openDialog(visited: Page, item: string) {
      await visited.getByRole("button", { name: /account$/i }).click();
      await visited.getByRole("menuitem", { name: item }).click();
      return visited.getByRole("dialog", { name: item });
    }

    it("holds home, profile, password and log out; home leads to the dashboard", async () => {
      const visitor = await place.visitSignedIn();
      const { page: visited } = visitor;
      await frameOf(visitor).choose("Points", "Cultural groups");
      await visited.getByRole("button", { name: /account$/i }).click();
      const items = visited.getByRole("menuitem").filter({ hasText: /./ });
      expect((await items.allTextContents()).slice(-4)).toEqual([
        "Home",
        "Personal profile",
        "Change password",
        "Log out",
      ]);
      await visited.getByRole("menuitem", { name: "Home", exact: true }).click();
      await frameOf(visitor).heading(home).waitFor();
    });

    it("opens the profile: the username to read, the rest to change, seen at once", async () => {
      const { page: visited } = await place.visitSignedIn();
      const dialog = await openDialog(visited, "Personal profile");
      await dialog.getByText("admin", { exact: true }).waitFor();
      expect(await dialog.getByRole("textbox", { name: "Username" }).count()).toBe(0);
      await dialog.getByRole("textbox", { name: "Full name" }).fill("Ada Administrator");
      await dialog.getByRole("button", { name: "Save" }).click();
      await visited.getByRole("button", { name: "Ada Administrator: account" }).waitFor();
      await dialog.waitFor({ state: "hidden" });
    });

    it("opens the password dialog, which knows whose password it is", async () => {
      const { page: visited } = await place.visitSignedIn();
      const dialog = await openDialog(visited, "Change password");
      await dialog.getByText("admin", { exact: true }).waitFor();
      await dialog.getByLabel("Confirm password").waitFor();
      await dialog.getByRole("button", { name: "Close" }).click();
      await dialog.waitFor({ state: "hidden" });
    });
  });
}

function accessible(place: Place): void {
  describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
    it.each([1440, 390])("axe finds nothing wrong with what opens, %i px wide", async (width) => {
      const visitor = await place.visitSignedIn({ colorScheme, width, height: 844 });
      const { page: visited } = visitor;
      await visited.keyboard.press("Control+k");
      await search(visited).waitFor();
      expect(await violationsOf(visited), "search").toEqual([]);
      await visited.keyboard.press("Escape");
      await search(visited).waitFor({ state: "hidden" });
      await visited.getByRole("button", { name: /account$/i }).click();
      await visited.getByRole("menuitem", { name: "Log out" }).waitFor();
      expect(await violationsOf(visited), "user menu").toEqual([]);
      await visited.keyboard.press("Escape");
      if (width === 390) {
        await visited.getByRole("button", { name: "More tools" }).click();
        await visited.getByRole("menuitem", { name: "Settings" }).waitFor();
        expect(await violationsOf(visited), "tools").toEqual([]);
        await visited.getByRole("menuitem", { name: "Settings" }).click();
      } else await visited.getByRole("button", { name: "Settings" }).click();
      await drawer(visited).waitFor();
      expect(await violationsOf(visited), "settings").toEqual([]);
    });
  });
}

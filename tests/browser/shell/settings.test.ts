import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import type { Visitor } from "../visitor.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { frameOf } from "./frame.ts";
import { once } from "./once.ts";

const drawer = (visited: Page) => visited.getByRole("dialog", { name: "Settings" });

/** The accessible name of the focused element. */
const focusedLabel = (visited: Page) =>
  visited.evaluate(() => document.activeElement?.getAttribute("aria-label"));

type Visit = () => Promise<Visitor>;

onEveryBackEnd((place) => {
  const visit = once(() => place.staySignedIn());
  sizeSelector(visit);
  settings(place, visit);
});

function sizeSelector(visit: Visit): void {
  describe("the size selector", () => {
    it("is hidden by default; each size changes the whole interface and is kept", async () => {
      const visitor = await visit();
      const { page: visited } = visitor;
      const selector = visited.getByRole("button", { name: "Size" });
      await frameOf(visitor).choose("Points", "Cultural groups");
      await visited.getByRole("row").nth(1).waitFor();
      expect(await selector.count()).toBe(0);
      await visited.getByRole("button", { name: "Settings" }).click();
      await visited.getByRole("switch", { name: "Size selector" }).click();
      await visited.keyboard.press("Escape");
      await drawer(visited).waitFor({ state: "hidden" });
      let larger = await heightsOf(visitor);
      for (const size of ["Medium", "Small", "Mini"]) {
        await selector.click();
        await visited.getByRole("menuitem", { name: size }).click();
        await expect.poll(() => frameOf(visitor).cookie("size")).toBe(size.toLowerCase());
        const notSmaller = async () => {
          const heights = await heightsOf(visitor);
          return heights.flatMap((height, part) => (height < (larger[part] ?? 0) ? [] : part));
        };
        await expect.poll(notSmaller, { message: size }).toEqual([]);
        larger = await heightsOf(visitor);
      }
      await visited.reload();
      await visited.getByRole("row").nth(1).waitFor();
      await expect.poll(() => heightsOf(visitor)).toEqual(larger);
    });
  });
}

function settings(place: Place, visit: Visit): void {
  describe("the settings", () => {
    it("mark the open page by a frame only while the system forces its colours", async () => {
      const visitor = await visit();
      const { page: visited } = visitor;
      const { openPages } = frameOf(visitor);
      const tab = openPages
        .getByRole("listitem")
        .filter({ has: visited.locator("[aria-current]") });
      const frame = () => tab.evaluate((element) => getComputedStyle(element).outlineStyle);
      await visited.emulateMedia({ forcedColors: "active" });
      await expect.poll(frame).toBe("solid");
      await visited.emulateMedia({ forcedColors: "none" });
      await expect.poll(frame).toBe("none");
    });

    it("hold at once and across visits, until they are reset", async () => {
      const visitor = await visit();
      const { page: visited } = visitor;
      const { openPages, menu } = frameOf(visitor);
      const opener = visited.getByRole("button", { name: "Settings" });
      const set = (name: string) => visited.getByRole("switch", { name });
      const logo = menu.getByText("Internal Control Platform");
      await opener.click();
      await set("Tabs of open pages").click();
      await openPages.waitFor({ state: "detached" });
      await set("Logo in sidebar").click();
      await logo.waitFor();
      await set("Fixed header").click();
      await drawer(visited).getByRole("radio", { name: "Dark" }).check();
      await expect.poll(() => schemeOf(visited)).toBe("dark");
      await visited.keyboard.press("Escape");
      await expect.poll(() => focusedLabel(visited)).toBe("Settings");
      await visited.reload();
      await logo.waitFor();
      expect(await openPages.count()).toBe(0);
      await expect.poll(() => schemeOf(visited)).toBe("dark");
      await visited.setViewportSize({ width: 1440, height: 300 });
      await visited.mouse.move(800, 250);
      const scrolled = async () => {
        // The page cannot scroll until its rows have been drawn.
        await visited.mouse.wheel(0, 200);
        return visited.evaluate(() => window.scrollY);
      };
      await expect.poll(scrolled).toBeGreaterThan(0);
      const top = async () => (await visited.getByRole("banner").boundingBox())?.y;
      await expect.poll(top).toBe(0);
      await opener.click();
      await visited.getByRole("button", { name: "Reset to defaults" }).click();
      await openPages.waitFor();
      await logo.waitFor({ state: "detached" });
      await expect.poll(() => set("Fixed header").isChecked()).toBe(false);
      await expect.poll(() => schemeOf(visited)).toBe("light");
    });

    it("are the deployment's by default, and hidden where it says so", async () => {
      const visitor = await place.visit();
      const { page: visited } = visitor;
      await visited.route("**/config.json", async (route) => {
        const response = await route.fetch();
        const settings = { showSettings: false, sidebarLogo: true, sizeSelector: true };
        await route.fulfill({ response, json: { ...(await response.json()), settings } });
      });
      await visitor.open("/login");
      await visitor.signIn();
      await frameOf(visitor).menu.getByText("Internal Control Platform").waitFor();
      await visited.getByRole("button", { name: "Size" }).waitFor();
      expect(await visited.getByRole("button", { name: "Settings" }).count()).toBe(0);
    });
  });
}

/**
 * The heights of parts of the interface: top bar, tab row, menu entry, button, field, table row.
 */
async function heightsOf({ page: visited }: Visitor): Promise<number[]> {
  const parts = [
    visited.getByRole("banner"),
    visited.getByRole("navigation", { name: "Open pages" }),
    visited.getByRole("menuitem", { name: "Points", exact: true }),
    visited.getByRole("button", { name: "Add group" }),
    visited.locator("input").and(visited.getByLabel("Group name")).locator(".."),
    visited.getByRole("row").nth(1),
  ];
  return Promise.all(parts.map(async (part) => (await part.boundingBox())?.height ?? 0));
}

const schemeOf = (visited: Page) =>
  visited.evaluate(() => document.documentElement.style.colorScheme);

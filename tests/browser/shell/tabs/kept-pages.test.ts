import type { Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shows } from "../../shows.ts";
import { onEveryBackEnd } from "../back-ends.ts";
import { type Desk, field, home, pages, sharedDesk } from "../desk.ts";

onEveryBackEnd((place) => {
  const atDesk = sharedDesk(place, { nodes: pages, height: 500 });
  keptPages(atDesk);
  hiddenPages(atDesk);
});

/** The calls for rows and records that are made while something is done. */
async function callsDuring({ page }: Desk, action: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  const note = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/points-api/")) calls.push(pathname);
  };
  page.on("request", note);
  await action();
  page.off("request", note);
  return calls;
}

/** Waits until the search field of the shown page contains a text. */
const expectTyped = (desk: Desk, text: string) =>
  expect.poll(() => field(desk).inputValue()).toBe(text);

/** How far the window is scrolled, in CSS pixels. */
const scrolledBy = ({ page }: Desk): Promise<number> => page.evaluate(() => scrollY);

/** Scrolls the window, as soon as enough rows have been drawn for that. */
async function scrollTo40(desk: Desk): Promise<void> {
  await expect
    .poll(async () => {
      await desk.page.evaluate(() => scrollTo(0, 40));
      return scrolledBy(desk);
    })
    .toBe(40);
}

/** Changes the setting that keeps open pages alive. */
async function toggleKeeping({ page }: Desk): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  const keeping = page.getByRole("switch", { name: "Keep open pages as they are" });
  const before = await keeping.getAttribute("aria-checked");
  await keeping.click();
  await expect.poll(() => keeping.getAttribute("aria-checked")).not.toBe(before);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Settings" }).waitFor({ state: "hidden" });
}

function keptPages(atDesk: () => Promise<Desk>): void {
  describe("the pages of open tabs", () => {
    it("stay alive with scroll, filters, typed values and selections", async () => {
      const desk = await atDesk();
      await desk.choose("Points", "Departments");
      const node = desk.page.getByRole("treeitem").nth(2);
      await node.click();
      await expect.poll(() => node.getAttribute("aria-selected")).toBe("true");
      await desk.openAll("Alpha");
      await field(desk).fill("a");
      const found = desk.page.waitForEvent("requestfinished", (request) =>
        /\/points-api\/cultural-group\/page\?.*name=a/.test(request.url()),
      );
      await field(desk).press("Enter");
      await Promise.all([desk.page.waitForURL("**/own/alpha?name=a"), found]);
      await field(desk).fill("typed, not sent");
      await scrollTo40(desk);
      await desk.scrolled();
      await desk.show("Departments");
      await expect.poll(() => node.getAttribute("aria-selected")).toBe("true");
      await expect.poll(() => scrolledBy(desk)).toBe(0);
      const calls = await callsDuring(desk, async () => {
        await desk.show("Alpha");
        await desk.page.waitForURL("**/own/alpha?name=a");
      });
      await expectTyped(desk, "typed, not sent");
      await expect.poll(() => scrolledBy(desk)).toBe(40);
      expect(calls).toEqual([]);
    });

    it("keep where they were scrolled to, however quickly they are left", async () => {
      const desk = await atDesk();
      await desk.openAll("Beta", "Alpha");
      await scrollTo40(desk);
      await desk.scrolled();
      await desk.page.evaluate(() => {
        scrollTo(0, 0);
        history.pushState(null, "", "/own/beta");
        dispatchEvent(new PopStateEvent("popstate"));
      });
      await expect.poll(() => desk.tab("Beta").getAttribute("aria-current")).toBe("page");
      await desk.show("Alpha");
      await desk.scrolled();
      expect(await scrolledBy(desk)).toBe(0);
    });

    it("keep where they were scrolled to when the browser's Back leaves them", async () => {
      const desk = await atDesk();
      await desk.openAll("Beta", "Alpha");
      await scrollTo40(desk);
      await desk.page.goBack();
      await desk.page.waitForURL("**/own/beta");
      await desk.scrolled();
      expect(await scrolledBy(desk)).toBe(0);
      await desk.show("Alpha");
      await desk.scrolled();
      expect(await scrolledBy(desk)).toBe(40);
    });

    it("are made anew at each visit where their node says noCache", async () => {
      const desk = await atDesk();
      await desk.openAll("Fresh");
      await field(desk).fill("typed");
      await desk.openAll("Alpha");
      await field(desk).fill("kept");
      await desk.show("Fresh");
      await expectTyped(desk, "");
      await desk.show("Alpha");
      await expectTyped(desk, "kept");
    });

    it("are made anew at each visit where cacheViews is off", async () => {
      const desk = await atDesk();
      await toggleKeeping(desk);
      await desk.openAll("Alpha");
      await field(desk).fill("typed");
      await desk.openAll("Beta");
      await desk.show("Alpha");
      await expectTyped(desk, "");
      await toggleKeeping(desk);
    });
  });
}

function hiddenPages(atDesk: () => Promise<Desk>): void {
  describe("a hidden page", () => {
    it("reads nothing while it is hidden, however long, nor what others changed", async () => {
      const desk = await atDesk();
      await desk.page.clock.install();
      await desk.openAll("Alpha", "Gamma");
      const calls = await callsDuring(desk, async () => {
        await desk.page.clock.fastForward("01:00:00");
        await field(desk).fill("Night Shift Choir");
        await desk.page.getByRole("button", { name: "Save" }).click();
        await desk.page.getByText("“Night Shift Choir” added").first().waitFor();
      });
      expect(calls).toEqual(["/points-api/cultural-group/add"]);
      await desk.show("Alpha");
      await desk.page.getByRole("cell", { name: "Night Shift Choir" }).first().waitFor();
    });

    it("shows no dialog over others and answers no keys; they are its own again later", async () => {
      const desk = await atDesk();
      await desk.choose("Points", "Cultural groups");
      await desk.page.getByRole("button", { name: "Add group" }).click();
      const dialog = desk.page.getByRole("dialog");
      await dialog.waitFor();
      await desk.page.goBack();
      await desk.heading(home).waitFor();
      await dialog.waitFor({ state: "hidden" });
      await desk.page.keyboard.press("Escape");
      await desk.page.keyboard.press("Enter");
      await desk.page.goForward();
      await shows(dialog);
    });
  });
}

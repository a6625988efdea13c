import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import {
  type Desk,
  deskAt,
  field,
  home,
  many,
  names,
  pages,
  sharedDesk,
  unsavedMarks,
} from "./desk.ts";

const nodes = [...pages, ...many(30)];

onEveryBackEnd((place) => {
  const atDesk = sharedDesk(place, { nodes, height: 500 });
  keptPages(place, atDesk);
  hiddenPages(atDesk);
});

/** Opening more than thirty pages takes its time. */
const manyPagesTime = 240_000;

/** The calls for rows and records while something is done. */
async function callsDuring({ page }: Desk, action: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/points-api/")) calls.push(pathname);
  });
  await action();
  return calls;
}

function keptPages(place: Place, atDesk: () => Promise<Desk>): void {
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
      await desk.page.evaluate(() => scrollTo(0, 40));
      await desk.show("Departments");
      expect(await node.getAttribute("aria-selected")).toBe("true");
      expect(await desk.page.evaluate(() => scrollY)).toBe(0);
      const calls = await callsDuring(desk, async () => {
        await desk.show("Alpha");
        await desk.page.waitForURL("**/own/alpha?name=a");
      });
      expect(await field(desk).inputValue()).toBe("typed, not sent");
      expect(await desk.page.evaluate(() => scrollY)).toBe(40);
      expect(calls).toEqual([]);
    });

    it(
      "stay alive to the number of 30, the least recently used dropped, the unsaved last",
      async () => {
        const desk = await atDesk();
        await desk.openAll("Gamma");
        await field(desk).fill("Half a name");
        await desk.openAll("Page number 1");
        await field(desk).fill("first");
        await desk.openAll("Page number 2");
        await field(desk).fill("second");
        // With the dashboard and the unsaved page these are 32.
        await desk.openAll(...names(30).slice(2));
        await desk.show("Gamma");
        expect(await field(desk).inputValue()).toBe("Half a name");
        await desk.show("Page number 2");
        expect(await field(desk).inputValue()).toBe("second");
        await desk.show("Page number 1");
        await expect.poll(() => field(desk).inputValue()).toBe("");
        await desk.show("Gamma");
        await field(desk).fill("");
        await unsavedMarks(desk).waitFor({ state: "detached" });
      },
      manyPagesTime,
    );

    it("are made anew at each visit where their node says noCache", async () => {
      const desk = await atDesk();
      await desk.openAll("Fresh");
      await field(desk).fill("typed");
      await desk.openAll("Alpha");
      await field(desk).fill("kept");
      await desk.show("Fresh");
      expect(await field(desk).inputValue()).toBe("");
      await desk.show("Alpha");
      expect(await field(desk).inputValue()).toBe("kept");
    });

    it("are made anew at each visit where cacheViews is off", async () => {
      const desk = await deskAt(place, { settings: { cacheViews: false } });
      await desk.openAll("Alpha");
      await field(desk).fill("typed");
      await desk.openAll("Beta");
      await desk.show("Alpha");
      expect(await field(desk).inputValue()).toBe("");
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
        await desk.page.getByText("The operation succeeded").first().waitFor();
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
      await dialog.waitFor();
    });
  });
}

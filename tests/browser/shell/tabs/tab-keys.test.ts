import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { onEveryBackEnd } from "../back-ends.ts";
import { type Desk, focused, home, many, names, own, pages, sharedDesk } from "../desk.ts";
import { hasFocus, holdsFocus } from "../focus.ts";

const longTitle = "A title that is far too long to be shown in a tab in its whole length";

const deskSize = { width: 1100, height: 900 };

const nodes = [...pages, ...many(14), own(longTitle, "own/list")];

onEveryBackEnd((place) => {
  const atDesk = sharedDesk(place, { ...deskSize, nodes });
  tabsByPointer(atDesk);
  tabsByKeyboard(atDesk);
});

function tabsByPointer(atDesk: () => Promise<Desk>): void {
  describe("tabs by pointer", () => {
    it("are dragged to another place, where a click stays a click; pinned ones stay first", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Beta", "Gamma");
      await draggable(desk);
      await drag(desk, desk.tab("Gamma"), desk.tab("Alpha"));
      await desk.expectTabs(home, "Gamma", "Alpha", "Beta");
      expect(desk.visitor.address()).toBe("/own/gamma");
      await drag(desk, desk.tab("Beta"), desk.tab(home));
      await desk.expectTabs(home, "Beta", "Gamma", "Alpha");
      await drag(desk, desk.tab(home), desk.tab("Alpha"));
      await desk.expectTabs(home, "Beta", "Gamma", "Alpha");
      // Dragging a tab does not show its page; a click still does.
      expect(desk.visitor.address()).toBe("/own/gamma");
      await desk.show("Beta");
    });

    it("scroll by wheel and by buttons where there are many, the active one in view", async () => {
      const desk = await atDesk();
      await desk.openAll(...names(14));
      const left = desk.openPages.getByRole("button", { name: "Show tabs to the left" });
      const right = desk.openPages.getByRole("button", { name: "Show tabs to the right" });
      await expect.poll(() => inView(desk, desk.tab("Page number 14"))).toBe(true);
      expect(await inView(desk, desk.tab(home))).toBe(false);
      await expect.poll(() => right.isDisabled()).toBe(true);
      // At the end of the row, the button becomes disabled while it is being clicked.
      while (await left.isEnabled()) await left.click({ force: true });
      await expect.poll(() => inView(desk, desk.tab(home))).toBe(true);
      await desk.tab(home).hover();
      await desk.page.mouse.wheel(0, 5000);
      await expect.poll(() => inView(desk, desk.tab("Page number 14"))).toBe(true);
      await desk.page.setViewportSize({ width: 390, height: 844 });
      await desk.page.goBack();
      await expect.poll(() => inView(desk, desk.tab("Page number 13"))).toBe(true);
      await desk.page.setViewportSize(deskSize);
    });

    it("are drawn only in sight from 200 on, and reached, dragged and closed all the same", async () => {
      const desk = await atDesk();
      await rememberTabs(desk.page, 230);
      await desk.visitor.open("/own/alpha?name=120");
      const item = (index: number) =>
        desk.openPages.getByTitle(`Alpha · name: ${index}`, { exact: true });
      const place = (index: number) =>
        item(index).evaluate((link) => link.parentElement?.getAttribute("aria-posinset"));
      const isSeen = (index: number) => inView(desk, item(index));
      await expect.poll(() => isSeen(120)).toBe(true);
      await expect.poll(() => place(120)).toBe("121");
      expect(await desk.openPages.getByRole("link").count()).toBeLessThan(60);
      await draggable(desk);
      await item(120).focus();
      await desk.page.keyboard.press("End");
      await expect.poll(() => isSeen(230)).toBe(true);
      await desk.page.keyboard.press("Delete");
      await item(230).waitFor({ state: "detached" });
      await hasFocus(item(229));
      await desk.page.keyboard.press("Control+Shift+ArrowLeft");
      await desk.openPages.getByText("Alpha: tab 229 of 230").waitFor();
      await hasFocus(item(229));
      await desk.page.keyboard.press("Home");
      await expect.poll(() => inView(desk, desk.tab(home))).toBe(true);
      // The active tab remains the one that the Tab key reaches.
      expect(await desk.openPages.locator('a[tabindex="0"]').getAttribute("aria-current")).toBe(
        "page",
      );
      await drag(desk, item(1), item(2));
      await expect.poll(() => Promise.all([place(2), place(1)])).toEqual(["2", "3"]);
      expect(await desk.openPages.getByRole("link").count()).toBeLessThan(60);
    });

    it("show no buttons where all fit, and a long title whole as a hint", async () => {
      const desk = await atDesk();
      await desk.openAll(longTitle);
      expect(await desk.openPages.getByRole("button", { name: /Show tabs/ }).count()).toBe(0);
      expect(await desk.tab(longTitle).getAttribute("title")).toBe(longTitle);
      expect((await desk.tab(longTitle).boundingBox())?.width).toBeLessThan(260);
    });
  });
}

function tabsByKeyboard(atDesk: () => Promise<Desk>): void {
  describe("tabs by keyboard", () => {
    it("are one stop of the Tab key; left, right, Home and End walk, Enter shows", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Beta");
      await desk.tab("Beta").focus();
      for (const [key, name] of [
        ["ArrowLeft", "Alpha"],
        ["Home", home],
        ["ArrowLeft", "Beta"],
        ["ArrowRight", home],
        ["End", "Beta"],
        ["Home", home],
      ] as const) {
        await desk.page.keyboard.press(key);
        await expect.poll(() => focused(desk)).toBe(name);
      }
      expect(await desk.openPages.locator('a[tabindex="0"]').allTextContents()).toEqual(["Beta"]);
      await desk.page.keyboard.press("ArrowRight");
      await expect.poll(() => focused(desk)).toBe("Alpha");
      await desk.page.keyboard.press("Enter");
      await desk.page.getByRole("region", { name: "Alpha" }).waitFor();
    });

    it("keep a focus that moves in the moment in which they become ones to be dragged", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha");
      await desk.page.addInitScript(moveFocusInThatMoment);
      await desk.page.reload();
      await desk.tab("Alpha").focus();
      await desk.page.evaluate(() => dispatchEvent(new Event("idle")));
      await draggable(desk);
      await expect.poll(() => focused(desk)).toBe(home);
    });

    it("close by Delete, and the neighbour has the focus then", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Beta", "Gamma");
      await desk.tab("Alpha").press("Delete");
      await desk.expectTabs(home, "Beta", "Gamma");
      await expect.poll(() => focused(desk)).toBe("Beta");
      await desk.tab("Gamma").press("Delete");
      await expect.poll(() => focused(desk)).toBe("Beta");
      await expect.poll(() => desk.visitor.address()).toBe("/own/beta");
    });

    it("open their menu by Shift+F10 or the menu key, and get the focus back", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Beta");
      for (const key of ["Shift+F10", "ContextMenu"]) {
        await desk.tab("Alpha").press(key);
        const menu = desk.page.getByRole("menu", { name: "Actions for Alpha" });
        await holdsFocus(menu);
        await desk.page.keyboard.press("Escape");
        await menu.waitFor({ state: "hidden" });
        await expect.poll(() => focused(desk)).toBe("Alpha");
      }
      await desk.tab("Alpha").press("Shift+F10");
      const others = desk.page.getByRole("menuitem", { name: "Close others" });
      await others.press("Enter");
      await desk.expectTabs(home, "Alpha");
      await expect.poll(() => focused(desk)).toBe("Alpha");
    });

    it("move by Ctrl+Shift and left or right, which is told before and after", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Beta");
      const keys = await desk.tab("Beta").getAttribute("aria-keyshortcuts");
      expect(keys).toContain("Control+Shift+ArrowLeft");
      await desk.tab("Beta").press("Control+Shift+ArrowLeft");
      await desk.expectTabs(home, "Beta", "Alpha");
      await desk.openPages.getByText("Beta: tab 2 of 3").waitFor();
      await expect.poll(() => focused(desk)).toBe("Beta");
      await desk.tab("Beta").press("Control+Shift+ArrowLeft");
      await desk.expectTabs(home, "Beta", "Alpha");
      await desk.tab("Beta").press("Control+Shift+ArrowRight");
      await desk.expectTabs(home, "Alpha", "Beta");
      await expect.poll(() => focused(desk)).toBe("Beta");
    });
  });
}

/** Waits until tabs can be dragged, whose code is loaded when the pointer comes near. */
async function draggable({ page, openPages }: Desk): Promise<void> {
  await openPages.getByRole("link").first().hover();
  await page.locator("[id^='DndLiveRegion']").first().waitFor({ state: "attached" });
}

/**
 * The test decides when the browser is idle; once the code asks whether a tab is pressed, the first
 * tab gets the focus.
 */
function moveFocusInThatMoment(): void {
  window.requestIdleCallback = (callback) => {
    addEventListener("idle", () => callback({ didTimeout: false, timeRemaining: () => 50 }));
    return 0;
  };
  Element.prototype.matches = new Proxy(Element.prototype.matches, {
    apply(matches, element, asked) {
      if (asked[0] === ":active") {
        queueMicrotask(() => document.querySelector<HTMLElement>("[data-tab]")?.focus());
      }
      return Reflect.apply(matches, element, asked);
    },
  });
}

/** Stores the given number of tabs of one page in the browser. */
async function rememberTabs(page: Desk["page"], count: number): Promise<void> {
  await page.evaluate((most) => {
    const tabs = Array.from({ length: most }, (_none, index) => ({
      id: `remembered-${index + 1}`,
      path: "/own/alpha",
      search: `?name=${index + 1}`,
      isPinned: false,
    }));
    sessionStorage.setItem("tabs", JSON.stringify(tabs));
  }, count);
}

async function drag(desk: Desk, tab: Locator, over: Locator): Promise<void> {
  // Playwright's hover waits until the tab has stopped moving.
  await tab.hover();
  const to = await over.boundingBox();
  if (!to) throw new Error("Both tabs must be in view.");
  const { mouse } = desk.page;
  await mouse.down();
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  // The drop target follows the pointer one frame later.
  await desk.scrolled();
  await mouse.up();
}

/** Whether a tab is visible within the scrolled row of tabs. */
async function inView(desk: Desk, tab: Locator): Promise<boolean> {
  const row = await desk.openPages.boundingBox();
  const box = (await tab.count()) > 0 ? await tab.boundingBox() : null;
  if (!row || !box) return false;
  return box.x >= row.x - 1 && box.x + box.width <= row.x + row.width + 1;
}

import { describe, expect, it } from "vitest";
import { onEveryBackEnd } from "./back-ends.ts";
import { type Desk, focused, home, many, names, own, pages, sharedDesk } from "./desk.ts";

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
      await drag(desk, "Gamma", "Alpha");
      await desk.expectTabs(home, "Gamma", "Alpha", "Beta");
      expect(desk.visitor.address()).toBe("/own/gamma");
      await drag(desk, "Beta", home);
      await desk.expectTabs(home, "Beta", "Gamma", "Alpha");
      await drag(desk, home, "Alpha");
      await desk.expectTabs(home, "Beta", "Gamma", "Alpha");
      // What was dragged is not shown by that, and still is by a click.
      expect(desk.visitor.address()).toBe("/own/gamma");
      await desk.show("Beta");
    });

    it("scroll by wheel and by buttons where there are many, the active one in view", async () => {
      const desk = await atDesk();
      await desk.openAll(...names(14));
      const left = desk.openPages.getByRole("button", { name: "Show tabs to the left" });
      const right = desk.openPages.getByRole("button", { name: "Show tabs to the right" });
      await expect.poll(() => inView(desk, "Page number 14")).toBe(true);
      expect(await inView(desk, home)).toBe(false);
      await expect.poll(() => right.isDisabled()).toBe(true);
      // At the very end the button is disabled while it is being clicked.
      while (await left.isEnabled()) await left.click({ force: true });
      await expect.poll(() => inView(desk, home)).toBe(true);
      await desk.tab(home).hover();
      await desk.page.mouse.wheel(0, 5000);
      await expect.poll(() => inView(desk, "Page number 14")).toBe(true);
      await desk.page.setViewportSize({ width: 390, height: 844 });
      await desk.page.goBack();
      await expect.poll(() => inView(desk, "Page number 13")).toBe(true);
      await desk.page.setViewportSize(deskSize);
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
      await desk.page.keyboard.press("Enter");
      await desk.page.getByRole("region", { name: "Alpha" }).waitFor();
    });

    it("close by Delete, and the neighbour has the focus then", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Beta", "Gamma");
      await desk.tab("Alpha").press("Delete");
      await desk.expectTabs(home, "Beta", "Gamma");
      await expect.poll(() => focused(desk)).toBe("Beta");
      await desk.tab("Gamma").press("Delete");
      await expect.poll(() => focused(desk)).toBe("Beta");
      expect(desk.visitor.address()).toBe("/own/beta");
    });

    it("open their menu by Shift+F10 or the menu key, and get the focus back", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Beta");
      for (const key of ["Shift+F10", "ContextMenu"]) {
        await desk.tab("Alpha").press(key);
        const menu = desk.page.getByRole("menu", { name: "Commands on Alpha" });
        await expect
          .poll(() => menu.evaluate((list) => list.contains(document.activeElement)))
          .toBe(true);
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

/** Waits until tabs can be dragged, which is loaded after the first paint. */
const draggable = ({ page }: Desk) =>
  page.locator("[id^='DndLiveRegion']").first().waitFor({ state: "attached" });

async function drag(desk: Desk, name: string, over: string): Promise<void> {
  const [from, to] = [await desk.tab(name).boundingBox(), await desk.tab(over).boundingBox()];
  if (!from || !to) throw new Error("Both tabs must be in view.");
  const { mouse } = desk.page;
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await mouse.up();
}

/** Whether a tab stands within the row, as far as it scrolled. */
async function inView(desk: Desk, name: string): Promise<boolean> {
  const row = await desk.openPages.boundingBox();
  const tab = await desk.tab(name).boundingBox();
  if (!row || !tab) return false;
  return tab.x >= row.x - 1 && tab.x + tab.width <= row.x + row.width + 1;
}

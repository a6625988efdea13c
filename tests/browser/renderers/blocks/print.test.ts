import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openPlace } from "../../place.ts";
import { go } from "../../shell/frame.ts";
import type { Visitor } from "../../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/cultural-group" });
  page = visitor.page;
  await page.getByRole("row").nth(3).waitFor();
});

/** Looks at the page as it is on paper. */
async function onPaper(look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await look();
  await page.emulateMedia({ media: null });
}

const dialog = () => page.getByRole("dialog").filter({ visible: true });
const pressed = () => page.getByRole("button").filter({ visible: true }).count();

/** What of the open dialog or page lies in an area that would have to be scrolled. */
const scrolled = () =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean =>
      element.scrollHeight > element.clientHeight + 1 &&
      ["auto", "scroll", "hidden"].includes(getComputedStyle(element).overflowY);
    const lists = document.querySelectorAll("[role=tree], [role=listbox], .ant-modal-wrap, body");
    return [...lists].filter((list) => list.checkVisibility() && isCut(list)).length;
  });

describe("on paper", () => {
  it("a tree has all its nodes, folded ones too, and nothing that is pressed", async () => {
    await go(visitor, "/points/deduction-rule");
    const nodes = page.getByRole("treeitem").filter({ visible: true });
    await nodes.first().waitFor();
    await page.getByRole("button", { name: "Expand all" }).click();
    const count = await nodes.count();
    await page.getByRole("button", { name: "Collapse all" }).click();
    await expect.poll(() => nodes.count()).toBeLessThan(count);
    const few = await nodes.count();
    await onPaper(async () => {
      await expect.poll(pressed).toBe(0);
      await expect.poll(() => nodes.count()).toBe(count);
      expect(await page.getByRole("textbox").filter({ visible: true }).count()).toBe(0);
      expect(await scrolled()).toBe(0);
    });
    await expect.poll(() => nodes.count()).toBe(few);
  });

  it("a time says when it was, not how long before the page was printed", async () => {
    await go(visitor, "/system/audit-log");
    const ago = page.locator("tbody time").filter({ visible: true }).first();
    await ago.waitFor();
    const printed = () =>
      ago.evaluate((time) => {
        const after = getComputedStyle(time, "::after").content;
        return after === "none" ? time.textContent : after.slice(1, -1);
      });
    expect(await printed()).toMatch(/now|ago/);
    await onPaper(async () => {
      await expect.poll(printed).toBe(await ago.getAttribute("title"));
      expect(await ago.locator("span").isVisible()).toBe(false);
    });
  });

  it("the lists of a relation have all their items, not those in sight", async () => {
    await go(visitor, "/points/cultural-group");
    await page.getByRole("row").nth(1).getByRole("button", { name: "Users" }).click();
    const available = dialog().getByRole("listbox").first();
    await available.getByRole("option").first().waitFor();
    // How many are in sight is known only once the list has been measured, which may be after paper.
    const most = 60;
    expect(await available.getByRole("option").count()).toBeLessThan(most);
    await onPaper(async () => {
      await expect.poll(() => available.getByRole("option").count()).toBeGreaterThan(100);
      expect(await pressed()).toBe(0);
      expect(await scrolled()).toBe(0);
    });
    await expect.poll(() => available.getByRole("option").count()).toBeLessThan(most);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog().count()).toBe(0);
  });

  it("an open form stands alone, with what is typed", async () => {
    await page.getByRole("button", { name: "Add group" }).click();
    await dialog().getByLabel("Group name").fill("Paper Folders");
    await onPaper(async () => {
      await expect.poll(pressed).toBe(0);
      expect(await dialog().getByLabel("Group name").inputValue()).toBe("Paper Folders");
      expect(await page.getByRole("table").filter({ visible: true }).count()).toBe(0);
      expect(await scrolled()).toBe(0);
    });
  });
});

import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hold } from "../../hold.ts";
import { openPlace } from "../../place.ts";
import { quiet } from "../../quiet.ts";
import { hasFocus } from "../../shell/focus.ts";
import { go } from "../../shell/frame.ts";
import type { Visitor } from "../../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/user" });
  page = visitor.page;
  await page.getByRole("row").filter({ hasText: "Aisha Sharma" }).waitFor();
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

/** The number of elements whose content is printed over what is beside or below them. */
const overflowing = (elements: Locator) =>
  elements.evaluateAll(
    (all) =>
      all.filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      ).length,
  );

const drawn = () => page.locator("tbody > tr[data-row-key]").count();

describe("a table of more rows than are drawn at once", () => {
  // Its tests make the window narrower.
  afterAll(() => page.setViewportSize({ width: 1440, height: 900 }));

  it("goes onto paper with all of them, and is as it was afterwards", async () => {
    const table = page.getByRole("table").filter({ hasText: "Aisha Sharma" });
    const total = Number(await table.getAttribute("aria-rowcount")) - 1;
    expect(total).toBeGreaterThan(200);
    expect(await drawn()).toBeLessThan(60);
    const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
    // The greatest number of rows on a page.
    expect(pages?.length).toBeGreaterThan(total / 40);
    await expect.poll(drawn).toBeLessThan(60);
    await page.emulateMedia({ media: "print" });
    await expect.poll(drawn).toBe(total);
    await page.emulateMedia({ media: null });
    await expect.poll(drawn).toBeLessThan(60);
  });

  it("has no column on paper that is pressed, and none that is cut", async () => {
    await page.setViewportSize({ width: 720, height: 900 });
    await page.emulateMedia({ media: "print" });
    const table = page.getByRole("table").filter({ hasText: "Aisha Sharma" });
    expect(await table.getByRole("button").count()).toBe(0);
    const cut = await table.evaluate((element) =>
      [...element.querySelectorAll("th, td")].some(
        (cell) => cell.scrollWidth > cell.clientWidth + 1,
      ),
    );
    expect(cut).toBe(false);
    expect(await table.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(720);
    await page.emulateMedia({ media: null });
  });

  it("has them all on a page of A4 where they are many, with names and numbers that stay whole", async () => {
    await go(visitor, "/system/member");
    await page.getByText("Super administrator").first().waitFor();
    await page.emulateMedia({ media: "print" });
    const table = page.getByRole("table");
    const beyond = () =>
      table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0));
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    for (const whole of ["13800010007", "chen.comprehensive", "Administrator"]) {
      const box = await table.getByText(whole, { exact: true }).first().boundingBox();
      expect(box?.height, whole).toBeLessThan(28);
    }
    await page.emulateMedia({ media: null });
  });

  it("breaks no word in a frame", async () => {
    await go(visitor, "/points/cultural-group");
    const word = page.getByRole("table").getByText("Enabled", { exact: true }).first();
    await word.waitFor();
    await page.emulateMedia({ media: "print" });
    await page.getByRole("table").getByRole("button").first().waitFor({ state: "hidden" });
    expect(await word.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(30);
    await page.emulateMedia({ media: null });
  });

  it("is as light as the paper, also where the screen is dark", async () => {
    const scheme = () => page.evaluate(() => document.documentElement.style.colorScheme);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(scheme).toBe("dark");
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    await expect.poll(scheme).toBe("light");
    await page.emulateMedia({ colorScheme: null, media: null });
  });
});

describe("a table that reads its rows page by page", () => {
  it("prints the rows of all pages by its export menu, without the dialog that read them", async () => {
    await go(visitor, "/points/cultural-group");
    const region = page.getByRole("region", { name: "Cultural groups" });
    const rows = () => region.locator("tbody > tr[data-row-key]").count();
    await expect.poll(rows).toBe(20);
    const total = Number.parseInt((await region.getByText(/in total/).textContent()) ?? "", 10);
    expect(total).toBeGreaterThan(20);
    // In place of the browser's own dialog, what would be on paper is recorded.
    await page.evaluate(() => {
      window.print = () => {
        window.dispatchEvent(new Event("beforeprint"));
        const drawn = [...document.querySelectorAll("#content tbody > tr[data-row-key]")];
        const printed = drawn.filter((row) => row.checkVisibility()).length;
        const dialogs = document.querySelectorAll("[role=dialog]").length;
        document.title = `${printed} rows, ${dialogs} dialogs`;
        window.dispatchEvent(new Event("afterprint"));
      };
    });
    const opener = region.getByRole("button", { name: "Export all rows" });
    await opener.click();
    await page.getByRole("menuitem", { name: "Print" }).click();
    await expect.poll(() => page.title()).toBe(`${total} rows, 0 dialogs`);
    await expect.poll(rows).toBe(20);
    await hasFocus(opener);
  });

  it("prints no other tab in their place where it is left meanwhile, but once one is back", async () => {
    const region = page.getByRole("region", { name: "Cultural groups" });
    const read = await hold(page, "**/cultural-group/page?*");
    await region.getByRole("button", { name: "Export all rows" }).click();
    await page.getByRole("menuitem", { name: "Print" }).click();
    await read.begun;
    await go(visitor, "/dashboard");
    await region.waitFor({ state: "hidden" });
    read.release();
    await quiet(page);
    expect(await page.title()).toMatch(/^Points home/);
    await page.goBack();
    await expect.poll(() => page.title()).toMatch(/^2\d rows, 0 dialogs$/);
  });
});

describe("on paper", () => {
  it("a tree has all its nodes, folded ones too, and nothing that is pressed", async () => {
    await page.route("**/getAll4TreeData*", async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.data[0].title = "T".repeat(200);
      await route.fulfill({ response, json });
    });
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
      expect(await overflowing(nodes)).toBe(0);
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

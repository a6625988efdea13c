import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openPlace } from "../../../place.ts";
import { holdsFocus } from "../../../shell/focus.ts";
import { go } from "../../../shell/frame.ts";
import { shows } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/cultural-group" });
  page = visitor.page;
});

const rows = () => page.locator("tbody").getByRole("row");

const expectAddress = (address: RegExp) => expect.poll(visitor.address).toMatch(address);

/** Waits until the table has the given number of rows. */
async function expectRows(count: number): Promise<void> {
  await expect.poll(() => rows().count()).toBe(count);
}

/** Replaces a response of the service until the page is left. */
async function answering(path: string, answer: object): Promise<void> {
  await page.route(`**${path}*`, (route) => route.fulfill({ json: answer }));
}

describe("a table keeps what it shows in the address", () => {
  it("the page, the order and what is searched for", async () => {
    await expectRows(20);
    await page.getByTitle("Next Page").press("Enter");
    await expectRows(5);
    // The last page disables the button that led there, which would lose the focus.
    await holdsFocus(page.locator("#content"));
    await expectAddress(/groups\._page=2/);
    await page.getByRole("columnheader", { name: "Group name" }).click();
    await page.getByRole("searchbox", { name: "Group name" }).fill("ing");
    await page.keyboard.press("Enter");
    await expectRows(4);
    await expectAddress(/\?groups\.name=ing&groups\._sort=name$/);
  });

  it("and not what is typed into the search, which stays there in another order", async () => {
    const name = page.getByRole("searchbox", { name: "Group name" });
    await name.fill("ing and more");
    await page.getByRole("columnheader", { name: "Group name" }).click();
    await expectAddress(/\?groups\.name=ing&groups\._sort=-name$/);
    expect(await name.inputValue()).toBe("ing and more");
    await name.fill("ing");
    await page.getByRole("columnheader", { name: "Group name" }).click();
    await page.getByRole("columnheader", { name: "Group name" }).click();
    await expectAddress(/\?groups\.name=ing&groups\._sort=name$/);
  });

  it("and shows it again after a reload", async () => {
    await page.reload();
    await expectRows(4);
    const name = page.getByRole("searchbox", { name: "Group name" });
    await expect.poll(() => name.inputValue()).toBe("ing");
    const heading = page.getByRole("columnheader", { name: "Group name" });
    await expect.poll(() => heading.getAttribute("aria-sort")).toBe("ascending");
  });

  it("and the browser's Back leads to what it showed before", async () => {
    await page.getByRole("button", { name: "Reset" }).click();
    await expectRows(20);
    const before = visitor.address();
    await page.getByTitle("Next Page").click();
    await expectRows(5);
    await page.goBack();
    await expectRows(20);
    await expect.poll(visitor.address).toBe(before);
    await page.goForward();
    await expectRows(5);
  });

  it("and leads back where nothing matches", async () => {
    await page.getByRole("searchbox", { name: "Group name" }).fill("no such group");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByText("Nothing matches the search.").waitFor();
    await page.getByRole("button", { name: "Show all" }).click();
    await expectRows(20);
    await expect.poll(visitor.address).not.toContain("groups.name");
  });

  it("and asks the service again for what was found a moment ago", async () => {
    const asked = page.waitForRequest(/group\/page\?.*no\+?(%20)?such/);
    await page.getByRole("searchbox", { name: "Group name" }).fill("no such group");
    await page.keyboard.press("Enter");
    await asked;
    await page.getByRole("button", { name: "Show all" }).click();
    await expectRows(20);
  });
});

describe("the rows of a table", () => {
  it("are copied without their checkboxes and buttons, each as one line of its cells", async () => {
    await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const copied = async (element: Locator): Promise<string> => {
      await element.selectText();
      await page.keyboard.press("ControlOrMeta+c");
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const row = rows().filter({ hasText: "Sailing Friends" });
    await row.getByText("Enabled").dblclick();
    await expect
      .poll(() => copied(row))
      .toMatch(/^Sailing Friends\tEnabled\t28\t2\tThree week[^\t\n]+\t[^\t\n]+$/);
    expect(await copied(page.locator("tbody"))).toMatch(
      /^([^\t\n]+\t){5}[^\t\n]+\n([^\t\n]+\t){5}/,
    );
    // What is selected within one cell is copied as it is.
    expect((await copied(row.getByText("Enabled"))).trim()).toBe("Enabled");
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  it("are selected by the keyboard, and other blocks follow", async () => {
    await go(visitor, "/points/dict-type");
    await page.getByText("Make a selection in Dictionary first.").waitFor();
    const row = rows().filter({ hasText: "common_status" });
    await row.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => row.getAttribute("aria-selected")).toBe("true");
    await page.getByText("Make a selection in Dictionary first.").waitFor({ state: "hidden" });
    // Who drags over a text to copy it keeps the row selected.
    await row.getByText("common_status").selectText();
    await row.dispatchEvent("click");
    expect(await row.getAttribute("aria-selected")).toBe("true");
    await row.click();
    await expect.poll(() => row.getAttribute("aria-selected")).toBe("false");
  });

  it("are drawn only where they can be seen when they are many", async () => {
    await go(visitor, "/points/user");
    await page.getByRole("row").filter({ hasText: "Aisha Sharma" }).waitFor();
    expect(await page.getByRole("row").count()).toBeLessThan(40);
  });
});

describe("the heads of a table", () => {
  const head = () => page.getByRole("columnheader", { name: "Group name" });
  const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? Number.NaN);
  const scrollDown = () => page.evaluate(() => window.scrollBy(0, document.body.scrollHeight));

  it("stay in sight while the rows are scrolled, however narrow the window is", async () => {
    await go(visitor, "/points/cultural-group");
    await expectRows(20);
    for (const width of [1440, 800]) {
      await page.setViewportSize({ width, height: 500 });
      await expect.poll(() => topOf(head())).toBeGreaterThan(0);
      await scrollDown();
      await expect.poll(() => topOf(rows().nth(5))).toBeLessThan(0);
      await expect.poll(() => topOf(head())).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  });

  it("stand below the bars that stay at the top of the window", async () => {
    await page.evaluate(() => localStorage.setItem("settings", '{"fixedHeader":true}'));
    await page.reload();
    await expectRows(20);
    const bars = page.getByRole("banner").locator("xpath=..");
    for (const width of [1440, 800]) {
      await page.setViewportSize({ width, height: 500 });
      await scrollDown();
      const height = Math.round((await bars.boundingBox())?.height ?? Number.NaN);
      await expect.poll(() => topOf(head())).toBe(height);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    await page.evaluate(() => localStorage.removeItem("settings"));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expectRows(20);
  });
});

describe("a table without a title", () => {
  it("has its search and its tools above the rows, and finds a person by name", async () => {
    await go(visitor, "/points/user");
    await page.getByText("285 in total").waitFor();
    const heading = page.getByRole("columnheader", { name: "Full name" });
    const { y: top } = (await heading.boundingBox()) ?? { y: 0 };
    for (const name of ["Export all rows", "Columns", "Refresh"]) {
      const tool = await page.getByRole("main").getByRole("button", { name }).boundingBox();
      expect(tool?.y).toBeLessThan(top);
    }
    await page.getByRole("searchbox", { name: "Full name" }).fill("aisha sharma");
    await page.keyboard.press("Enter");
    await expectRows(1);
    await expectAddress(/fullname=aisha\+sharma/);
  });

  it("offers them in a department too", async () => {
    await go(visitor, "/points/department");
    await page.getByRole("treeitem").filter({ hasText: "Operations" }).first().click();
    await shows(page.getByRole("searchbox", { name: "Full name" }));
    await shows(page.getByRole("button", { name: "Export all rows" }));
  });
});

describe("an answer that breaks the catalogue", () => {
  it("leaves the table usable, as plain text, with one notice for administrators", async () => {
    const broken = { id: 1, name: { a: 1 }, status: "x", remark: `<b>${"y".repeat(100_000)}` };
    const data = { records: [null, broken, { id: 1 }], total: "3" };
    await answering("/cultural-group/page", { code: 0, msg: "", data });
    await go(visitor, "/points/cultural-group?groups.name=broken");
    await page.getByText('{"a":1}').waitFor();
    await page.getByText(/culturalGroup.page does not match the catalogue at \//).waitFor();
    await expectRows(2);
    await page.unrouteAll();
  });

  it("that is a refusal says so in its block, with the way to try again", async () => {
    await answering("/cultural-group/page", { code: 50000, msg: "It does not work today." });
    await go(visitor, "/points/cultural-group?groups.name=ing");
    const block = page.getByRole("main").getByRole("alert");
    await block.getByText("The data could not be loaded.").waitFor();
    await block.getByText("It does not work today.").waitFor();
    await page.unrouteAll();
    await block.getByRole("button", { name: "Try again" }).click();
    await expectRows(4);
  });
});

describe("on a narrow screen", () => {
  it("each row is a card with its actions in a menu", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const card = page.getByRole("listitem").filter({ hasText: "Sailing Friends" });
    await card.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).waitFor();
    await page.keyboard.press("Escape");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  it("a tablet shows two of many search fields, and the others on request", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await go(visitor, "/system/audit-log");
    const fields = page.locator("#content search label").filter({ visible: true });
    await expect.poll(() => fields.allTextContents()).toEqual(["Who", "Record"]);
    await page.getByRole("button", { name: "More fields" }).click();
    await expect.poll(() => fields.count()).toBe(8);
  });
});

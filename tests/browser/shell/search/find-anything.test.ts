import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../../axe.ts";
import { openPlace } from "../../place.ts";
import { shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";
import { hasFocus, holdsFocus } from "../focus.ts";
import { frameOf } from "../frame.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/cultural-group" });
  page = visitor.page;
  await page.getByRole("row").nth(2).waitFor();
});

const field = () => page.getByRole("combobox", { name: "Find anything" });
const group = (name: string) => page.getByRole("group", { name, exact: true });
const option = (name: string | RegExp) => page.getByRole("option", { name });
const isSearched = () => page.getByText(/^Found: \d+$/).waitFor({ state: "attached" });

async function find(words: string): Promise<void> {
  if (!(await field().isVisible())) await page.keyboard.press("Control+k");
  await field().fill(words);
}

/** Holds the response of a path until it is released. */
async function hold(path: string) {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(path, (route) => {
    if (isHeld) held.push(route);
    else return route.continue();
  });
  return {
    count: () => held.length,
    release: async () => {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    },
  };
}

describe("a search finds records", () => {
  it("asking the lists of all pages, at most four at once", async () => {
    const sources = await hold("**/page/get{Plan,One}");
    await find("sail");
    await expect.poll(sources.count).toBe(4);
    await shows(page.getByText("Searching…"));
    expect(sources.count()).toBe(4);
    await sources.release();
    await isSearched();
    await page.unrouteAll({ behavior: "wait" });
    const found = group("Cultural groups").getByRole("option");
    await expect.poll(() => found.count()).toBe(1);
    expect(await found.textContent()).toContain("Sailing Friends");
    expect(await violationsOf(page)).toEqual([]);
  });

  it("each of which opens on its page, where the list shows it", async () => {
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Edit group · Sailing Friends" });
    await shows(dialog.getByRole("textbox", { name: "Group name" }));
    await holdsFocus(dialog);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await hasFocus(page.getByRole("row", { selected: true }).filter({ hasText: "Sailing" }));
    await expect.poll(visitor.address).toBe("/points/cultural-group?groups.name=Sailing+Friends");
    await shows(page.getByRole("row").filter({ hasText: "Sailing Friends" }));
    await expect.poll(() => page.locator("tbody:visible").getByRole("row").count()).toBe(1);
    const { tabTitles } = frameOf(visitor);
    const opened = "Cultural groups\u00a0· Sailing Friends";
    await expect.poll(tabTitles).toEqual(["Points home", "Cultural groups", opened]);
  });

  it("again in the tab that shows it, in place of a second one", async () => {
    const { tabTitles } = frameOf(visitor);
    const before = await tabTitles();
    await find("sailing");
    await group("Cultural groups").getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Edit group · Sailing Friends" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await tabTitles()).toEqual(before);
  });

  it("also where the address names one on a later page, or one that is gone", async () => {
    await page.getByRole("link", { name: "Cultural groups" }).first().click();
    const rows = page.locator("tr[data-row-key]:visible");
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
    const row = rows.first();
    const keyOfRow = () => row.getAttribute("data-row-key");
    const earlierKey = await keyOfRow();
    await page.getByRole("button", { name: "Next page" }).click();
    await expect.poll(visitor.address).toContain("_page=2");
    // The earlier rows stay in view until those of the next page have come.
    await expect.poll(keyOfRow).not.toBe(earlierKey);
    const key = await keyOfRow();
    const name = (await row.getByRole("cell").nth(1).textContent()) ?? "";
    await visitor.open(`/points/cultural-group?groups._open=${key}`);
    const dialog = page.getByRole("dialog", { name: `Edit group · ${name}` });
    await dialog.waitFor();
    await expect.poll(visitor.address).toBe("/points/cultural-group?groups._page=2");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await visitor.open("/points/cultural-group?groups._open=none");
    await shows(page.getByText("This record is no longer in the list."));
    await expect.poll(visitor.address).toBe("/points/cultural-group");
  });

  it("and people, told from others of their name, from group to group by the arrows", async () => {
    await find("amara reid");
    await isSearched();
    const people = group("Points users").getByRole("option");
    await expect.poll(() => people.count()).toBe(2);
    expect(new Set(await people.allTextContents()).size).toBe(2);
    const active = page.getByRole("option", { selected: true });
    const first = await active.textContent();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => active.textContent()).not.toBe(first);
    await page.keyboard.press("Enter");
    await frameOf(visitor).heading("Points users").waitFor();
    await expect.poll(visitor.address).toContain("fullname=Amara+Reid");
  });

  it("and gives up what it asked when typing goes on", async () => {
    const members = await hold("**/member/getList");
    await find("car");
    await expect.poll(members.count).toBe(1);
    const gone = page.waitForEvent("requestfailed", (request) =>
      request.url().endsWith("/member/getList"),
    );
    await field().fill("carla");
    await gone;
    await members.release();
    await shows(group("Members").getByRole("option"));
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  it("and says where a list could not be searched, or nothing is found", async () => {
    const refused = { json: { code: 50000, msg: "Not today." } };
    await page.route("**/cultural-group/page?*", (route) => route.fulfill(refused));
    await find("partners");
    await shows(page.getByRole("alert").filter({ hasText: "Some lists could not be searched." }));
    await shows(group("Department groups").getByRole("option"));
    await page.unrouteAll({ behavior: "wait" });
    await find("nobody is called so");
    await shows(page.getByText("Nothing matches “nobody is called so”."));
    await page.keyboard.press("Escape");
    await field().waitFor({ state: "hidden" });
  });
});

describe("a search finds what can be done", () => {
  it("on the page that is open, and does it", async () => {
    await frameOf(visitor).choose("Points", "Department groups");
    await page.getByRole("row").filter({ hasText: "Training Partners" }).waitFor();
    await find("add group");
    await group("On this page").getByRole("option", { name: "Add group" }).waitFor();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add group" });
    await shows(dialog.getByLabel("Group name"));
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  it("with its table too: columns, export, row height", async () => {
    await find("export csv");
    await option(/Export all rows: CSV/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.keyboard.press("Enter"),
    ]);
    expect(download.suggestedFilename()).toMatch(/^dept-group-.*\.csv$/);
    await field().waitFor({ state: "hidden" });
    await find("columns");
    await group("On this page").getByRole("option", { name: "Columns" }).click();
    await shows(page.getByRole("dialog", { name: "Columns" }));
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Columns" }).waitFor({ state: "hidden" });
  });

  it("with the settings: theme, size and language", async () => {
    const scheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await find("dark");
    await option("Appearance: Dark").click();
    await expect.poll(scheme).toBe("dark");
    await find("appearance");
    await option("Appearance: Light").click({ trial: true });
    expect(await option("Appearance: Dark").count()).toBe(0);
    await option("Appearance: Light").click();
    await expect.poll(scheme).toBe("light");
  });
});

describe("on a phone", () => {
  it("the search keeps within the screen", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await find("amara");
    await isSearched();
    await shows(group("Points users"));
    const { x = -1, width = 999 } = (await group("Points users").boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(await violationsOf(page)).toEqual([]);
  });
});

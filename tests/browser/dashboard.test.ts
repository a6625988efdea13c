import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "./axe.ts";
import { openPlace } from "./place.ts";
import { quiet } from "./quiet.ts";
import { go } from "./shell/frame.ts";
import { shows } from "./shows.ts";
import type { Visitor } from "./visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;
/** Whether a script that contains the chart library was loaded. */
let hasCharts = false;
/** Whether a script that contains the studio's editor was loaded. */
let hasEditor = false;

beforeAll(async () => {
  visitor = await place.stay();
  page = visitor.page;
  page.on("response", async (response) => {
    if (!response.url().endsWith(".js")) return;
    const text = await response.text().catch(() => "");
    hasCharts ||= text.includes("maxBarThickness");
    hasEditor ||= text.includes("cm-activeLine");
  });
  await visitor.arriveSignedIn("/points/cultural-group");
});

const chart = (name: string) => page.getByRole("region", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });

/** The names and numbers in the table of a chart. */
async function valuesOf(name: string): Promise<[string, number][]> {
  const rows = page.getByRole("table", { name, exact: true }).locator("tbody tr");
  await rows.first().waitFor();
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent)),
  );
  return texts.map(([label = "", value = ""]) => [label ?? "", Number(value)]);
}

describe("the points home page", () => {
  it("loads what draws charts, which no page without one does, and none loads the studio", async () => {
    await page.getByRole("row").nth(2).waitFor();
    await quiet(page);
    expect(hasCharts).toBe(false);
    await go(visitor, "/dashboard");
    await valuesOf("Users by department");
    await expect.poll(() => hasCharts).toBe(true);
    expect(hasEditor).toBe(false);
  });

  it("counts all records, as the figures above do, and says what it leaves out", async () => {
    const users = await valuesOf("Users by department");
    const counted = users.reduce((sum, [, count]) => sum + count, 0);
    await page.getByRole("link", { name: `Points users ${counted}` }).waitFor();
    const groups = await valuesOf("The ten largest cultural groups");
    expect(groups).toHaveLength(10);
    expect(groups.map(([, size]) => size)).toEqual(
      groups.map(([, size]) => size).toSorted((a, b) => b - a),
    );
    await chart("The ten largest cultural groups").getByText("15 more are not shown.").waitFor();
    expect(await valuesOf("Rule points by category")).toHaveLength(6);
    expect(await violationsOf(page)).toEqual([]);
  });

  it("gives a figure's words the icon's room where its card is narrow", async () => {
    const card = page.getByRole("link", { name: /^Points users \d/ });
    const label = card.getByText("Points users");
    const indent = async () =>
      ((await label.boundingBox())?.x ?? 0) - ((await card.boundingBox())?.x ?? 0);
    expect(await indent()).toBeGreaterThan(60);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(indent).toBeLessThan(20);
    if (size) await page.setViewportSize(size);
  });

  it("shows the same as a table", async () => {
    const averages = chart("Monthly average by department");
    await averages.getByRole("button", { name: "Show as table" }).click();
    await shows(averages.getByRole("columnheader", { name: "Monthly average" }));
    await averages.getByRole("button", { name: "Show as chart" }).click();
  });

  it("leads from an item to its screen with the filter set, by the keyboard alone", async () => {
    const [[first], [second]] = await largest();
    await chart("The ten largest cultural groups")
      .getByRole("button", { name: "Show as table" })
      .focus();
    await page.keyboard.press("Tab");
    await expect.poll(focused).toBe(first);
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toBe(second);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Cultural groups" }).waitFor();
    const search = page.getByRole("searchbox", { name: "Group name" });
    await expect.poll(() => search.inputValue()).toBe(second);
    await page.goBack();
    await link(first).waitFor();
  });

  it("leads from a department to its users, and from a family of rules to that", async () => {
    const [[department = ""] = []] = await valuesOf("Users by department");
    await link(department).first().press("Enter");
    await page.getByRole("treeitem", { name: department, selected: true }).waitFor();
    const shown = async () => {
      const texts = await page.getByRole("row").locator("td:nth-child(4)").allInnerTexts();
      return [...new Set(texts.filter((text) => text !== ""))];
    };
    await expect.poll(shown).toContain(department);
    await page.goBack();
    const [[family = ""] = []] = await valuesOf("Rule points by category");
    await link(family).press("Enter");
    await page.getByRole("treeitem", { name: family, selected: true }).waitFor();
    await page.goBack();
    await link(family).waitFor();
  });

  async function largest(): Promise<[[string, number], [string, number]]> {
    const [first, second] = await valuesOf("The ten largest cultural groups");
    if (!first || !second) throw new Error("There are no groups.");
    return [first, second];
  }

  const focused = () => page.evaluate(() => document.activeElement?.textContent);
});

describe("where the services do not answer as they should", () => {
  it("each part says so for itself, and is tried again", async () => {
    const users = "**/points-sys-dept/get-all-dept-with-users**";
    await page.route(users, (route) =>
      route.fulfill({ json: { code: 50000, msg: "The points are being counted." } }),
    );
    await page.route("**/getAll4TreeData**", (route) => route.fulfill({ json: answer([]) }));
    await page.route("**/cultural-group/page?**", (route) => {
      const current = Number(new URL(route.request().url()).searchParams.get("current"));
      const records = Array.from({ length: 500 }, (_, index) => group(500 * current + index));
      return route.fulfill({ json: answer({ records, total: 60_000, current, size: 500 }) });
    });
    await page.reload();
    const departments = chart("Users by department");
    await departments.getByText("The data could not be loaded.").waitFor();
    await chart("Rule points by category").getByText("There is nothing to compare yet.").waitFor();
    await page.getByText("Only the first 10,000 of 60,000 records are included.").waitFor();
    await page.unroute(users);
    await departments.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => valuesOf("Users by department")).toHaveLength(12);
  });

  const answer = (data: unknown) => ({ code: 0, msg: "", data });
  const group = (id: number) => ({
    id,
    name: `Group ${id}`,
    remark: "",
    status: 1,
    userCount: 1,
    deptCount: 0,
    createTime: "2026-01-01T00:00:00Z",
    updateTime: "2026-01-01T00:00:00Z",
  });
});

describe("who may not read everything", () => {
  it("sees what they may, and no refusals", async () => {
    const customer = await place.visitSignedIn({ username: "carla.customer", language: "es" });
    const groups = customer.page.getByRole("table", {
      name: "Los diez grupos culturales más grandes",
    });
    await groups.getByRole("link").first().waitFor();
    await expect
      .poll(() => customer.page.getByRole("heading", { level: 2 }).allInnerTexts())
      .toEqual(["Los diez grupos culturales más grandes", "Grupos culturales"]);
    expect(await customer.page.getByText("No puede usar esto").count()).toBe(0);
  });
});

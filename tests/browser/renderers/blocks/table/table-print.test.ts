import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openPlace } from "../../../place.ts";
import { go } from "../../../shell/frame.ts";
import type { Visitor } from "../../../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/user" });
  page = visitor.page;
  await page.getByRole("row").filter({ hasText: "Aisha Sharma" }).waitFor();
});

const drawn = () => page.locator("tbody > tr[data-row-key]").count();

describe("a table of more rows than are drawn at once", () => {
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

  it("has them all on a page of A4 where they are many, with names and signs", async () => {
    await go(visitor, "/system/member");
    await page.getByText("Super administrator").first().waitFor();
    await page.emulateMedia({ media: "print" });
    const table = page.getByRole("table");
    const beyond = () =>
      table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0));
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: null });
  });
});

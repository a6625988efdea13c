import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openPlace } from "../../../place.ts";
import { hasFocus } from "../../../shell/focus.ts";
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
});

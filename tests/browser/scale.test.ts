import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { password } from "../support/first-start.ts";
import { violationsOf } from "./axe.ts";
import { openPlaceOfOwnPages } from "./renderers/own-page-files.ts";

const { place, addFile, addNode } = openPlaceOfOwnPages();
let page: Page;

/** More rows than are ever drawn at once, all on one page. */
const added = 230;

beforeAll(async () => {
  await addFile("many", {
    title: { en: "Many", zh: "许多", es: "Muchos", ja: "多数" },
    body: {
      kind: "table",
      name: "many",
      rows: "culturalGroup.page",
      columns: ["name", "remark", "status"],
      pageSize: 500,
    },
  });
  const names = Array.from(
    { length: added },
    (_none, index) => `Gathering ${String(index + 1).padStart(3, "0")}`,
  );
  // The groups are added several at a time: one after the other takes too long on a busy machine.
  while (names.length > 0) {
    const next = names.splice(0, 23);
    await Promise.all(
      next.map((name) => place.product.ask("culturalGroup.add", { name, remark: "", status: 1 })),
    );
  }
  await addNode("many", "Many");
  ({ page } = await place.staySignedIn({ password, at: "/many" }));
}, 180_000);

describe("from 200 rows on only those in sight are drawn", () => {
  it("in a table, which stays one to whoever reads it by ear", async () => {
    const table = page.getByRole("table");
    await table.getByRole("row").filter({ hasText: "Gathering" }).first().waitFor();
    await table.getByRole("columnheader", { name: "Name" }).waitFor();
    const total = Number(await table.getAttribute("aria-rowcount")) - 1;
    expect(total).toBeGreaterThanOrEqual(added);
    expect(await table.getByRole("row").count()).toBeLessThan(60);
    const first = table.locator("[aria-rowindex='2']");
    await expect.poll(() => first.getByRole("cell").count()).toBe(3);
    expect(await violationsOf(page)).toEqual([]);
    await first.hover();
    const last = table.locator(`[aria-rowindex='${total + 1}']`);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 200 * total);
        return await last.isVisible();
      })
      .toBe(true);
    expect(await table.getByRole("row").count()).toBeLessThan(60);
  });

  it("on a phone as cards, all of which come in sight in their turn", async () => {
    // A wheel's turn in a window that then changes its width would scroll the cards as well.
    const phone = await place.visitSignedIn({ password, at: "/many", width: 390, height: 844 });
    const cards = phone.page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: "Gathering" });
    await cards.first().hover();
    expect(await cards.count()).toBeLessThan(120);
    const seen = new Set(await cards.getByRole("button", { name: "Gathering" }).allTextContents());
    await expect
      .poll(
        async () => {
          await phone.page.mouse.wheel(0, 1500);
          for (const name of await cards
            .getByRole("button", { name: "Gathering" })
            .allTextContents()) {
            seen.add(name);
          }
          return seen.size;
        },
        { interval: 60 },
      )
      .toBe(added);
    expect(await cards.count()).toBeLessThan(120);
  });
});

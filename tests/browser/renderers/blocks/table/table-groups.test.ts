import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { violationsOf } from "../../../axe.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const { place, addPage } = openPlaceOfOwnPages();
const signedIn = { password, at: "/made/report?groups.name=Zeta" };

beforeAll(async () => {
  const { body } = JSON.parse(await readFile("schemas/gallery/screens/report.json", "utf8"));
  // Actions on several rows add a checkbox to each row.
  const deletes = { call: "culturalGroup.delete", with: { ids: "rows.map(one, one.id)" } };
  body.items[0].bulkActions = [{ label: "Delete", confirm: true, call: deletes }];
  await addPage("made/report", { title: "Report", body });
  for (const [name, status] of [
    ["Zeta Readers", 1],
    ["Zeta Sleepers", 0],
    ["Zeta Runners", 1],
  ] as const) {
    await place.product.ask("culturalGroup.add", { name, status });
  }
});

describe("a table whose rows are grouped", () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await place.staySignedIn(signedIn));
  });

  it("is folded by keyboard, group by group, and its rows are selected and checked as ever", async () => {
    const enabled = page.getByRole("button", { name: /Status Enabled 2 rows on this page/ });
    await enabled.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await page.getByText("3 selected").waitFor();
    await enabled.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("row", { name: "Readers" }).waitFor({ state: "detached" });
    expect(await enabled.getAttribute("aria-expanded")).toBe("false");
    await page.getByText("3 selected").waitFor();
    await page.getByRole("row", { name: /Sleepers/ }).click();
    await page.keyboard.press("ArrowUp");
    await page.getByRole("row", { name: /Sleepers/, selected: true }).waitFor();
    await page.getByText("2 rows on this page").click();
    await page.getByRole("row", { name: /Readers/ }).waitFor();
  });

  it("stays folded in its address, and the browser's Back unfolds it", async () => {
    const enabled = page.getByRole("button", { name: /Status Enabled 2 rows on this page/ });
    await enabled.click();
    await page.getByRole("row", { name: "Readers" }).waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("row", { name: /Sleepers/ }).waitFor();
    expect(await enabled.getAttribute("aria-expanded")).toBe("false");
    expect(await page.getByRole("row", { name: /Readers/ }).count()).toBe(0);
    await page.goBack();
    await page.getByRole("row", { name: /Readers/ }).waitFor();
  });

  it("has its headings between the cards of a phone", async () => {
    const { page: phone } = await place.visitSignedIn({ ...signedIn, width: 390, language: "es" });
    const off = phone.getByRole("button", { name: /Estado .* 1 fila en esta página/ });
    await off.waitFor();
    expect(await violationsOf(phone)).toEqual([]);
    await off.click();
    await phone
      .getByRole("listitem")
      .filter({ hasText: "Sleepers" })
      .waitFor({ state: "detached" });
    await phone.getByRole("listitem").filter({ hasText: "Readers" }).waitFor();
  });
});

import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { shows } from "../../../shows.ts";
import { membersOf, openPageOfGroups } from "../../members-of-groups.ts";

const body = {
  kind: "table",
  rows: "culturalGroup.page",
  columns: ["name"],
  expand: membersOf("row.id"),
};

const { place, open } = openPageOfGroups(body, ["Readers"]);
let page: Page;
beforeAll(async () => {
  ({ page } = await open());
});

it("two lists below a row stay open once they are saved, as a form does", async () => {
  await page.getByRole("button", { name: "Details of “Readers”" }).click();
  await page.getByRole("listbox", { name: "Available" }).getByRole("option").first().dblclick();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await shows(page.getByText("No changes", { exact: true }));
});

it("and say for good that their group has been deleted, where what was moved stays to be read", async () => {
  const { records } = await place.product.ask("culturalGroup.page", { current: 1, size: 10 });
  const group = records.find(({ name }) => name === "Readers") ?? expect.fail("There is no group.");
  await page.getByRole("listbox", { name: "Available" }).getByRole("option").first().dblclick();
  await place.product.ask("culturalGroup.delete", { ids: [group.id] });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await shows(page.getByRole("alert").getByText(/they can no longer be saved/));
  await shows(page.getByText("1 added", { exact: true }));
});

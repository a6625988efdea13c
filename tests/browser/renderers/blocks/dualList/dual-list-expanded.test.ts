import type { Page } from "playwright-core";
import { beforeAll, it } from "vitest";
import { shows } from "../../../shows.ts";
import { membersOf, openPageOfGroups } from "../../members-of-groups.ts";

const body = {
  kind: "table",
  rows: "culturalGroup.page",
  columns: ["name"],
  expand: membersOf("row.id"),
};

const open = openPageOfGroups(body, ["Readers"]);
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

import type { Page } from "playwright-core";
import { beforeAll, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { shows } from "../../../shows.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const withGroup = { groupId: "row.id" };

const body = {
  kind: "table",
  rows: "culturalGroup.page",
  columns: ["name"],
  expand: {
    kind: "dualList",
    candidates: { call: "culturalGroupUserRel.candidates", with: withGroup },
    current: { call: "culturalGroupUserRel.current", with: withGroup },
    save: { call: "culturalGroupUserRel.update", with: withGroup },
  },
};

const { place, addPage } = openPlaceOfOwnPages();
let page: Page;

beforeAll(async () => {
  await addPage("made/expanded", { title: "Members of groups", body });
  await place.product.ask("culturalGroup.add", { name: "Readers" });
  ({ page } = await place.staySignedIn({ at: "/made/expanded", password }));
});

it("two lists below a row stay open once they are saved, as a form does", async () => {
  await page.getByRole("button", { name: "Details of “Readers”" }).click();
  await page.getByRole("listbox", { name: "Available" }).getByRole("option").first().dblclick();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await shows(page.getByText("No changes", { exact: true }));
});

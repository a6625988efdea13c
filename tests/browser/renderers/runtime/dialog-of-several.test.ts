import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { pressRowAction } from "../../controls.ts";
import { shows } from "../../shows.ts";
import { membersOf, openPageOfGroups } from "../members-of-groups.ts";

const body = {
  kind: "table",
  rows: "culturalGroup.page",
  columns: ["name"],
  rowActions: [
    {
      label: "Open",
      open: {
        kind: "tabs",
        title: "Group",
        items: [
          {
            label: "Data",
            body: { kind: "form", values: "row", submit: { call: "culturalGroup.update" } },
          },
          {
            label: "People",
            body: membersOf("row.id"),
          },
        ],
      },
    },
  ],
};

const { open } = openPageOfGroups(body, ["Readers"]);
let page: Page;
beforeAll(async () => {
  ({ page } = await open());
});

const dialog = () => page.getByRole("dialog");
const save = () => dialog().getByRole("button", { name: "Save", exact: true }).last().click();

it("a dialog of several blocks stays until the last of them is saved, and nothing typed is lost", async () => {
  await pressRowAction(page.getByRole("row").filter({ hasText: "Readers" }), "Open");
  const remark = dialog().getByRole("textbox", { name: "Remark" });
  await remark.fill("Meets on Mondays");
  await dialog().getByRole("tab", { name: "People" }).click();
  await dialog().getByRole("listbox", { name: "Available" }).getByRole("option").first().dblclick();
  await save();
  await shows(dialog().getByText("No changes", { exact: true }));
  await dialog().getByRole("tab", { name: "Data" }).click();
  expect(await remark.inputValue()).toBe("Meets on Mondays");
  const sent = page.waitForRequest("**/cultural-group/update");
  await dialog().getByRole("button", { name: "Save", exact: true }).first().click();
  expect((await sent).postDataJSON()).toMatchObject({ remark: "Meets on Mondays" });
  await dialog().waitFor({ state: "detached" });
});

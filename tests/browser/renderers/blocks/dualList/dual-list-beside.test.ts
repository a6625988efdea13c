import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { shows } from "../../../shows.ts";
import { membersOf, openPageOfGroups } from "../../members-of-groups.ts";

const body = {
  kind: "split",
  start: { kind: "table", name: "groups", rows: "culturalGroup.page", columns: ["name"] },
  end: membersOf("blocks.groups.selected.id"),
};

const { open } = openPageOfGroups(body, ["Readers", "Runners"]);
let page: Page;
beforeAll(async () => {
  ({ page } = await open());
});

const select = (name: string) => page.getByRole("cell", { name, exact: true }).click();
const available = () => page.getByRole("listbox", { name: "Available" }).getByRole("option");
const said = (text: string) => shows(page.getByText(text, { exact: true }).first());

it("two lists beside the groups never bring one group's moved people into another", async () => {
  await select("Readers");
  await available().first().dblclick();
  await said("1 added");
  await select("Runners");
  await said("No changes");
  const saved = page.waitForRequest("**/cultural-group-user-rel/update");
  await available().nth(1).dblclick();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await saved).postDataJSON().ids).toHaveLength(1);
  await said("No changes");
});

it("and show what was moved before once its group is selected again", async () => {
  await select("Readers");
  await said("1 added");
  await select("Runners");
  await said("No changes");
  await select("Readers");
  await said("1 added");
});

it("move nothing while they are saved, which would be lost", async () => {
  let answer = (): void => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const address = "**/cultural-group-user-rel/update";
  await page.route(address, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const isSent = page.waitForRequest(address);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await isSent;
  await available().nth(1).dispatchEvent("dblclick");
  await said("1 added");
  answer();
  await said("No changes");
  await available().nth(1).dblclick();
  await said("1 added");
});

it("and keep what was moved for each of two groups", async () => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await said("No changes");
  await available().first().dblclick();
  await said("1 added");
  await select("Runners");
  await said("No changes");
  await available().first().dblclick();
  await available().first().dblclick();
  await said("2 added");
  await select("Readers");
  await said("1 added");
  await select("Runners");
  await said("2 added");
});

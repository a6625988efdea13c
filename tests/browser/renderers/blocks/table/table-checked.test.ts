import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { pressRowAction } from "../../../controls.ts";
import { go } from "../../../shell/frame.ts";
import type { Visitor } from "../../../visitor.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const departments = {
  kind: "tree",
  name: "departments",
  title: "Departments",
  rows: "pointsSysDept.getAllDeptWithUsers",
  expanded: true,
};

const people = (title: string, name: string) => ({
  kind: "table",
  title,
  rows: {
    call: "pointsSysUser.getByDeptId",
    with: { deptId: "blocks.departments.selected.id" },
  },
  columns: ["fullname", "deptName"],
  bulkActions: [{ label: "Make a group", call: { call: "culturalGroup.add", with: { name } } }],
});

const ofOne = people("Chosen", "blocks.departments.selected.name + rows[0].fullname");
const ofAny = people("Collected", "rows[0].fullname");

const selectable = {
  ...people("Selectable", "rows[0].fullname"),
  name: "people",
  pageSize: 10,
};

const whileSelected = {
  kind: "table",
  title: "Somebody is selected",
  rows: "dictType.list",
  when: "blocks.people.selected != null",
};

const groups = {
  kind: "table",
  rows: "culturalGroup.page",
  columns: ["name"],
  search: [],
  rowActions: [
    { label: "Drop", call: { call: "culturalGroup.delete", with: { ids: "[row.id]" } } },
    {
      label: "Disable",
      call: { call: "culturalGroup.update", with: { id: "row.id", name: "row.name", status: 0 } },
    },
  ],
  bulkActions: [
    {
      label: "Drop all",
      call: { call: "culturalGroup.delete", with: { ids: "rows.map(r, r.id)" } },
    },
  ],
};

const cards = {
  ...groups,
  columns: [
    ...["name", "status", "userCount", "deptCount", "remark", "updateTime"],
    ...["createTime", "id", "version"],
  ],
  rowActions: [],
};

const { place, addPage } = openPlaceOfOwnPages();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  const end = { kind: "stack", items: [ofOne, ofAny] };
  const body = { kind: "split", start: departments, end };
  await addPage("made/people", { title: "People", body });
  await addPage("made/person", {
    title: "Person",
    body: {
      kind: "split",
      start: departments,
      end: { kind: "stack", items: [selectable, whileSelected] },
    },
  });
  await addPage("made/cards", { title: "Cards", body: cards });
  await addPage("made/groups", { title: "Groups", body: groups });
  visitor = await place.staySignedIn({ at: "/made/people", password });
  page = visitor.page;
});

const table = (title: string) => page.getByRole("region", { name: title, exact: true });
const checks = (title: string) => table(title).getByRole("checkbox", { name: /^Select “/ });
const bar = (title: string) => table(title).getByRole("region", { name: /selected records/ });

/** Selects a department without others below it, and waits until the tables show its people. */
async function selectDepartment(name: string, ...titles: string[]): Promise<void> {
  await page.getByRole("treeitem", { name, exact: true }).click();
  for (const title of titles) {
    const rows = table(title).locator("tbody").getByRole("row");
    const ofOthers = rows.filter({ hasNotText: name });
    await rows.filter({ hasText: name }).first().waitFor();
    await expect.poll(() => ofOthers.count()).toBe(0);
  }
}

it("people checked in one department are no longer, where an action names the department", async () => {
  await selectDepartment("Accounting", "Chosen", "Collected");
  for (const title of ["Chosen", "Collected"]) {
    await checks(title).first().check();
    await bar(title).getByText("1 selected").waitFor();
  }
  await selectDepartment("Cost Control", "Chosen", "Collected");
  await bar("Chosen").waitFor({ state: "detached" });
  expect(await bar("Collected").textContent()).toContain("1 selected");
  await checks("Chosen").first().check();
  await bar("Chosen").getByText("1 selected").waitFor();
});

it("a checked record that is deleted is no longer checked", async () => {
  await go(visitor, "/made/groups");
  const boxes = page.getByRole("checkbox", { name: /^Select “/ });
  const onRows = page.getByRole("region", { name: /selected records/ });
  await boxes.first().check();
  await boxes.nth(1).check();
  await onRows.getByText("2 selected").waitFor();
  const row = page.getByRole("row").filter({ has: boxes.first() }).first();
  await pressRowAction(row, "Drop");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await onRows.getByText("1 selected").waitFor();
  await page.getByTitle("Next Page").click();
  await expect.poll(() => boxes.count()).toBeLessThan(20);
  expect(await onRows.textContent()).toContain("1 selected");
});

it("a person selected on a later page is no longer, once another department is shown", async () => {
  await go(visitor, "/made/person");
  await selectDepartment("Accounting", "Selectable");
  await table("Selectable").getByTitle("Next Page").click();
  const first = table("Selectable").locator("tbody").getByRole("row").first();
  await table("Selectable")
    .getByTitle("Previous Page", { exact: true })
    .and(page.locator("[aria-disabled=false]"))
    .waitFor();
  await first.getByText("Accounting").click();
  await table("Somebody is selected").waitFor();
  await selectDepartment("Cost Control", "Selectable");
  await table("Somebody is selected").waitFor({ state: "detached" });
});

it("an action is done for a second record while it runs for another, and once for each", async () => {
  await go(visitor, "/made/groups");
  const asked: number[] = [];
  let answer = (): void => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/cultural-group/update", async (route) => {
    asked.push(route.request().postDataJSON().id);
    await mayAnswer;
    await route.continue();
  });
  const buttons = page.getByRole("button", { name: "Disable" });
  for (const index of [0, 0, 1, 1]) await buttons.nth(index).dispatchEvent("click");
  await expect.poll(() => asked.length).toBe(2);
  answer();
  await page.getByText("Disable").first().waitFor();
  expect(new Set(asked).size).toBe(2);
});

it("a card that can be checked and has further fields begins right beside its check", async () => {
  const { page: phone } = await place.visitSignedIn({ password, at: "/made/cards", width: 390 });
  const card = phone.locator("[data-row-key]").first();
  const more = card.getByRole("button", { name: "Show all fields" });
  await more.waitFor();
  const check = await card.getByRole("checkbox").boundingBox();
  const field = await card.locator("dt").first().boundingBox();
  const further = await more.boundingBox();
  expect((field?.x ?? 999) - (check?.x ?? 0)).toBeLessThan(60);
  expect(further?.x).toBe(field?.x);
});

import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { openPlace } from "./place.ts";
import type { Visitor } from "./visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

// What one test leaves unsaved would be there again in the next.
beforeEach(async () => {
  visitor = await place.visitSignedIn();
  page = visitor.page;
});

const dialog = () => page.getByRole("dialog", { name: /^Users/ });
const list = (name: "Available" | "Chosen", of: Page = page) =>
  of.getByRole("dialog", { name: /^Users/ }).getByRole("listbox", { name });
const options = (name: "Available" | "Chosen") => list(name).getByRole("option");
const press = (name: string) =>
  dialog()
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();

async function openUsers(of: Page = page): Promise<void> {
  await of.goto(`${place.product.url}/points/cultural-group`);
  await of
    .getByRole("row")
    .filter({ hasText: "Amateur Theatre" })
    .getByRole("button", { name: "Users" })
    .click();
  await list("Chosen", of).getByRole("option").first().waitFor();
}

async function labelOf(name: "Available" | "Chosen", index: number): Promise<string> {
  const title = options(name).nth(index).locator("[title]").first();
  return (await title.getAttribute("title")) ?? "";
}

describe("a relation in two lists", () => {
  beforeEach(() => openUsers());

  it("keeps what was ticked while it is searched, and moves it", async () => {
    const first = await labelOf("Available", 0);
    await options("Available").nth(0).click();
    await dialog().getByRole("textbox", { name: "Search in Available" }).fill("finance");
    await options("Available").filter({ hasText: "Finance" }).first().click();
    await dialog()
      .getByText(/^2 of \d+ selected$/)
      .waitFor();
    await press("Add selected");
    await dialog().getByText("2 added").waitFor();
    await list("Chosen").getByText(first, { exact: true }).waitFor();
  });

  it("ticks all that a search shows", async () => {
    await dialog().getByRole("textbox", { name: "Search in Available" }).fill("transport");
    await dialog()
      .getByText(/^\d+ of \d+ shown$/)
      .first()
      .waitFor();
    const shown = await options("Available").count();
    await dialog().getByRole("checkbox", { name: "Select all of Available" }).click();
    await press("Add selected");
    await dialog().getByText(`${shown} added`).waitFor();
  });

  it("moves by double click and by keyboard, and one back is no change", async () => {
    const moved = await labelOf("Available", 0);
    await options("Available").nth(0).dblclick();
    await dialog().getByText("1 added").waitFor();
    await list("Chosen").getByText(moved, { exact: true }).dblclick();
    await dialog().getByText("No changes").waitFor();
    await list("Available").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await dialog().getByText("1 added").waitFor();
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("ArrowRight");
    await dialog().getByText("3 added").waitFor();
    await press("Reset");
    await dialog().getByText("No changes").waitFor();
  });

  it("cannot be saved without a change, and asks before one is lost", async () => {
    const save = dialog().getByRole("button", { name: "Save" });
    expect(await save.isDisabled()).toBe(true);
    await options("Available").nth(0).dblclick();
    expect(await save.isDisabled()).toBe(false);
    await press("Cancel");
    const question = page.getByRole("dialog").filter({ hasText: "has not been saved" });
    await question.getByRole("button", { name: "Discard" }).click();
    await dialog().waitFor({ state: "hidden" });
  });
});

describe("two people at one relation", () => {
  it("the slower one may apply their own changes to the newer set", async () => {
    const colleague = await visitor.context.newPage();
    await openUsers();
    const mine = await labelOf("Available", 0);
    await options("Available").nth(0).dblclick();
    await openUsers(colleague);
    const second = list("Available", colleague).getByRole("option").nth(1);
    const theirName = (await second.locator("[title]").first().getAttribute("title")) ?? "";
    const theirs = list("Available", colleague).getByRole("option", { name: theirName }).first();
    await theirs.dblclick();
    await list("Chosen", colleague).getByText(theirName, { exact: true }).waitFor();
    await colleague.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await colleague.getByRole("dialog").waitFor({ state: "hidden" });
    await colleague.close();

    await press("Save");
    await page.getByRole("button", { name: "Apply my changes" }).click();
    await list("Chosen").getByText(theirName, { exact: true }).waitFor();
    await dialog().getByText("1 added").waitFor();
    await press("Save");
    await dialog().waitFor({ state: "hidden" });
    await openUsers();
    await list("Chosen").getByText(mine, { exact: true }).waitFor();
    await list("Chosen").getByText(theirName, { exact: true }).waitFor();
  });
});

describe("somebody who may not change the relation", () => {
  it("reads both lists, without ticks and buttons", async () => {
    const reader = await place.visitSignedIn({ username: "carla.customer" });
    await openUsers(reader.page);
    const opened = reader.page.getByRole("dialog", { name: /^Users/ });
    expect(await opened.getByRole("checkbox").count()).toBe(0);
    expect(await opened.getByRole("button", { name: /Add|Remove|Save|Reset/ }).count()).toBe(0);
    await list("Available", reader.page).getByRole("option").first().dblclick();
    expect(await opened.getByText("added").count()).toBe(0);
  });
});

describe("ten thousand items", () => {
  it("draws only those in sight, and moves all of them", async () => {
    const users = Array.from({ length: 10_000 }, (_, id) => ({
      ...{ id: id + 1, username: `u${id}`, fullname: `Person ${id}`, mobile: "", deptId: 1 },
      ...{ deptName: `Department ${id % 40}`, points: 1, monthAvgPoints: null, isDeleted: false },
    }));
    await page.route("**/get-candidate-for-group*", (route) =>
      route.fulfill({ json: { code: 0, msg: "", data: users } }),
    );
    await openUsers();
    await dialog()
      .getByText(/^\d{4,5} items$/)
      .first()
      .waitFor();
    expect(await options("Available").count()).toBeLessThan(60);
    await list("Available").focus();
    await page.keyboard.press("End");
    await list("Available").getByText("Person 9999", { exact: true }).waitFor();
    await press("Add all shown");
    await dialog()
      .getByText(/^\d{4,5} added$/)
      .waitFor();
  });
});

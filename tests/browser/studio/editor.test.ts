import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../axe.ts";
import { openMenus } from "../controls.ts";
import { openPlace } from "../place.ts";
import { hasFocus, holdsFocus } from "../shell/focus.ts";
import type { Visitor } from "../visitor.ts";

const place = openPlace();

let visitor: Visitor;

const page = () => visitor.page;
const field = () => page().getByRole("textbox", { name: "points/user" });
/** The whole text of the editor, which is short enough to be drawn completely. */
const written = () => field().textContent();
const press = (keys: string) => page().keyboard.press(keys);
const type = (text: string) => page().keyboard.type(text);
const problems = () => page().getByRole("region", { name: "Problems" });
const isInText = () => field().evaluate((element) => element === document.activeElement);

/** Selects the next occurrence of a text. */
async function select(text: string): Promise<void> {
  await expect.poll(isInText).toBe(true);
  await press("Control+f");
  const find = page().getByRole("textbox", { name: "Find" });
  await find.fill(text);
  await find.press("End");
  await find.press("Enter");
  await find.press("Escape");
  // A field inside the editor would have a selection of its own as well.
  await expect.poll(isInText).toBe(true);
  await expect.poll(() => page().evaluate(() => getSelection()?.toString())).toBe(text);
}

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/system/screens/edit?page=points/user" });
  await field().click();
  await problems().getByText("No problems").first().waitFor();
});

describe("the text of a page, by keyboard alone", () => {
  it("is completed from what the language knows", async () => {
    await select('"startWidth": 300,');
    await press("ArrowRight");
    await press("Enter");
    await type('"nam');
    const options = page().getByRole("listbox", { name: "Completions" });
    await options.getByRole("option", { name: "name", selected: true }).waitFor();
    // A list that has only just appeared does not take a key that was meant for the text.
    await page().waitForTimeout(300);
    await press("Enter");
    await expect.poll(written).toContain('"name": ""');
    await type("halves");
    await expect.poll(written).toContain('"name": "halves"');
    await problems().getByText("No problems").first().waitFor();
  });

  it("says what a word means", async () => {
    await select('"startWidth"');
    await press("F1");
    const meaning = page().getByText("The first block's width in pixels");
    await meaning.waitFor();
    await press("ArrowRight");
    await meaning.waitFor({ state: "detached" });
  });

  it("gives a block another name wherever it is read, and takes that back at once", async () => {
    await select("blocks.departments");
    await press("F2");
    const name = page().getByRole("textbox", { name: "New name of “departments”" });
    await name.fill("halves");
    await page().getByText("Another block has this name.").waitFor();
    await name.fill("units");
    await page().getByText("Places to change: 3").waitFor();
    await press("Enter");
    await expect.poll(written).toContain("blocks.units.selected.id");
    expect(await written()).not.toContain("departments");
    await expect.poll(isInText).toBe(true);
    await press("Control+z");
    await expect.poll(written).toContain('"name": "departments"');
    expect(await written()).not.toContain("units");
  });

  it("goes to the operation and to the block that it names", async () => {
    await select("pointsSysUser.getByDeptId");
    await press("F12");
    const card = page().getByRole("dialog", { name: "pointsSysUser.getByDeptId" });
    await card.getByText("deptId").first().waitFor();
    await press("Escape");
    await card.waitFor({ state: "detached" });
    await expect.poll(isInText).toBe(true);
    await select("blocks.departments");
    await press("F12");
    await page().getByText("Line 15, column", { exact: false }).waitFor();
  });

  it("shows each problem at its place and in the list, and mends it by a quick fix", async () => {
    await select('"mobile"');
    await type('"mobil"');
    const sentence = problems().getByText("There is no field “mobil”.");
    await sentence.waitFor();
    await press("Control+Home");
    await press("F8");
    await expect.poll(() => page().evaluate(() => getSelection()?.toString())).toBe('"mobil"');
    expect(await violationsOf(page())).toEqual([]);
    await press("Control+.");
    await hasFocus(page().getByRole("menuitem", { name: "Change to “mobile”" }));
    await press("Enter");
    await problems().getByText("No problems").first().waitFor();
    await expect.poll(written).not.toContain('"mobil"');
    await expect.poll(isInText).toBe(true);
  });

  it("is laid out as the shipped pages are, in one step", async () => {
    await select('"startWidth": 300,');
    await type('"startWidth":300,');
    await press("Shift+Alt+F");
    await expect.poll(written).not.toContain('"startWidth":300,');
    await press("Control+z");
    await expect.poll(written).toContain('"startWidth":300,');
    await press("Control+Shift+z");
    await expect.poll(written).not.toContain('"startWidth":300,');
  });

  it("is left by Escape and Tab", async () => {
    await press("Tab");
    await expect.poll(isInText).toBe(true);
    await press("Control+z");
    await press("Escape");
    await press("Tab");
    await expect.poll(isInText).toBe(false);
    await page().getByRole("button", { name: "Commands" }).press("Enter");
    // The dialog takes the focus some frames after it has opened.
    await holdsFocus(openMenus(page()));
    await page().getByRole("menuitem", { name: "Go to line" }).press("Enter");
    await page().getByRole("textbox", { name: "Go to line" }).fill("2");
    await press("Enter");
    await page().getByText("Line 2, column 1").waitFor();
    // While the menu closes, it may still return the focus to its button.
    await openMenus(page()).waitFor({ state: "detached" });
    await field().focus();
  });
});

describe("the panels beside the text", () => {
  it("mend all problems of a kind at once", async () => {
    await select('"fullname"');
    await type('"fulname"');
    await expect.poll(written).toContain('"fulname"');
    await select('"username"');
    await type('"usrname"');
    await expect.poll(written).toContain('"usrname"');
    await problems().getByText("Errors: 2").first().waitFor();
    await problems().getByRole("button", { name: "Fix all 2 of this kind" }).press("Enter");
    await problems().getByText("No problems").first().waitFor();
    await holdsFocus(problems());
    await field().focus();
  });

  it("follow the cursor with an outline that leads to the parts", async () => {
    await page().getByRole("tab", { name: "Outline" }).click();
    const tree = page().getByRole("tree", { name: "Outline" });
    await field().focus();
    await select('"expanded"');
    await expect
      .poll(() => tree.getByRole("treeitem", { selected: true }).textContent())
      .toMatch(/departments|menu|tree/i);
    await tree.getByRole("treeitem").first().press("End");
    await press("Enter");
    await expect.poll(isInText).toBe(true);
    expect(await violationsOf(page())).toEqual([]);
  });
});

it.each([
  ["/points/user.json", "Points users"],
  ["points/nothing", "There is no screen “points/nothing”."],
  ["points/no thing", "There is no screen “points/no thing”."],
])("the address of %s says “%s”", async (path, said) => {
  const at = `/system/screens/edit?page=${encodeURIComponent(path)}`;
  const other = await place.visitSignedIn({ at });
  await other.page.getByRole("main").getByText(said, { exact: true }).first().waitFor();
  expect(other.address()).toBe(at);
});

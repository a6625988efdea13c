import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../axe.ts";
import { openPlace } from "../place.ts";
import { hasFocus } from "../shell/focus.ts";
import { go } from "../shell/frame.ts";
import { hides, shows } from "../shows.ts";
import type { Visitor } from "../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.stay();
  ({ page } = visitor);
  await visitor.open("/login");
  await visitor.signIn();
});

/** The content of the visible preview; the preview of a page in another tab is left out. */
const preview = () =>
  page.getByTitle("The page as it will look").filter({ visible: true }).contentFrame();
const dialog = () => page.getByRole("dialog");

async function write(name: string, source: string): Promise<void> {
  await page.getByRole("textbox", { name }).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(source);
}

describe("from sign-in to a new screen that another role uses", () => {
  it("an operation is found by keyboard, and its page proposed and shown", async () => {
    await page.getByRole("menuitem", { name: "System" }).click();
    await page.getByRole("menuitem", { name: "Screens" }).click();
    await page.getByRole("button", { name: "New screen" }).click();
    const search = page.getByRole("combobox", { name: "Find an operation" });
    await hasFocus(search);
    await page.getByRole("option", { selected: false }).first().waitFor();
    expect(await page.getByRole("option", { selected: true }).count()).toBe(0);
    await search.fill("dict");
    await page.getByRole("option", { name: /dict\.getList/ }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await search.press("ArrowDown");
    await search.press("ArrowUp");
    await search.press("Enter");
    await page.getByText("The dictionary types.").waitFor();
    const another = page.getByRole("button", { name: "Another operation" });
    await hasFocus(another);
    await another.press("Enter");
    await hasFocus(search);
    await search.fill("dict");
    await search.press("Enter");
    await hasFocus(another);
    await preview().getByRole("columnheader", { name: "Remark" }).waitFor();
    await preview().getByRole("cell", { name: "common_status" }).waitFor();
  });

  it("what is not wanted is left out, title and path are somebody's own", async () => {
    await page.getByRole("checkbox", { name: "Remark" }).uncheck();
    await preview().getByRole("columnheader", { name: "Remark" }).waitFor({ state: "detached" });
    await page.getByText("Your own text", { exact: true }).click();
    await page.getByRole("textbox", { name: "English" }).fill("Word lists");
    await page.getByRole("textbox", { name: "Español" }).fill("Listas de palabras");
    const path = page.getByRole("textbox", { name: "Path" });
    await path.fill("points/dict-type");
    await page.getByText("There is already a screen points/dict-type.").waitFor();
    await path.fill("/views/points/word-lists.json");
    await preview().getByRole("heading", { name: "Word lists" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await path.press("Tab");
    await hasFocus(page.getByRole("button", { name: "Create" }));
    await page.getByRole("button", { name: "Create" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "Word lists" }).waitFor();
    await expect.poll(visitor.address).toBe("/system/screens/edit?page=points%2Fword-lists");
    const source = page.getByRole("textbox", { name: "Source of points/word-lists" });
    await source.filter({ hasText: "dictType.list" }).waitFor();
    // The editor draws each line as an element; whitespace between the parts of JSON has no
    // meaning.
    await expect
      .poll(async () => JSON.parse((await source.textContent()) ?? ""))
      .toEqual({
        $schema: "../../page.schema.json",
        version: 1,
        title: { en: "Word lists", es: "Listas de palabras" },
        body: {
          kind: "table",
          rows: "dictType.list",
          columns: ["dictType", "dictName", "status"],
        },
      });
  });

  it("is not put in the menu where nobody knows whether it is published", async () => {
    const fault = { code: 50000, msg: "Nobody knows.", data: null };
    await page.route("**/page/getVersions", (route) => route.fulfill({ json: fault }));
    await page.getByRole("button", { name: "Add to menu" }).click();
    await shows(dialog().getByText("Nobody knows."));
    await page.unroute("**/page/getVersions");
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "hidden" });
  });

  it("it is put in the menu for a role, with the permission that the role lacks", async () => {
    await page.getByRole("button", { name: "Add to menu" }).click();
    await dialog().getByText("The screen is not published yet").waitFor();
    const address = dialog().getByRole("textbox", { name: "Address" });
    await address.fill("/points/words");
    await go(visitor, "/dashboard");
    await hides(address);
    const isReadAgain = page.waitForResponse(
      (response) =>
        /page\/get(One|Versions)$/.test(response.url()) &&
        response.request().postDataJSON().draft !== true,
    );
    await page.goBack();
    await isReadAgain;
    await expect.poll(() => address.inputValue()).toBe("/points/words");
    await dialog().getByRole("checkbox", { name: "Customer" }).check();
    await dialog().getByLabel("Title").fill("Glossary");
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "hidden" });
    await page.reload();
    await page.getByRole("button", { name: "Add to menu" }).click();
    const title = dialog().getByLabel("Title");
    await expect.poll(() => title.inputValue()).toBe("Glossary");
    await title.fill("Word lists");
    await dialog()
      .getByRole("checkbox", { name: /dictionary types Customer/ })
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog().getByRole("button", { name: "Add to menu" }).click();
    await dialog().getByText("The screen was added to the menu").waitFor();
    await dialog().getByRole("button", { name: "Close" }).last().click();
    await dialog().waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Add to menu" }).click();
    await dialog().getByText("Points › Word lists").waitFor();
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "hidden" });
  });

  it("it is published, and a member of the role signs in and works with it", async () => {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await dialog().getByRole("button", { name: "Publish", exact: true }).click();
    await dialog().waitFor({ state: "hidden" });
    const member = await place.visit();
    await member.open("/login");
    await member.signIn("carla.customer");
    await member.page.getByRole("menuitem", { name: "Points", exact: true }).click();
    await member.page.getByRole("menuitem", { name: "Word lists" }).click();
    await member.page.getByRole("heading", { level: 1, name: "Word lists" }).waitFor();
    await member.page.getByRole("cell", { name: "role", exact: true }).waitFor();
    await member.page.getByRole("searchbox").first().fill("common_status");
    await member.page.getByRole("button", { name: "Search", exact: true }).click();
    await member.page
      .getByRole("cell", { name: "role", exact: true })
      .waitFor({ state: "detached" });
    await shows(member.page.getByRole("cell", { name: "common_status" }));
  });
});

describe("the gallery", () => {
  it("shows an example live; changed in place it is drawn anew, and reset", async () => {
    await go(visitor, "/system/screens/gallery");
    await page.getByRole("searchbox", { name: "Find an example" }).fill("money");
    await page.getByRole("link", { name: "money" }).click();
    await preview().getByRole("cell", { name: /€/ }).first().waitFor();
    await expect.poll(visitor.address).toBe("/system/screens/gallery?show=cells%2Fmoney");
    expect(await violationsOf(page)).toEqual([]);
    await write("Source of cells/money", moneyIn("USD"));
    await preview().getByRole("cell", { name: /\$/ }).first().waitFor();
    await write("Source of cells/money", moneyIn("USX"));
    await page.getByText(/USX/).first().waitFor();
    await page.getByRole("button", { name: "Reset" }).click();
    await preview().getByRole("cell", { name: /€/ }).first().waitFor();
  });

  const moneyIn = (currency: string) => {
    const columns = ["fullname", { field: "points", cell: { kind: "money", currency } }];
    const body = { kind: "table", rows: "pointsSysUser.getByDeptId", search: [], columns };
    return JSON.stringify({ version: 1, title: "menu.user", body });
  };
});

describe("the reference", () => {
  it("is searched, leads from chapter to chapter and to the gallery", async () => {
    await page.getByRole("link", { name: "Reference" }).click();
    await page.getByRole("heading", { level: 3, name: "money" }).waitFor();
    await expect.poll(visitor.address).toBe("/system/screens/reference?chapter=cells#money");
    await page.getByRole("searchbox", { name: "Find in the reference" }).fill("bulkActions");
    await page.getByRole("link", { name: /Blocks › table/ }).click();
    const heading = page.getByRole("heading", { level: 3, name: "table" });
    await heading.waitFor();
    await hasFocus(heading);
    await expect.poll(visitor.address).toBe("/system/screens/reference?chapter=blocks#table");
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "Example of table in the gallery" }).click();
    await page.getByRole("heading", { level: 2, name: "table" }).waitFor();
  });
});

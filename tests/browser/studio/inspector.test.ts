import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../axe.ts";
import { activeOption } from "../controls.ts";
import { openPlace } from "../place.ts";
import { hasFocus } from "../shell/focus.ts";
import { shows } from "../shows.ts";
import type { Visitor } from "../visitor.ts";

const place = openPlace();

describe("the inspector, beside the text of a screen", () => {
  let visitor: Visitor;
  let page: Page;
  let form: Locator;
  let text: Locator;

  beforeAll(async () => {
    const at = "/system/screens/edit?page=points/cultural-group";
    visitor = await place.staySignedIn({ at });
    page = visitor.page;
    // The editor draws only the lines in sight, and the tests read the whole text.
    await page.setViewportSize({ width: 1280, height: 1600 });
    text = page.getByRole("textbox", { name: "Source of points/cultural-group" });
    form = page.getByRole("region", { name: "Inspector" });
    await page.getByRole("tab", { name: "Inspector" }).click();
    await form.waitFor();
    await text.getByText('"groups"', { exact: true }).click();
    await part(/^groups/).waitFor();
  });

  const part = (name: RegExp): Locator => form.getByRole("heading", { name });
  const written = () => expect.poll(() => text.textContent());
  const add = async (name: string): Promise<void> => {
    const box = form.getByRole("combobox", { name: "Add a property…" });
    await box.fill(name);
    await expect.poll(() => activeOption(box)).toBe(name);
    await page.keyboard.press("Enter");
  };

  it("shows the part under the cursor, with what each of its properties is for", async () => {
    await form.getByText("Rows of a list operation, with search").waitFor();
    await form.getByText("Its columns; all fields of a row if left out.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it("offers what the text would, as the kinds of blocks", async () => {
    const kind = form.getByRole("combobox", { name: "kind", exact: true });
    await kind.fill("dual");
    await shows(page.getByText("A relation edited by moving items"));
    await page.keyboard.press("Escape");
    await kind.blur();
  });

  it("gives a list another order, by keyboard too, and takes further items", async () => {
    const up = form
      .getByRole("group", { name: "columns" })
      .getByRole("button", { name: "Move userCount up" });
    await up.focus();
    await page.keyboard.press("Enter");
    await written().toContain('"columns": ["name", "userCount", "status"');
    await hasFocus(up);
    await page.keyboard.press("Enter");
    await written().toContain('"columns": ["userCount", "name", "status"');
    await form.getByRole("combobox", { name: "Add to columns…" }).fill("createTime");
    await page.keyboard.press("Enter");
    await written().toContain('"updateTime", "createTime"]');
  });

  it("goes into a part and back", async () => {
    const actions = form.getByRole("group", { name: "rowActions" });
    await actions.getByRole("button", { name: "Edit", exact: true }).click();
    await part(/^Edit/).waitFor();
    await shows(form.getByRole("button", { name: "Cultural groups" }));
  });

  it("enters a text in each language", async () => {
    await form.getByText("Each language").click();
    await form.getByLabel("English").fill("Change the group");
    await page.keyboard.press("Enter");
    await written().toContain('"en": "Change the group"');
    await shows(part(/^Change the group/));
  });

  it("removes a property, and adds it again, ready to be filled in", async () => {
    await form.getByRole("button", { name: "Remove icon" }).click();
    await written().not.toContain('"icon": "edit"');
    await add("icon");
    const icon = form.getByLabel("icon", { exact: true });
    await hasFocus(icon);
    await page.keyboard.type("calen");
    await expect.poll(() => activeOption(icon)).toMatch(/calendar/i);
    await page.keyboard.press("Enter");
    await written().toContain('"icon": "calendar"');
    await form.getByRole("button", { name: "Remove icon" }).click();
    await written().not.toContain('"icon": "calendar"');
    await part(/^Change the group/).waitFor();
  });

  it("completes an expression as the text does, and says what is wrong with it", async () => {
    await add("when");
    const when = form.getByRole("combobox", { name: "when", exact: true });
    await when.fill("row.sta");
    await page.getByRole("option", { name: "row.status" }).waitFor({ state: "attached" });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => when.inputValue()).toBe("row.status");
    await page.keyboard.type(" == 7");
    await written().toContain('"when": "row.status == 7"');
    await form.getByText(/can never be equal/).waitFor();
  });

  it("keeps a value that is not whole JSON yet as it was typed, and says so", async () => {
    await text.press("Control+End");
    await text.getByText(/"status": 0/).click();
    const status = form.getByLabel("status", { exact: true });
    await status.fill("[0,");
    await status.blur();
    await form.getByText("This is not a whole JSON value yet").waitFor();
    expect(await status.inputValue()).toBe("[0,");
    await written().toContain('"status": 0');
    await text.press("Control+Home");
    await page.getByRole("tab", { name: "Outline" }).click();
    await page.getByRole("tab", { name: "Inspector" }).click();
    await text.press("Control+End");
    await text.getByText(/"status": 0/).click();
    await expect.poll(() => status.inputValue()).toBe("[0,");
    await shows(form.getByText("This is not a whole JSON value yet"));
    await status.fill("[0, 1]");
    await page.keyboard.press("Enter");
    await written().toContain('"status": [0, 1]');
    await text.press("Control+Home");
  });

  it("follows the text, in which what the form did can be taken back", async () => {
    await text.getByText('"groups"', { exact: true }).click();
    await part(/^groups/).waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press("Control+Z");
        return text.textContent();
      })
      .toContain('"columns": ["name", "status", "userCount"');
    await written().not.toContain("row.status == 7");
  });

  it("undoes and redoes from the form, and takes a number in place of the first one", async () => {
    const columns = form.getByRole("group", { name: "columns" });
    await columns.getByRole("button", { name: "Move name down" }).press("Enter");
    await written().toContain('"columns": ["status", "name"');
    await page.keyboard.press("Control+Z");
    await written().toContain('"columns": ["name", "status"');
    await page.keyboard.press("Control+Shift+Z");
    await written().toContain('"columns": ["status", "name"');
    await add("pageSize");
    const size = form.getByLabel("pageSize", { exact: true });
    await hasFocus(size);
    await page.keyboard.type("50");
    await expect.poll(() => size.inputValue()).toBe("50");
  });

  it("applies what was typed last when the browser reloads the page", async () => {
    await text.press("Control+Home");
    const title = form.getByRole("combobox", { name: "title", exact: true });
    await title.press("End");
    await title.pressSequentially(" and more");
    await page.reload();
    await written().toContain(' and more"');
  });
});

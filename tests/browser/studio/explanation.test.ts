import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../axe.ts";
import { openPlace } from "../place.ts";
import { shows } from "../shows.ts";
import type { Visitor } from "../visitor.ts";

const place = openPlace();

describe("a screen in words, beside its text", () => {
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    const at = "/system/screens/edit?page=points/cultural-group";
    visitor = await place.staySignedIn({ at });
    page = visitor.page;
    await page.getByRole("tab", { name: "In words" }).click();
  });

  const sentences = () => page.getByRole("tree", { name: "In words" });

  it("says what the screen shows and does", async () => {
    await shows(sentences().getByText("On the record: button “Edit”."));
    await shows(sentences().getByText("Asks for: Group name (required), Remark, Status.").first());
    expect(await violationsOf(page)).toEqual([]);
  });

  it("leads from a sentence to its place in the text, by keyboard too", async () => {
    const chosen = () => page.evaluate(() => document.getSelection()?.toString());
    await sentences().getByText("The record: ids is [row.id].").click();
    await expect.poll(chosen).toBe('"[row.id]"');
    await sentences().getByRole("treeitem").first().focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect.poll(chosen).toBe('"rows.map(group, group.id)"');
  });

  it("follows what is typed, and tells what is wrong where it is said", async () => {
    await page.keyboard.insertText('"wors"');
    await shows(sentences().getByText("“wors”").first());
  });
});

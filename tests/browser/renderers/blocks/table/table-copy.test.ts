import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { go } from "../../../shell/frame.ts";
import type { Visitor } from "../../../visitor.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const groups = {
  kind: "table",
  rows: { call: "culturalGroup.page" },
  columns: ["name", "status", "remark"],
  expand: { kind: "form", submit: "culturalGroup.add", fields: ["name", "remark"] },
};

const { place, addPage } = openPlaceOfOwnPages();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  await addPage("made/copied", { title: "Copied", body: groups });
  visitor = await place.staySignedIn();
  page = visitor.page;
  await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await go(visitor, "/made/copied");
  await page.locator("tbody tr").nth(1).waitFor();
});

async function copied(): Promise<string> {
  await page.keyboard.press("ControlOrMeta+c");
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Selects from one place of the page to another one, and answers what is copied then. */
async function copiedBetween(from: string, to: string): Promise<string> {
  await page.evaluate(
    ([from, to]) => {
      const [start, end] = [from, to].map((place) => document.querySelector(place));
      if (start && end) getSelection()?.setBaseAndExtent(start, 0, end, end.childNodes.length);
    },
    [from, to] as const,
  );
  return copied();
}

describe("copying in a table", () => {
  it("takes rows as lines of cells, once the pointer has been used there", async () => {
    await page.locator("tbody td").nth(2).click();
    await expect.poll(() => copiedBetween("tbody", "tbody")).toMatch(/^[^\t\n]+\t[^\t\n]+\t/);
  });

  it("leaves nothing out of a selection that ends beyond the table", async () => {
    const all = await copiedBetween("tbody tr:last-child", ".ant-pagination");
    expect(all).toContain("25 in total");
  });

  it("takes what is selected in a field within a row's details", async () => {
    await page.locator("tbody tr").first().getByRole("button").first().click();
    const name = page.getByRole("textbox", { name: "Group name" });
    await name.fill("Half a name");
    await name.selectText();
    expect(await copied()).toBe("Half a name");
    await page.keyboard.type("x");
    expect(await name.inputValue()).toBe("x");
  });
});

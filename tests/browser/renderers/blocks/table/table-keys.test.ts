import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../../../axe.ts";
import { agree } from "../../../controls.ts";
import { openPlace } from "../../../place.ts";
import { hasFocus } from "../../../shell/focus.ts";
import { go } from "../../../shell/frame.ts";
import type { Visitor } from "../../../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

const rows = (): Locator => page.locator("tbody").getByRole("row");
const box = (row: Locator): Locator => row.getByRole("checkbox");
const dialog = (): Locator => page.getByRole("dialog").filter({ visible: true });
const press = (key: string): Promise<void> => page.keyboard.press(key);

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/cultural-group" });
  page = visitor.page;
  await rows().nth(19).waitFor();
});

describe("by keys in the rows of a table", () => {
  it("one comes to a single row by Tab, and moves from there", async () => {
    await page.getByRole("checkbox", { name: "Select all on this page" }).focus();
    const isThere = () =>
      rows()
        .first()
        .evaluate((row) => row === document.activeElement);
    for (let pressed = 0; pressed < 12 && !(await isThere()); pressed += 1) await press("Tab");
    expect(await isThere()).toBe(true);
    for (const [key, at] of [
      ["ArrowDown", 1],
      ["j", 2],
      ["k", 1],
      ["ArrowUp", 0],
      ["ArrowUp", 0],
      ["End", 19],
      ["Home", 0],
      ["PageDown", -1],
      ["PageUp", 0],
    ] as const) {
      await press(key);
      if (at >= 0) await hasFocus(rows().nth(at));
    }
    expect(await page.locator("tbody > tr[tabindex='0']").count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
  });

  it("one comes to a single heading and its width by Tab, and moves from there", async () => {
    const heading = (name: string) => page.getByRole("columnheader", { name });
    const width = (name: string) => page.getByRole("separator", { name: `Width of “${name}”` });
    await page.getByRole("checkbox", { name: "Select all on this page" }).focus();
    await press("Tab");
    await hasFocus(heading("Group name"));
    for (const [key, name] of [
      ["ArrowRight", "Status"],
      ["ArrowLeft", "Group name"],
      ["ArrowLeft", "Updated"],
      ["ArrowRight", "Group name"],
      ["End", "Updated"],
      ["Home", "Group name"],
      ["ArrowLeft", "Updated"],
    ] as const) {
      await press(key);
      await hasFocus(heading(name));
    }
    await press("Enter");
    await expect.poll(() => heading("Updated").getAttribute("aria-sort")).toBe("ascending");
    await press("Tab");
    await hasFocus(width("Updated"));
    await press("Tab");
    await hasFocus(rows().first());
    await press("Shift+Tab");
    await hasFocus(width("Updated"));
    await press("Shift+Tab");
    await hasFocus(heading("Updated"));
    expect(await violationsOf(page)).toEqual([]);
    await press("Enter");
    await press("Enter");
    await expect.poll(() => heading("Updated").getAttribute("aria-sort")).toBe(null);
  });

  it("an arrow key that follows Tab at once moves the focus on", async () => {
    const names = await page.locator("thead").evaluate((heads) => {
      const press = (part: Element, key: string): boolean =>
        part.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const reached = heads.querySelector<HTMLElement>("th[tabindex='0']");
      if (!reached) return [];
      reached.focus();
      press(reached, "Tab");
      press(reached, "ArrowRight");
      return [reached, document.activeElement].map((part) => part?.getAttribute("aria-label"));
    });
    expect(new Set(names).size).toBe(2);
    expect(names[1]).toMatch(/Group name|Status|Updated/);
  });

  it("Tab passes from there through the controls of that row alone, and back", async () => {
    const row = rows().nth(2);
    const isWithin = () => row.evaluate((one) => one.contains(document.activeElement));
    const isInRows = () => page.evaluate(() => document.activeElement?.closest("tbody") !== null);
    await row.focus();
    let pressed = 0;
    while (pressed < 12 && (await isWithin())) {
      await press("Tab");
      pressed += 1;
    }
    expect(pressed).toBeGreaterThan(2);
    expect(await isInRows()).toBe(false);
    await press("Shift+Tab");
    expect(await isWithin()).toBe(true);
    for (; pressed > 0; pressed -= 1) await press("Shift+Tab");
    expect(await isInRows()).toBe(false);
    // Otherwise no other control could be pressed.
    await expect.poll(() => page.locator("tbody [inert]").count()).toBe(0);
  });

  it("Space checks a row, Enter selects it, and no letter does so with Ctrl", async () => {
    const row = rows().nth(1);
    await row.focus();
    await press("Space");
    await expect.poll(() => box(row).isChecked()).toBe(true);
    await hasFocus(row);
    await press("Space");
    await expect.poll(() => box(row).isChecked()).toBe(false);
    await press("Enter");
    await expect.poll(() => row.getAttribute("aria-selected")).toBe("true");
    await press("Enter");
    await expect.poll(() => row.getAttribute("aria-selected")).toBe("false");
    await press("Control+j");
    await hasFocus(row);
  });

  it("e edits the row, writes nothing into the form, and the focus comes back", async () => {
    const row = rows().nth(1);
    const name = await row.getByRole("cell").nth(1).textContent();
    await row.focus();
    await press("e");
    const field = dialog().getByLabel("Group name");
    await expect.poll(() => field.inputValue()).toBe(name?.trim());
    await press("Escape");
    await expect.poll(() => dialog().count()).toBe(0);
    await hasFocus(row);
  });

  it("Delete asks; the row that takes the place of the deleted one has the focus", async () => {
    const count = await page.getByText(/\d+ in total/).textContent();
    const row = rows().nth(1);
    const following = await box(rows().nth(2)).getAttribute("aria-label");
    await row.focus();
    await press("Delete");
    await dialog().getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => dialog().count()).toBe(0);
    await hasFocus(row);
    expect(await page.getByText(/\d+ in total/).textContent()).toBe(count);
    await press("Delete");
    await agree(page, "Delete");
    await expect.poll(() => box(rows().nth(1)).getAttribute("aria-label")).toBe(following);
    await hasFocus(rows().nth(1));
  });

  it("what deletes several leaves the focus at the table", async () => {
    for (const index of [3, 4]) await box(rows().nth(index)).check();
    const bar = page.getByRole("region", { name: "Actions for the selected records" });
    await bar.getByRole("button", { name: "Delete" }).press("Enter");
    await agree(page, "Delete");
    await bar.waitFor({ state: "detached" });
    const around = page.locator("section").filter({ has: page.getByRole("table") });
    await hasFocus(around.last());
  });
});

it("of many rows those are reached that are not drawn yet", async () => {
  await go(visitor, "/points/user");
  await page.getByText("285 in total").waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-rowindex") ?? null);
  await page.locator("tbody > tr[tabindex='0']").filter({ visible: true }).focus();
  await press("End");
  await expect.poll(focused).toBe("286");
  await press("ArrowUp");
  await expect.poll(focused).toBe("285");
  await press("Home");
  await expect.poll(focused).toBe("2");
});

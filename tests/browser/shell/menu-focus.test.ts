import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openPlace } from "../place.ts";
import { hasFocus, holdsFocus } from "./focus.ts";

const place = openPlace();
let page: Page;

beforeAll(async () => {
  ({ page } = await place.staySignedIn({ at: "/points/cultural-group" }));
});

describe("a menu that Escape closes gives the focus back to its button", () => {
  it.each([
    ["Administrator: account", "Change password"],
    ["Language", "Español"],
    ["Export all rows", "CSV"],
    ["More actions for “Sailing Friends”", "Delete"],
  ])("%s", async (name, itemName) => {
    const opener = page.getByRole("button", { name, exact: true });
    const item = page.getByRole("menuitem", { name: itemName });
    await opener.focus();
    await page.keyboard.press("Enter");
    await holdsFocus(page.getByRole("menu").filter({ has: item }));
    await page.keyboard.press("Escape");
    await item.waitFor({ state: "hidden" });
    await hasFocus(opener);
  });
});

describe("a button that shows only an icon tells its name", () => {
  /** The name that is shown beside a button; `null` while none is. */
  const shown = () =>
    page.evaluate(() => {
      const sign = document.querySelector<HTMLElement>("[data-name]:popover-open");
      return sign ? getComputedStyle(sign, "::after").content : null;
    });

  it("while it has the keyboard's focus, until Escape", async () => {
    await page.getByRole("button", { name: "Import from a file" }).focus();
    await page.keyboard.press("Tab");
    await expect.poll(shown).toBe('"Export all rows"');
    await page.keyboard.press("Tab");
    await expect.poll(shown).toBe('"Columns"');
    await page.keyboard.press("Escape");
    await expect.poll(shown).toBeNull();
  });

  it("under the mouse", async () => {
    await page.getByRole("button", { name: "Language", exact: true }).hover();
    await expect.poll(shown).toBe('"Language"');
    await page.getByRole("columnheader", { name: "Status" }).hover();
    await expect.poll(shown).toBeNull();
  });
});

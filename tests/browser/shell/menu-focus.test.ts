import type { Page } from "playwright-core";
import { beforeAll, describe, it } from "vitest";
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

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { startProductProcess } from "../support/product-process.ts";
import { chooseFromMenu, openMenus } from "./controls.ts";
import { openPlace } from "./place.ts";
import { frameOf } from "./shell/frame.ts";
import { hides, shows } from "./shows.ts";
import type { Visitor } from "./visitor.ts";

const place = openPlace(() => startProductProcess());
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.stay();
  page = visitor.page;
});

/** Searches the table by name and returns the row found. */
async function search(name: string) {
  await page.getByRole("searchbox", { name: "Group name" }).fill(name);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: name });
  await row.waitFor();
  // Before the search, the row may have been among others.
  await page.getByText("1 in total").waitFor();
  return row;
}

describe("what a newcomer does", () => {
  it("signs in and is taken to the page that was asked for", async () => {
    await page.goto(`${place.product.url}/points/cultural-group`);
    await page.waitForURL((url) => url.pathname === "/login");
    expect(new URL(page.url()).searchParams.get("redirect")).toBe("/points/cultural-group");
    await visitor.signIn();
    await page.getByRole("heading", { level: 1, name: "Cultural groups" }).waitFor();
  });

  it("opens cultural groups from the menu and adds a group", async () => {
    const tabs = page.getByRole("navigation", { name: "Open pages" });
    await tabs.getByRole("link", { name: "Points home" }).click();
    await page.waitForURL("**/dashboard");
    await frameOf(visitor).choose("Points", "Cultural groups");
    await page.getByRole("button", { name: "Add group" }).click();
    const dialog = page.getByRole("dialog", { name: "Add group" });
    await dialog.getByLabel("Group name").fill("Kite Circle");
    await dialog.getByLabel("Remark").fill("Every Tuesday");
    await dialog.getByRole("button", { name: "Save" }).click();
    await hides(dialog);
  });

  it("searches it and edits it", async () => {
    const row = await search("Kite Circle");
    await row.getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: /Edit group/ });
    await dialog.getByLabel("Group name").fill("Kite Circle and Gliders");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    await shows(page.getByRole("row").filter({ hasText: "Kite Circle and Gliders" }));
  });

  it("puts three users in through the dual list", async () => {
    const row = await search("Kite Circle and Gliders");
    await row.getByRole("button", { name: "Users" }).click();
    const dialog = page.getByRole("dialog", { name: /Users/ });
    const available = dialog.getByRole("listbox", { name: "Available" });
    for (const index of [0, 1, 2]) await available.getByRole("option").nth(index).click();
    await dialog.getByRole("button", { name: "Add selected" }).click();
    await dialog.getByText("3 added").waitFor();
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    await shows(page.getByRole("row", { name: /Kite Circle and Gliders.* 3 / }));
  });

  it("finds it all after the service was restarted", async () => {
    const address = page.url().replace(place.product.url, "");
    // A page that stays open would meanwhile check whether it is still the newest version.
    await page.goto("about:blank");
    await place.product.restart();
    await page.goto(place.product.url + address);
    await search("Kite Circle and Gliders");
    await shows(page.getByRole("row", { name: /Kite Circle and Gliders.* 3 / }));
  });

  it("deletes it, after being asked by its name", async () => {
    const row = await search("Kite Circle and Gliders");
    const remove = openMenus(page).getByRole("menuitem", { name: "Delete" });
    await chooseFromMenu(row.getByRole("button", { name: /More actions/ }), remove);
    const question = page.getByRole("dialog").filter({ hasText: "Kite Circle and Gliders" });
    await question.getByRole("button", { name: "Delete" }).click();
    await hides(row);
  });
});

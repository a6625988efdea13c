import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, it } from "vitest";
import { openPlace } from "../../place.ts";
import { hides, shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";
import { go } from "../frame.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/cultural-group" });
  ({ page } = visitor);
});

afterEach(() => {
  // The browser itself logs the failed request.
  visitor.complaints.length = 0;
});

/**
 * Loses every request of a file, since a browser may request it ahead and again when it is used.
 * Returns a function that ends this.
 */
async function lose(file: string): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

it("a part of a page whose code is lost says so in its place, and comes by loading the page again", async () => {
  await page.getByRole("row").nth(1).waitFor();
  const giveBack = await lose("**/import-dialog-*.js");
  await page.getByRole("button", { name: "Import" }).click();
  const told = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await shows(told.getByText("What you have typed is kept."));
  await giveBack();
  await told.getByRole("button", { name: "Load the page again" }).click();
  await page.getByRole("row").nth(1).waitFor();
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog");
  await shows(dialog.getByText("Import").first());
  await page.keyboard.press("Escape");
  await hides(dialog);
});

it("a browser that cannot load what shows messages and questions says so instead of nothing", async () => {
  const giveBack = await lose("**/themed-popups-*.js");
  await page.reload();
  await page.getByRole("row").nth(1).waitFor();
  await page.getByRole("button", { name: "Edit" }).first().click();
  const told = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await shows(told.getByText("What you have typed is kept."));
  await giveBack();
  await told.getByRole("button", { name: "Load the page again" }).click();
  await shows(page.getByRole("dialog", { name: /Sailing Friends/ }));
  await hides(told);
  await page.getByRole("button", { name: "Cancel" }).click();
});

it("a drawer whose code is lost says what helps, and its page stays", async () => {
  await page.getByRole("row").nth(1).waitFor();
  const giveBack = await lose("**/why-drawer-*.js");
  const why = page.getByRole("button", { name: "Why?" });
  await why.click();
  await shows(page.getByText("could not be loaded. Load the page again."));
  await shows(page.getByRole("row").nth(1));
  await giveBack();
  await page.reload();
  await why.click();
  await shows(page.getByRole("dialog"));
  await page.keyboard.press("Escape");
  await hides(page.getByRole("dialog"));
});

it("a dialog whose code is lost says what helps, and its page stays", async () => {
  await lose("**/own-page-dialog-*.js");
  await page.getByRole("button", { name: "account" }).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await shows(page.getByText("could not be loaded. Load the page again."));
});

it("a screen outside the frame whose code is lost says so without the browser's own words", async () => {
  const giveBack = await lose("**/register-page-*.js");
  await page.goto(new URL("/register", page.url()).href);
  await shows(page.getByRole("heading", { name: /could not be loaded/ }));
  expect(await page.getByRole("main").textContent()).not.toContain("Failed to fetch");
  await giveBack();
  await visitor.open("/points/cultural-group");
});

it("what is typed outlives a part that is lost, and the loading of the page that helps", async () => {
  await page.getByRole("row").nth(1).waitFor();
  await page.getByRole("button", { name: "Add group" }).click();
  const name = page.getByRole("dialog").getByRole("textbox", { name: "Group name" });
  await name.fill("Half a group");
  await lose("**/not-found-page-*.js");
  await go(visitor, "/404");
  const told = page.locator("#content").getByText("could not be loaded");
  await shows(told);
  await shows(page.getByRole("navigation", { name: "Main menu" }));
  await page.goBack();
  await expect.poll(() => name.inputValue()).toBe("Half a group");
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe("Half a group");
});

it("a screen of the studio whose code is lost says so in its tab", async () => {
  const giveBack = await lose("**/gallery-*.js");
  await go(visitor, "/system/screens/gallery");
  const content = page.locator("#content");
  await shows(content.getByText("What you have typed is kept."));
  await giveBack();
  await content.getByRole("button", { name: "Load the page again" }).click();
  await shows(content.getByRole("heading", { name: "Gallery" }).first());
});

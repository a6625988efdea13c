import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { agree } from "../../controls.ts";
import { openPlace } from "../../place.ts";
import { hasFocus, holdsFocus } from "../focus.ts";
import { frameOf } from "../frame.ts";
import { once } from "../once.ts";

const place = openPlace();
const visit = once(() => place.staySignedIn({ at: "/points/cultural-group" }));

const dialogs = (page: Page) => page.getByRole("dialog").filter({ visible: true });

/** A new group without users. */
async function addGroup(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: "Add group" }).click();
  const dialog = page.getByRole("dialog", { name: "Add group" });
  await dialog.getByLabel("Group name").fill(name);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "hidden" });
  const row = page.getByRole("row").filter({ hasText: name });
  await row.waitFor();
  return row;
}

it("after a row is deleted the focus is on the row that takes its place", async () => {
  const { page } = await visit();
  const row = await addGroup(page, "Kite flyers");
  const following = row.locator("xpath=following-sibling::tr[1]");
  const name = await following.getByRole("checkbox").getAttribute("aria-label");
  await row.getByRole("button", { name: /^More actions/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await agree(page, "Delete");
  await row.waitFor({ state: "detached" });
  const next = page.getByRole("checkbox", { name: name ?? "", exact: true });
  await holdsFocus(page.getByRole("row").filter({ has: next }));
});

it("the lists of a relation open with the focus on the search", async () => {
  const { page } = await visit();
  const row = page.locator("#content").getByRole("row").nth(1);
  const opener = row.getByRole("button", { name: "Users", exact: true });
  await opener.press("Enter");
  await hasFocus(
    dialogs(page)
      .getByRole("textbox", { name: /available/i })
      .first(),
  );
  await page.keyboard.press("Escape");
  await expect.poll(() => dialogs(page).count()).toBe(0);
  await hasFocus(opener);
});

it("a form opens with the focus on its first field, and a question on what changes nothing", async () => {
  const { page } = await visit();
  const row = page.locator("#content").getByRole("row").nth(1);
  for (const name of ["Edit", "Add group"]) {
    const within = name === "Edit" ? row : page;
    const opener = within.getByRole("button", { name, exact: true });
    await opener.press("Enter");
    const dialog = page.getByRole("dialog", { name: /group/ });
    await hasFocus(dialog.getByRole("textbox", { name: "Group name" }));
    await page.keyboard.type("s");
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Unsaved changes" });
    await hasFocus(question.getByRole("button", { name: "Keep editing" }));
    await question.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => dialogs(page).count()).toBe(0);
    await hasFocus(opener);
  }
});

it("after a save the focus is on what opened the form", async () => {
  const { page } = await visit();
  const row = page.locator("#content").getByRole("row").nth(1);
  const opener = row.getByRole("button", { name: "Edit", exact: true });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: /Edit group/ });
  await dialog.getByLabel("Remark").fill("Said by keyboard");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await hasFocus(opener);
});

it("the editor opens with the focus in it, and keeps it near after publishing", async () => {
  const { page } = await place.visitSignedIn({ at: "/system/screens" });
  const row = page.getByRole("row").filter({ hasText: "points/dict-type" });
  await row.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  const source = page.getByRole("textbox", { name: "Source of points/dict-type" });
  await hasFocus(source);
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" ");
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /Publish/ });
  await dialog.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await holdsFocus(page.locator("#content"));
});

it("after a tab is closed by its button the focus is on the tab beside it", async () => {
  const visitor = await visit();
  const { openPages } = frameOf(visitor);
  await frameOf(visitor).choose("Points", "Deduction rules");
  await openPages.getByRole("button", { name: /Deduction rules/ }).press("Enter");
  await expect.poll(() => openPages.getByRole("link", { name: "Deduction rules" }).count()).toBe(0);
  await holdsFocus(openPages);
});

it("after a link in a page and the browser's Back the focus is where the page is that comes into sight", async () => {
  const visitor = await place.visitSignedIn();
  const { page } = visitor;
  const content = page.locator("#content");
  await content.getByRole("link", { name: "Open “Members”" }).press("Enter");
  await frameOf(visitor).heading("Members").waitFor();
  await holdsFocus(content);
  await content.getByRole("button", { name: "Refresh" }).first().focus();
  await page.goBack();
  await frameOf(visitor).heading("Points home").waitFor();
  await holdsFocus(content);
  await page.goForward();
  await content.getByRole("button", { name: "Add member" }).press("Enter");
  await hasFocus(dialogs(page).getByRole("textbox", { name: "Username" }));
  await page.goBack();
  await frameOf(visitor).heading("Points home").waitFor();
  await holdsFocus(content);
});

it("whoever comes to sign in begins to type", async () => {
  const { page, open } = await place.visit();
  await open("/login");
  await hasFocus(page.getByLabel("Username"));
});

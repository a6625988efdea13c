import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { chooseFromMenu, openMenus } from "./controls.ts";
import { openPlace } from "./place.ts";
import { hasFocus, holdsFocus } from "./shell/focus.ts";
import { hides, shows } from "./shows.ts";

const place = openPlace();
let page: Page;

beforeAll(async () => {
  ({ page } = await place.staySignedIn({ at: "/points/cultural-group" }));
});

const rowOf = (name: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("cell", { name, exact: true }) });
const undo = () => page.getByRole("button", { name: "Undo" });

async function choose(name: string, action: string): Promise<void> {
  const opener = rowOf(name).getByRole("button", { name: /^More actions/ });
  await chooseFromMenu(opener, openMenus(page).last().getByRole("menuitem", { name: action }));
}

async function addGroup(name: string): Promise<void> {
  await page.getByRole("button", { name: "Add group" }).click();
  const form = page.getByRole("dialog", { name: "Add group" });
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("button", { name: "Save" }).click();
  // The message's timer stops while the pointer is over it.
  await undo().hover();
  await form.waitFor({ state: "hidden" });
  await rowOf(name).waitFor();
}

describe("undo for 5 seconds", () => {
  it("takes back what was added, by its button, once", async () => {
    await addGroup("Chess club");
    await undo().click();
    await shows(page.getByText(/^Undone: /));
    await rowOf("Chess club").waitFor({ state: "detached" });
    await undo().waitFor({ state: "detached" });
  });

  it("brings back what was deleted after a question by its name, by Ctrl+Z", async () => {
    await addGroup("Choir");
    const former = await undo().elementHandle();
    await choose("Choir", "Delete");
    const question = page.getByRole("dialog").filter({ hasText: "Delete “Choir”?" });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => former?.evaluate((button) => button.isConnected)).toBe(false);
    await undo().hover();
    await rowOf("Choir").waitFor({ state: "detached" });
    await page.keyboard.press("Control+z");
    await rowOf("Choir").waitFor();
  });

  it("leaves the title and the cross of the next dialog free on a phone", async () => {
    await addGroup("Cards");
    await page.setViewportSize({ width: 390, height: 844 });
    await undo().hover();
    await page.getByRole("button", { name: "Add group" }).press("Enter");
    const form = page.getByRole("dialog", { name: "Add group" });
    const cross = form.getByRole("button", { name: "Close" });
    await cross.click({ trial: true });
    const middle = (await form.getByText("Add group").boundingBox())?.y ?? 0;
    expect((await undo().boundingBox())?.y).toBeGreaterThan(middle);
    await page.keyboard.press("Escape");
    await hides(form);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it("tells why where it is refused", async () => {
    await undo().waitFor({ state: "detached" });
    await rowOf("Choir").getByRole("button", { name: "Edit" }).click();
    const form = page.getByRole("dialog", { name: /Choir/ });
    await form.getByRole("textbox", { name: "Name" }).fill("Big choir");
    await form.getByRole("button", { name: "Save" }).click();
    await undo().hover();
    await rowOf("Big choir").waitFor();
    await undo().focus();
    await page.route("**/cultural-group/update", (route) =>
      route.fulfill({ json: { code: 40300, msg: "You may no longer do this." } }),
    );
    await undo().press("Enter");
    await page.getByText("It could not be undone: You may no longer do this.").waitFor();
    await page.unroute("**/cultural-group/update");
    await undo().waitFor({ state: "detached" });
    await shows(rowOf("Big choir"));
  });

  it("says what was done to which record for as long as it is offered", async () => {
    await page.clock.install();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await addGroup("Walking club");
    const said = page.getByRole("status").getByText("“Walking club” added", { exact: true });
    await page.clock.runFor(10_000);
    await shows(said);
    await undo().focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    await shows(said);
    await page.getByRole("searchbox", { name: "Group name" }).focus();
    await page.clock.runFor(4_900);
    await shows(said);
    await page.clock.runFor(200);
    await said.waitFor({ state: "detached" });
    await page.clock.resume();
  });

  it("is offered for 5 s, for longer while the pointer rests on it, and calls no focus back", async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await addGroup("Running club");
    await undo().hover();
    await page.clock.runFor(10_000);
    expect(await undo().count()).toBe(1);
    await page.getByRole("button", { name: "Add group" }).focus();
    await undo().focus();
    const search = page.getByRole("searchbox", { name: "Group name" });
    await search.focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_900);
    expect(await undo().count()).toBe(1);
    await page.clock.runFor(200);
    await undo().waitFor({ state: "detached" });
    await hasFocus(search);
    await page.clock.resume();
  });
});

describe("what an action opens", () => {
  it("gives the focus back to its button, or to the menu that it was chosen from", async () => {
    const opened = page.getByRole("dialog");
    const edit = rowOf("Amateur Theatre").getByRole("button", { name: "Edit" });
    await edit.click();
    await holdsFocus(opened);
    await page.keyboard.press("Escape");
    await opened.waitFor({ state: "hidden" });
    await hasFocus(edit);
    await choose("Amateur Theatre", "Departments");
    await holdsFocus(opened);
    await page.keyboard.press("Escape");
    await hides(opened);
    await hasFocus(rowOf("Amateur Theatre").getByRole("button", { name: /^More actions/ }));
  });
});

describe("several calls of one action", () => {
  it("make a copy of a group with its users and departments", async () => {
    await choose("Amateur Theatre", "Duplicate");
    const copy = rowOf("Amateur Theatre (2)");
    await copy.waitFor();
    await expect.poll(() => copy.getByRole("cell").allTextContents()).toContain("22");
    await choose("Amateur Theatre", "Duplicate");
    const another = rowOf("Amateur Theatre (3)");
    await another.waitFor();
    await expect.poll(() => another.getByRole("cell").allTextContents()).toContain("22");
  });

  it("stop at the first that fails: which it was, why, and what is done; closed at once it stays closed", async () => {
    await page.route("**/cultural-group/add", (route) =>
      route.fulfill({ json: { code: 50000, msg: "Not today." } }),
    );
    // The wait is shorter than the time for which several calls are shown where none has failed.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await choose("Amateur Theatre", "Duplicate");
    await page.clock.runFor(100);
    const progress = page.getByRole("dialog").filter({ hasText: "failed" });
    await progress.getByRole("alert").getByText("“Add the new group” failed: Not today.").waitFor();
    const steps = progress.getByRole("listitem");
    await expect
      .poll(() => steps.allTextContents())
      .toEqual([
        expect.stringMatching(/done$/),
        expect.stringMatching(/done$/),
        expect.stringMatching(/done$/),
        expect.stringMatching(/failed$/),
        expect.stringMatching(/not started$/),
        expect.stringMatching(/not started$/),
      ]);
    await progress.getByRole("button", { name: "Close" }).click();
    await progress.waitFor({ state: "hidden" });
    await hasFocus(rowOf("Amateur Theatre").getByRole("button", { name: /^More actions/ }));
    await page.clock.runFor(10_000);
    expect(await progress.count()).toBe(0);
    await page.clock.resume();
  });
});

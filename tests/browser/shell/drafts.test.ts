import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import type { Visitor } from "../visitor.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { type Frame, frameOf } from "./frame.ts";

let names = 0;

/** Somebody with a group's form open from its row in the table, and a name typed in it. */
async function editingGroup(place: Place) {
  const visitor = await place.visitSignedIn();
  const frame = frameOf(visitor);
  await frame.choose("Points", "Cultural groups");
  await visitor.page.getByRole("row").nth(1).getByRole("button", { name: "Edit" }).click();
  const typed = `Half a name ${++names}`;
  await nameIn(visitor).fill(typed);
  await markOf(frame).waitFor();
  return { visitor, frame, typed };
}

const dialogOf = ({ page }: Visitor) => page.getByRole("dialog").first();
const nameIn = (visitor: Visitor) => dialogOf(visitor).getByRole("textbox", { name: "Group name" });
const save = (visitor: Visitor) => dialogOf(visitor).getByRole("button", { name: "Save" }).click();
const markOf = ({ openPages }: Frame) => openPages.getByRole("img", { name: "Unsaved changes" });
const notice = ({ page }: Visitor) =>
  page.getByRole("status").filter({ hasText: "What you had typed here is back" });

/** All that the browser tab and the browser keep of the product. */
const keptIn = ({ page }: Visitor) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

/** Saves, is told that the session has expired, and signs in again. */
async function signInAgain(visitor: Visitor, username?: string): Promise<void> {
  const calls = "**/points-api/**";
  const answer = { code: 50014, msg: "The session has expired." };
  await visitor.page.route(calls, (route) => route.fulfill({ json: answer }));
  await save(visitor);
  await visitor.page.getByRole("button", { name: "Re-Login" }).click();
  await visitor.page.waitForURL("**/login?**");
  await visitor.page.unroute(calls);
  await visitor.signIn(username);
}

async function logOut({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
}

function expiredSessions(place: Place): void {
  it("is there again in the form of a table's row: dialog, values, unsaved mark, tabs", async () => {
    const { visitor, frame, typed } = await editingGroup(place);
    await signInAgain(visitor);
    await frame.heading("Cultural groups").waitFor();
    expect(await frame.tabTitles()).toEqual(["Points home", "Cultural groups"]);
    expect(await nameIn(visitor).inputValue()).toBe(typed);
    await notice(visitor).waitFor();
    await markOf(frame).waitFor();
    await save(visitor);
    await visitor.page.getByText(typed, { exact: true }).first().waitFor();
    await markOf(frame).waitFor({ state: "detached" });
  });

  it("is nowhere to be seen for another member, and gone", async () => {
    const { visitor, frame, typed } = await editingGroup(place);
    await signInAgain(visitor, "adam.admin");
    await frame.openPages.waitFor();
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
    expect(await keptIn(visitor)).not.toContain(typed);
  });
}

function reloads(place: Place): void {
  it("is there again and can be discarded", async () => {
    const { visitor, frame, typed } = await editingGroup(place);
    await visitor.page.reload();
    await notice(visitor).waitFor();
    expect(await nameIn(visitor).inputValue()).toBe(typed);
    await notice(visitor).getByRole("button", { name: "Discard" }).click();
    await notice(visitor).waitFor({ state: "detached" });
    expect(await nameIn(visitor).inputValue()).not.toBe(typed);
    await markOf(frame).waitFor({ state: "detached" });
    await visitor.page.reload();
    await nameIn(visitor).waitFor();
    expect(await notice(visitor).count()).toBe(0);
  });

  it("marks its tab before that is shown again, and includes the last key", async () => {
    const { visitor, frame, typed } = await editingGroup(place);
    await nameIn(visitor).press("End");
    await nameIn(visitor).pressSequentially("!");
    await visitor.page.reload();
    await notice(visitor).waitFor();
    await visitor.page.goBack();
    await frame.heading("Points home").waitFor();
    await visitor.page.reload();
    await frame.heading("Points home").waitFor();
    await markOf(frame).waitFor();
    await frame.openPages.getByRole("link", { name: "Cultural groups" }).click();
    expect(await nameIn(visitor).inputValue()).toBe(`${typed}!`);
  });

  it("includes the pending moves of a dual list", async () => {
    const visitor = await place.visitSignedIn();
    const frame = frameOf(visitor);
    await frame.choose("Points", "Cultural groups");
    await visitor.page.getByRole("row").nth(1).getByRole("button", { name: "Users" }).click();
    const added = dialogOf(visitor).getByText(/\d+ added/);
    await dialogOf(visitor).getByRole("button", { name: "Add all shown" }).click();
    await markOf(frame).waitFor();
    const before = await added.textContent();
    await visitor.page.reload();
    await notice(visitor).waitFor();
    expect(await added.textContent()).toBe(before);
    await markOf(frame).waitFor();
  });

  it("is not there once it was discarded, or saved", async () => {
    const { visitor, frame } = await editingGroup(place);
    const { page } = visitor;
    await dialogOf(visitor).getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await page.reload();
    await page.getByRole("row").nth(1).getByRole("button", { name: "Edit" }).click();
    await nameIn(visitor).fill(`Saved ${++names}`);
    await save(visitor);
    await dialogOf(visitor).waitFor({ state: "hidden" });
    await page.reload();
    await page.getByRole("row").nth(1).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await markOf(frame).count()).toBe(0);
  });
}

function failedSaves(place: Place): void {
  it.each([
    ["is refused", { json: { code: 40000, msg: "Not like this.", data: null } }],
    ["gets no answer", null],
  ])("because it %s keeps the dialog and its values", async (_name, answer) => {
    const { visitor, frame, typed } = await editingGroup(place);
    const calls = "**/cultural-group/update";
    await visitor.page.route(calls, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await save(visitor);
    await visitor.page.locator(".ant-message-error").waitFor();
    expect(await nameIn(visitor).inputValue()).toBe(typed);
    await markOf(frame).waitFor();
    await visitor.page.unroute(calls);
    await save(visitor);
    await dialogOf(visitor).waitFor({ state: "hidden" });
    // The browser says of a lost call that it was lost.
    visitor.complaints.length = 0;
  });
}

onEveryBackEnd((place) => {
  describe("after a session has expired and Re-Login, what was typed", () =>
    expiredSessions(place));
  describe("after a reload, what was typed", () => reloads(place));
  describe("a save that fails", () => failedSaves(place));

  it("a password is never kept outside its field", async () => {
    const visitor = await place.visitSignedIn();
    await visitor.page.getByRole("button", { name: "Account" }).click();
    await visitor.page.getByRole("menuitem", { name: "Change password" }).click();
    const dialog = dialogOf(visitor);
    await dialog.getByLabel("Password", { exact: true }).fill("a secret of mine");
    await dialog.getByLabel("Confirm password", { exact: true }).fill("a secret of mine");
    await visitor.page.reload();
    await frameOf(visitor).heading("Points home").waitFor();
    expect(await keptIn(visitor)).not.toContain("a secret of mine");
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
  });

  it("log-out with something unsaved asks first, and then leaves nothing behind", async () => {
    const { visitor, frame, typed } = await editingGroup(place);
    await visitor.page.goBack();
    await frame.heading("Points home").waitFor();
    await logOut(visitor);
    const question = visitor.page.getByRole("dialog", { name: "Log out without saving?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await markOf(frame).waitFor();
    await logOut(visitor);
    await question.getByRole("button", { name: "Log out" }).click();
    await visitor.page.waitForURL("**/login?**");
    expect(await keptIn(visitor)).not.toContain(typed);
  });
});

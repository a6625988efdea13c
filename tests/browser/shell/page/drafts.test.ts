import { describe, expect, it } from "vitest";
import { texts } from "../../../../src/i18n/texts.ts";
import type { Visitor } from "../../visitor.ts";
import { onEveryBackEnd } from "../back-ends.ts";
import { type Frame, frameOf, go } from "../frame.ts";
import { once } from "../once.ts";

let names = 0;

type Visit = () => Promise<Visitor>;

/** Opens the page of the cultural groups, unless it is already shown. */
async function openGroups(visit: Visit) {
  const visitor = await visit();
  const frame = frameOf(visitor);
  if (!visitor.address().startsWith("/points/cultural-group")) {
    await frame.choose("Points", "Cultural groups");
  }
  return { visitor, frame };
}

/** Opens a group's form from its row in the table, unless it is open, and types a name into it. */
async function editingGroup(visit: Visit) {
  const { visitor, frame } = await openGroups(visit);
  if (!(await dialogOf(visitor).isVisible())) {
    await visitor.page.getByRole("row").nth(1).getByRole("button", { name: "Edit" }).click();
  }
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
  page.getByRole("status").filter({ hasText: "What you typed here has been restored" });

/** Everything that the tab and the browser have stored for the product. */
const keptIn = ({ page }: Visitor) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

/** Saves, sees the message that the session has expired, and signs in again. */
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

/** Waits until a group's form shows a name. */
const expectName = (visitor: Visitor, name: string) =>
  expect.poll(() => nameIn(visitor).inputValue()).toBe(name);

function expiredSession(visit: Visit): void {
  it("is there again in the form of a table's row: dialog, values, unsaved mark, tabs", async () => {
    const { visitor, frame, typed } = await editingGroup(visit);
    await signInAgain(visitor);
    await frame.heading("Cultural groups").waitFor();
    await expect.poll(frame.tabTitles).toEqual(["Points home", "Cultural groups"]);
    await expectName(visitor, typed);
    await notice(visitor).waitFor();
    await markOf(frame).waitFor();
    await save(visitor);
    await dialogOf(visitor).waitFor({ state: "hidden" });
    await visitor.page.getByText(typed, { exact: true }).first().waitFor();
    await markOf(frame).waitFor({ state: "detached" });
  });
}

function reloads(visit: Visit): void {
  it("is there again with the last key, in a tab marked before that is shown, and can be discarded", async () => {
    const { visitor, frame, typed } = await editingGroup(visit);
    await nameIn(visitor).press("End");
    await nameIn(visitor).pressSequentially("!");
    await visitor.page.reload();
    await notice(visitor).waitFor();
    await expectName(visitor, `${typed}!`);
    await go(visitor, "/dashboard");
    await frame.heading("Points home").waitFor();
    await visitor.page.reload();
    await frame.heading("Points home").waitFor();
    await markOf(frame).waitFor();
    await frame.openPages.getByRole("link", { name: "Cultural groups" }).click();
    await expectName(visitor, `${typed}!`);
    await notice(visitor).getByRole("button", { name: "Discard" }).click();
    await notice(visitor).waitFor({ state: "detached" });
    await expect.poll(() => nameIn(visitor).inputValue()).not.toBe(`${typed}!`);
    await markOf(frame).waitFor({ state: "detached" });
    await visitor.page.reload();
    await nameIn(visitor).waitFor();
    expect(await notice(visitor).count()).toBe(0);
  });

  it("is not there once it was discarded, or saved", async () => {
    const { visitor, frame, typed } = await editingGroup(visit);
    const { page } = visitor;
    await dialogOf(visitor).getByRole("button", { name: "Cancel" }).click();
    await page
      .getByRole("dialog", { name: texts.en.common.unsavedTitle })
      .getByRole("button", { name: "Discard" })
      .click();
    await dialogOf(visitor).waitFor({ state: "hidden" });
    await expect.poll(() => keptIn(visitor)).not.toContain(typed);
    const saved = `Saved ${++names}`;
    await page.getByRole("row").nth(1).getByRole("button", { name: "Edit" }).click();
    await nameIn(visitor).fill(saved);
    await markOf(frame).waitFor();
    await save(visitor);
    await dialogOf(visitor).waitFor({ state: "hidden" });
    await page.reload();
    await page.getByRole("row").filter({ hasText: saved }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await markOf(frame).count()).toBe(0);
  });

  it("includes the pending moves of a dual list", async () => {
    const { visitor, frame } = await openGroups(visit);
    const dialog = dialogOf(visitor);
    await visitor.page.getByRole("row").nth(1).getByRole("button", { name: "Users" }).click();
    const available = dialog.getByRole("listbox", { name: "Available" });
    await available.getByRole("option").first().waitFor();
    await dialog.getByRole("button", { name: "Add all shown" }).click();
    await markOf(frame).waitFor();
    const added = dialog.getByText(/\d+ added/);
    const before = await added.textContent();
    await visitor.page.reload();
    await notice(visitor).waitFor();
    await expect.poll(() => added.textContent()).toBe(before);
    await markOf(frame).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await visitor.page
      .getByRole("dialog", { name: texts.en.common.unsavedTitle })
      .getByRole("button", { name: "Discard" })
      .click();
    await dialog.waitFor({ state: "hidden" });
  });
}

function failedSaves(visit: Visit): void {
  it.each([
    ["is refused", "Not like this.", { json: { code: 40000, msg: "Not like this.", data: null } }],
    ["gets no answer", "Network error: the service could not be reached.", null],
  ])("because it %s keeps the dialog and its values", async (_name, message, answer) => {
    const { visitor, frame, typed } = await editingGroup(visit);
    const calls = "**/cultural-group/update";
    await visitor.page.route(calls, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await save(visitor);
    await visitor.page.getByText(message).last().waitFor();
    await expectName(visitor, typed);
    await markOf(frame).waitFor();
    await visitor.page.unroute(calls);
    await save(visitor);
    await dialogOf(visitor).waitFor({ state: "hidden" });
    // The browser logs the call whose response was lost.
    visitor.complaints.length = 0;
  });
}

onEveryBackEnd((place) => {
  const visit = once(() => place.staySignedIn());

  it("a password is never kept outside its field", async () => {
    const visitor = await visit();
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

  describe("after a session has expired and Re-Login, what was typed", () => {
    expiredSession(visit);
  });
  describe("after a reload, what was typed", () => reloads(visit));
  describe("a save that fails", () => failedSaves(visit));

  it("log-out with something unsaved asks first, and then leaves nothing behind", async () => {
    const { visitor, frame, typed } = await editingGroup(visit);
    await go(visitor, "/dashboard");
    await frame.heading("Points home").waitFor();
    await frame.logOut();
    const question = visitor.page.getByRole("dialog", { name: "Log out without saving?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "hidden" });
    await markOf(frame).waitFor();
    await frame.logOut();
    await question.getByRole("button", { name: "Log out" }).click();
    await visitor.page.waitForURL("**/login?**");
    expect(await keptIn(visitor)).not.toContain(typed);
  });

  it("log-out in another tab, which asks nothing about this one, keeps it for the same member", async () => {
    const visitor = await visit();
    if (visitor.address().startsWith("/login")) await visitor.signIn();
    const { typed } = await editingGroup(visit);
    const other = await visitor.context.newPage();
    await other.goto(visitor.page.url());
    await other.getByRole("heading", { level: 1, name: "Cultural groups" }).waitFor();
    await frameOf({ ...visitor, page: other }).logOut();
    await visitor.page.waitForURL("**/login?**");
    await other.close();
    await visitor.signIn();
    await notice(visitor).waitFor();
    await expectName(visitor, typed);
    await visitor.page.getByRole("button", { name: "Discard" }).click();
  });

  it("after Re-Login as another member, what was typed is nowhere to be seen, and gone", async () => {
    const visitor = await visit();
    if (visitor.address().startsWith("/login")) await visitor.signIn();
    const { frame, typed } = await editingGroup(visit);
    await signInAgain(visitor, "adam.admin");
    await frame.openPages.waitFor();
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
    expect(await keptIn(visitor)).not.toContain(typed);
  });
});

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";
import { violationsOf } from "../axe.ts";
import { openPlace } from "../place.ts";
import { hasFocus } from "../shell/focus.ts";
import { go } from "../shell/frame.ts";
import type { Visitor } from "../visitor.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);
let visitor: Visitor;

beforeAll(async () => {
  visitor = await place.staySignedIn({ password, at: "/points/cultural-group" });
});

const path = "points/cultural-group";
const shipped = readFileSync(`schemas/pages/${path}.json`, "utf8");
const compact = JSON.stringify(JSON.parse(shipped));

/** The page with one more column, as a person types it. */
const withColumn = (field: string) => compact.replace('"columns":[', `"columns":["${field}",`);

const publish = async (source: string, note: string) => {
  await place.product.ask("page.saveDraft", { path, source });
  await place.product.ask("page.publish", { path, note });
};

const editor = (page: Page) => page.getByRole("textbox", { name: `Source of ${path}` });

async function write(page: Page, source: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(source);
}

const isDraft = (source: string): Promise<void> =>
  expect
    .poll(async () => (await place.product.ask("page.getOne", { path, draft: true })).source)
    .toBe(source);

describe("a screen that others use while a new version is published", () => {
  it("is loaded in place: what they typed stays, and they are told", async () => {
    const { page } = visitor;
    await page.getByRole("button", { name: "Add group", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Add group" });
    await dialog.getByLabel("Name").fill("Half a name");
    const toolbar = `"toolbar":[{"label":"Departments","go":"'/points/department'"},`;
    await publish(compact.replace('"toolbar":[', toolbar), "Departments beside");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    const notice = page.getByRole("status").filter({ hasText: "This screen has a new version" });
    await notice.waitFor();
    await expect.poll(() => dialog.getByLabel("Name").inputValue()).toBe("Half a name");
    await dialog.getByLabel("Name").press("End");
    await dialog.getByLabel("Name").pressSequentially(" and more");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Departments", exact: true }).waitFor();
    await page.getByRole("cell", { name: "Half a name and more" }).first().waitFor();
    await notice.getByRole("button", { name: "Close" }).click();
    await notice.waitFor({ state: "hidden" });
    await publish(compact, "As before");
    const tabs = page.getByRole("navigation", { name: "Open pages" });
    await tabs.getByRole("link", { name: "Points home" }).click();
    await tabs.getByRole("link", { name: "Cultural groups" }).click();
    await notice.waitFor();
    await page
      .getByRole("button", { name: "Departments", exact: true })
      .waitFor({ state: "hidden" });
  });
});

describe("the versions of a screen", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = visitor);
    await go(visitor, `/system/screens/edit?page=${path}`);
  });
  const history = () => page.getByRole("list", { name: "Versions, newest first" });
  const version = (number: number) =>
    history().getByRole("listitem", { name: `Version ${number}`, exact: true });

  it("are published with what changes in words, and a note", async () => {
    await write(page, withColumn("id"));
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: `Publish ${path}` });
    await dialog.getByRole("list", { name: "Differences" }).getByText(/id/).waitFor();
    await dialog.getByLabel("Note for the history").fill("Shows the number");
    // The message about the previous action stays visible for some seconds.
    await page.locator(".ant-message-notice").waitFor({ state: "detached" });
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText(`Published: ${path}, version 3`).waitFor();
    await dialog.waitFor({ state: "hidden" });
    const again = page.getByRole("button", { name: "Publish (no changes)", exact: true });
    await expect.poll(() => again.isDisabled()).toBe(true);
    const shown = await place.product.ask("page.getOne", { path });
    expect(shown.source).toBe(withColumn("id"));
  });

  it("are listed with author and note, and each with what it changed", async () => {
    await page.getByRole("tab", { name: "History", exact: true }).click();
    await version(3).getByText("Shows the number").waitFor();
    await version(3).getByText("admin").waitFor();
    await version(3).getByRole("button", { name: "What changed" }).click();
    const dialog = page.getByRole("dialog", { name: "Version 3" });
    await dialog.getByRole("list", { name: "Differences" }).waitFor();
    await dialog.getByRole("textbox", { name: "Version 2" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    // Grounds and shadows are not drawn in the colours that a person has chosen for all programs.
    await page.emulateMedia({ forcedColors: "active" });
    const changed = dialog.getByRole("textbox", { name: "Version 3" }).locator(".cm-changedText");
    const mark = () =>
      changed.first().evaluate((text) => getComputedStyle(text).textDecorationLine);
    await expect.poll(mark).toBe("underline");
    await page.emulateMedia({ forcedColors: "none" });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  it("are rolled back to, with a note, and the editor follows", async () => {
    const acts = version(1).getByRole("button", { name: "More actions for version 1" });
    const ask = async (): Promise<void> => {
      await acts.click();
      await page.getByRole("menuitem", { name: "Roll back to this version" }).click();
    };
    const dialog = page.getByRole("dialog", { name: "Roll back to version 1" });
    await ask();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });
    await hasFocus(acts);
    await ask();
    await dialog.getByLabel("Note for the history").fill("Too soon");
    await dialog.getByRole("button", { name: "Roll back to this version" }).click();
    await page.getByText(`Rolled back: ${path} is now version 4`).waitFor();
    await version(4).getByText("version 1 again").waitFor();
    await version(4).getByText("Current").waitFor();
    await expect.poll(() => editor(page).textContent()).toContain("/points/department");
  });

  it("stay when the screen is deleted, which falls back to its file and can be restored", async () => {
    await page.getByRole("button", { name: "Delete screen" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete screen" });
    await dialog.getByRole("button", { name: "Delete screen" }).click();
    await version(5).getByText("Deleted").waitFor();
    expect((await place.product.ask("page.getOne", { path })).source).toBe(shipped);
    await page.getByRole("button", { name: "Restore screen" }).click();
    const again = page.getByRole("dialog", { name: "Restore screen" });
    await again.getByRole("button", { name: "Restore screen" }).click();
    await version(6).getByText("Restored").waitFor();
    expect((await place.product.ask("page.getOne", { path })).version).toBe(6);
  });

  it("are one text of two where two write at once, and nothing is lost", async () => {
    const at = `/system/screens/edit?page=${path}`;
    const other = await place.visitSignedIn({ username: "sofia.super", password, at });
    await editor(other.page).waitFor();
    await write(page, withColumn("createTime"));
    await page.keyboard.press("Control+S");
    await isDraft(withColumn("createTime"));
    await write(other.page, withColumn("id"));
    await other.page.keyboard.press("Control+S");
    await other.page.getByRole("button", { name: "Publish (merge first)" }).waitFor();
    await other.page.getByRole("button", { name: "Compare" }).click();
    const dialog = other.page.getByRole("dialog", { name: "Merge the two texts" });
    await dialog.getByRole("textbox", { name: "admin's text" }).waitFor();
    const mine = dialog.getByRole("textbox", { name: "Your text" });
    await mine.getByText("id").first().waitFor();
    expect(await violationsOf(other.page)).toEqual([]);
    await dialog.getByRole("button", { name: "Next difference" }).click();
    await other.page.keyboard.press("Alt+Enter");
    await dialog.getByText("Nothing: both are the same.").waitFor();
    await other.page.keyboard.press("Control+Z");
    await dialog.getByRole("list", { name: "Differences" }).waitFor();
    const conflict = dialog.getByRole("region", { name: "Place 1 of 1 that both of you changed" });
    await conflict.getByText("Places still to decide: 1").waitFor();
    await conflict.getByRole("radio", { name: "Your text" }).check();
    // Escape leads out of the text; what is decided stays when the dialog is closed.
    await mine.press("Escape");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });
    await other.page.getByRole("button", { name: "Compare" }).click();
    await dialog.getByRole("button", { name: "Use this text" }).click();
    await dialog.waitFor({ state: "hidden" });
    await isDraft(withColumn("id"));
    expect(await editor(other.page).evaluate((text) => text.contains(document.activeElement))).toBe(
      true,
    );
  });

  it("take what only one of two has changed, and say whose it is", async () => {
    const lines = JSON.stringify(JSON.parse(shipped), null, 2);
    await place.product.ask("page.saveDraft", { path, source: lines });
    // Lines far outside the visible area are not drawn.
    await editor(page).press("Control+Home");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await editor(page).getByText('"search": [').waitFor();
    const others = lines.replace(/"title": .*,/, '"title": "Groups",');
    await place.product.ask("page.saveDraft", { path, source: others });
    await editor(page).press("Control+End");
    await page.keyboard.press("Enter");
    await page.getByText(/also saved this screen/).waitFor();
    await isDraft(`${others}\n`);
  });
});

describe("the list of screens", () => {
  it("shows how each stands and where it is used, and leads to the studio", async () => {
    const { page } = visitor;
    await go(visitor, "/system/screens");
    const row = page.getByRole("row").filter({ hasText: path });
    await row.getByText("Draft").waitFor();
    await row.getByText("Points › Cultural groups").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await row.getByRole("button", { name: "Edit" }).click();
    await editor(page).waitFor();
  });

  it("exports all screens and imports what has changed, checked before anything is sent", async () => {
    const { page } = visitor;
    await go(visitor, "/system/screens/exchange");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export all screens" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^screens-.*\.zip$/);
    const files = page.locator("input[type=file]");
    const buffer = readFileSync(await download.path());
    await files.setInputFiles({ name: "screens.zip", mimeType: "application/zip", buffer });
    await page.getByText(/0 new, .* unchanged/).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    const dept = readFileSync("schemas/pages/points/department.json", "utf8");
    await files.setInputFiles([
      {
        name: "department.json",
        mimeType: "application/json",
        buffer: Buffer.from(dept.replace("menu.department", "menu.dictType")),
      },
      { name: "new-one.json", mimeType: "application/json", buffer: Buffer.from("{") },
    ]);
    await page.getByText("1 new, 1 changed, 0 unchanged.").waitFor();
    await page.getByRole("textbox", { name: "Screen file" }).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await place.product.ask("page.getList", { path: "new-one" })).toEqual([]);
    await page.getByRole("checkbox", { name: "Also publish screens without errors" }).check();
    await page.getByRole("button", { name: "Import 2 screens" }).click();
    await page.getByText("Saved as drafts: 1, published: 1, failed: 0.").waitFor();
    const { source } = await place.product.ask("page.getOne", { path: "points/department" });
    expect(source).toContain("menu.dictType");
  });
});

describe("a screen to which others link", () => {
  const linked = "points/user";
  const source = readFileSync(`schemas/pages/${linked}.json`, "utf8");
  const wanting = JSON.stringify({ ...JSON.parse(source), params: { id: "integer" } });

  it("is published by who knows which links no longer fit it", async () => {
    const { page } = visitor;
    await go(visitor, `/system/screens/edit?page=${linked}`);
    const text = page.getByRole("textbox", { name: `Source of ${linked}` });
    await text.click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(wanting);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: `Publish ${linked}` });
    await dialog
      .getByText("1 page links here, and its links would no longer work: dashboard.")
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  it("is proposed to who writes its address wrongly", async () => {
    const { page } = visitor;
    await text(page).click();
    await page.keyboard.press("Control+A");
    const go = { label: "People", go: "'/points/users'" };
    const body = { kind: "table", rows: "culturalGroup.page", toolbar: [go] };
    await page.keyboard.insertText(JSON.stringify({ title: "Test", body }));
    const remedy = page.getByText("Did you mean “/points/user”?").first();
    await expect.poll(() => remedy.isVisible()).toBe(true);
  });
  const text = (page: Page) => page.getByRole("textbox", { name: `Source of ${linked}` });
});

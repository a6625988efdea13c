import { describe, expect, it } from "vitest";
import { openPlace } from "./place.ts";
import { frameOf } from "./shell/frame.ts";
import type { Visitor } from "./visitor.ts";

const place = openPlace();

/** Opens a group's form, gives the group another remark and saves. */
async function changeRemark({ page }: Visitor, group: string, remark: string): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: group });
  await row.getByRole("button", { name: "Edit" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Remark").fill(remark);
  await form.getByRole("button", { name: "Save" }).click();
  await form.waitFor({ state: "hidden" });
}

/** The rows of changes below an entry: field, before, after. */
async function changesIn({ page }: Visitor, record: string): Promise<string[][]> {
  const details = page.getByRole("group", { name: `Details of “${record}”` });
  const table = details.getByRole("table").filter({ hasText: "Before" }).last();
  await table.getByRole("rowheader").first().waitFor();
  const rows = await table.getByRole("row").all();
  return await Promise.all(
    rows.slice(1).map(async (row) => (await row.locator("th, td").allInnerTexts()).map(trimmed)),
  );
}

const trimmed = (text: string) => text.trim();

describe("the audit log", () => {
  it("shows who changed which record, and each field before and after", async () => {
    const visitor = await place.visitSignedIn({ username: "anna.administrator" });
    const { page } = visitor;
    const frame = frameOf(visitor);
    await frame.choose("Points", "Cultural groups");
    await changeRemark(visitor, "Sailing Friends", "Every first Sunday");
    await changeRemark(visitor, "Sailing Friends", "Every second Sunday");
    await frame.choose("System", "Audit log");
    const entry = page.getByRole("row").filter({ hasText: "Sailing Friends" }).first();
    await entry.getByText("anna.administrator").waitFor();
    await entry.getByText("Change cultural group").waitFor();
    await entry.getByRole("button", { name: "Details of “Sailing Friends”" }).click();
    expect(await changesIn(visitor, "Sailing Friends")).toContainEqual([
      "Remark",
      "Every first Sunday",
      "Every second Sunday",
    ]);
  });

  it("is searched by who, what, which record and when", async () => {
    const at = "/system/audit-log?entries.username=anna&entries.operationId=login.login";
    const { page } = await place.visitSignedIn({ username: "anna.administrator", at });
    await page.getByRole("row").filter({ hasText: "Sign in" }).first().waitFor();
    const named = page.getByRole("searchbox", { name: "Record" });
    await named.fill("nothing of that name");
    await page.keyboard.press("Enter");
    await page.getByText("Nothing matches the search.").waitFor();
  });

  it("reads in Chinese as in English", async () => {
    const visitor = await place.visitSignedIn({ language: "zh-CN", at: "/system/audit-log" });
    await visitor.page.getByRole("heading", { level: 1, name: "审计日志" }).waitFor();
    await visitor.page.getByRole("row").filter({ hasText: "登录" }).first().waitFor();
  });

  it("is neither shown nor answered to a role that may not read it", async () => {
    const visitor = await place.visitSignedIn({ username: "arturo.area" });
    const { menu } = frameOf(visitor);
    await menu.getByRole("menuitem", { name: "Points", exact: true }).waitFor();
    expect(await menu.getByRole("menuitem", { name: "System" }).count()).toBe(0);
    await visitor.open("/system/audit-log");
    await visitor.page.waitForURL("**/404");
  });
});

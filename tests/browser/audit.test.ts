import { beforeAll, describe, expect, it } from "vitest";
import { openPlace } from "./place.ts";
import { type Frame, frameOf, go } from "./shell/frame.ts";
import { switchLanguage } from "./shell/language/switch-language.ts";
import { shows } from "./shows.ts";
import type { Visitor } from "./visitor.ts";

const place = openPlace();

/** Opens a group's form, changes the group's remark and saves. */
async function changeRemark({ page }: Visitor, group: string, remark: string): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: group });
  await row.getByRole("button", { name: "Edit" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Remark").fill(remark);
  await form.getByRole("button", { name: "Save" }).click();
  await form.waitFor({ state: "hidden" });
}

const gone = { state: "detached" } as const;

/** The rows of changes below an audit entry: field, value before, value after. */
function changesIn({ page }: Visitor, record: string): Promise<string[][]> {
  const details = page.getByRole("group", { name: `Details of “${record}”` });
  const table = details.getByRole("table").filter({ hasText: "Before" }).last();
  return table
    .getByRole("row")
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => (textContent ?? "").trim())),
    );
}

describe("the audit log", () => {
  let visitor: Visitor;
  let frame: Frame;
  beforeAll(async () => {
    const at = "/points/cultural-group";
    visitor = await place.staySignedIn({ username: "anna.administrator", at });
    frame = frameOf(visitor);
  });

  it("shows who changed which record, and each field before and after", async () => {
    const { page } = visitor;
    await changeRemark(visitor, "Sailing Friends", "Every first Sunday");
    await changeRemark(visitor, "Sailing Friends", "Every second Sunday");
    await frame.choose("System", "Audit log");
    const entry = page.getByRole("row").filter({ hasText: "Sailing Friends" }).first();
    await entry.getByText("anna.administrator").waitFor();
    await entry.getByText("Change cultural group").waitFor();
    await entry.getByRole("button", { name: "Details of “Sailing Friends”" }).click();
    await expect
      .poll(() => changesIn(visitor, "Sailing Friends"))
      .toContainEqual(["Remark", "Every first Sunday", "Every second Sunday"]);
  });

  it("is searched by who, what, which record and when", async () => {
    const { page } = visitor;
    await go(visitor, "/system/audit-log?entries.username=anna&entries.operationId=login.login");
    await page.getByRole("row").filter({ hasText: "Sign in" }).first().waitFor();
    await page.getByRole("row").filter({ hasText: "Sailing Friends" }).first().waitFor(gone);
    const named = page.getByRole("searchbox", { name: "Record" });
    await named.fill("nothing of that name");
    await page.keyboard.press("Enter");
    await shows(page.getByText("Nothing matches the search."));
  });

  it("reads in Chinese as in English", async () => {
    const { page } = visitor;
    await switchLanguage(visitor, "zh");
    await go(visitor, "/system/audit-log");
    await page.getByRole("heading", { level: 1, name: "审计日志" }).waitFor();
    await shows(page.getByRole("row").filter({ hasText: "登录" }).first());
  });

  it("is neither shown nor answered to a role that may not read it", async () => {
    const other = await place.visitSignedIn({ username: "arturo.area" });
    const { menu } = frameOf(other);
    await menu.getByRole("menuitem", { name: "Points", exact: true }).waitFor();
    expect(await menu.getByRole("menuitem", { name: "System" }).count()).toBe(0);
    await go(other, "/system/audit-log");
    await other.page.waitForURL("**/404");
  });
});

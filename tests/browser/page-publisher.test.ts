import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { password } from "../support/first-start.ts";
import { startService } from "../support/service.ts";
import { openPlace } from "./place.ts";
import { go } from "./shell/frame.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);
const path = "points/dict-type";
const topRole = "superAdministrator";

async function idOf(username: string): Promise<number> {
  const { id } = await place.product.database.db
    .selectFrom("member")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return id;
}

/** A page whose button "Renew" turns a member into a super administrator. */
const attack = (memberId: number) =>
  JSON.stringify({
    version: 1,
    title: "menu.dictType",
    body: {
      kind: "table",
      rows: "dictType.list",
      toolbar: [
        {
          label: "Renew",
          call: { call: "memberRole.add", with: { memberId, role: `'${topRole}'` } },
        },
      ],
    },
  });

describe("a page that would give its author more than he has", () => {
  it("is not published by him: the studio says what he lacks, and his draft stays", async () => {
    const source = attack(await idOf("adam.admin"));
    const token = await place.product.signIn("adam.admin");
    await place.product.ask("page.saveDraft", { path, source }, { token });
    const at = `/system/screens/edit?page=${path}`;
    const { page } = await place.visitSignedIn({ username: "adam.admin", password, at });
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: `Publish ${path}` });
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    const refusal = dialog.getByRole("alert").filter({ hasText: "you do not have permission for" });
    await refusal.getByText("memberRole.add needs superAdministrator").waitFor();
    const draft = await place.product.ask("page.getOne", { path, draft: true });
    expect(draft).toMatchObject({ state: "draft", source, author: "adam.admin" });
  });

  it("gives nothing to anybody once its publisher may not, and the log names the page", async () => {
    const { product } = place;
    const memberId = await idOf("kenji.customer");
    const sofia = await idOf("sofia.super");
    const token = await product.signIn("sofia.super");
    await product.ask("page.saveDraft", { path, source: attack(memberId) }, { token });
    await product.ask("page.publish", { path }, { token });
    await product.ask("memberRole.updateRole", { memberId: sofia, roles: ["admin"] });

    const visitor = await place.visitSignedIn({ password, at: `/${path}` });
    const { page } = visitor;
    await page.getByRole("button", { name: "Renew", exact: true }).click();
    const refusal = page
      .getByText(`version 1 of the page ${path} runs with the permissions of sofia.super`)
      .first();
    const agree = page.getByRole("button", { name: "Grant role", exact: true });
    await refusal.or(agree).first().waitFor();
    if (await agree.isVisible()) await agree.click();
    await refusal.waitFor();
    const member = await product.ask("member.getOneWithRole", { id: memberId });
    expect(member.roles).toEqual(["customer"]);

    await go(visitor, "/system/audit-log?entries.outcome=refused");
    const entry = page.getByRole("row").filter({ hasText: path }).first();
    await entry.getByRole("button", { name: /^Details of/ }).click();
    await page
      .getByRole("group", { name: /^Details of/ })
      .getByText("Page version")
      .waitFor();
    await entry.getByRole("button", { name: "Show the page" }).click();
    await page.getByRole("textbox", { name: `Source of ${path}` }).waitFor();
  });
});

import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { agree, chooseOption, openMenus, pressRowAction } from "./controls.ts";
import { openPlace } from "./place.ts";
import { go } from "./shell/frame.ts";
import { once } from "./shell/once.ts";
import type { Visitor } from "./visitor.ts";

const place = openPlace();

const at = "/system/member";
const administrate = once(() => place.staySignedIn({ at }));

/** The row of a member, after a search of the list for the username. */
async function rowOf({ page }: Visitor, username: string): Promise<Locator> {
  const search = page.getByRole("searchbox", { name: "Username" });
  await search.fill(username);
  await search.press("Enter");
  const row = page.getByRole("row").filter({ hasText: username });
  await row.waitFor();
  // Before the search, the row may have been among others.
  await page.getByText("1 in total").waitFor();
  return row;
}

/** The names of the actions that a row offers, including those in its menu. */
async function actionsOf({ page }: Visitor, row: Locator): Promise<string[]> {
  const more = row.getByRole("button", { name: "More actions" });
  const beside = await row.getByRole("button").allInnerTexts();
  if (!(await more.isVisible())) return beside.filter(Boolean);
  await more.click();
  const inMenu = openMenus(page).last().getByRole("menuitem");
  await inMenu.first().waitFor();
  const inside = await inMenu.allInnerTexts();
  await page.keyboard.press("Escape");
  await inMenu.first().waitFor({ state: "hidden" });
  return [...beside, ...inside].map((name) => name.trim()).filter(Boolean);
}

async function choose(form: Locator, field: string, option: string) {
  await chooseOption(form.getByRole("combobox", { name: field }), option);
  // Leaving the field closes its options, which cover the buttons.
  await form.getByText(/./).first().click();
}

/** Saves a form and confirms the product's question before permissions are granted. */
async function save(form: Locator, what: string): Promise<void> {
  await form.getByRole("button", { name: "Save" }).click();
  await agree(form.page(), what);
  await expect.poll(() => form.count()).toBe(0);
}

describe("an administrator of the system", () => {
  it("adds a member, changes them, grants and sets roles, resets the password and deletes them", async () => {
    const visitor = await administrate();
    const { page } = visitor;
    await page.getByRole("button", { name: "Add member" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Username").fill("nina.new");
    await form.getByLabel("Full name").fill("Nina New");
    await form.getByLabel("Password").fill("first password");
    await choose(form, "Roles", "Customer");
    await save(form, "Add member");

    const row = await rowOf(visitor, "nina.new");
    await row.getByText("Customer").waitFor();
    await row.getByText("Active", { exact: true }).waitFor();
    await pressRowAction(row, "Edit");
    await form.getByLabel("Full name").fill("Nina Newer");
    await save(form, "Change member");
    await row.getByText("Nina Newer").waitFor();

    await pressRowAction(row, "Grant role");
    await choose(form, "Role", "Area manager");
    await save(form, "Grant role");
    await row.getByText("Area manager").waitFor();
    await row.getByText("Customer").waitFor();

    await pressRowAction(row, "Roles");
    await form.getByText("Area manager", { exact: true }).waitFor();
    await choose(form, "Roles", "Area manager");
    await choose(form, "Roles", "Customer");
    await form.getByRole("button", { name: "Save" }).click();
    const emptied = page.getByRole("dialog", { name: "Set roles" });
    await emptied.getByRole("definition").getByText("None", { exact: true }).waitFor();
    await agree(page, "Set roles");
    await row.getByText("Area manager").waitFor({ state: "detached" });
    await row.getByText("Customer").waitFor({ state: "detached" });

    await pressRowAction(row, "Reset password");
    await form.getByLabel("Password", { exact: true }).fill("second password");
    await form.getByLabel("Confirm password").fill("second password");
    await save(form, "Change password");
    const login = `${place.product.url}/system-api/api/login/login`;
    const data = { username: "nina.new", password: "second password", code: "" };
    const answer = await visitor.context.request.post(login, { data });
    expect(await answer.json()).toMatchObject({ code: 20000, data: { token: expect.any(String) } });

    await pressRowAction(row, "Delete");
    const question = page.getByRole("dialog").filter({ hasText: "Delete “Nina Newer”?" });
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("Nothing matches the search.").waitFor();
  });
});

describe("a newcomer who waits for approval", () => {
  /** Adds a waiting member, opens the dialog that approves and picks a role in it. */
  async function beginApproving(username: string, fullname: string) {
    const visitor = await administrate();
    const { page } = visitor;
    await page.evaluate(
      async (body) => {
        const token = /Admin-Token=([^;]+)/.exec(document.cookie)?.[1] ?? "";
        const headers = { "Content-Type": "application/json", "X-Access-Token": token };
        await fetch("/system-api/api/member/add", { method: "POST", headers, body });
      },
      JSON.stringify({ username, fullname, password: "purple lamp 77 tree", status: 2 }),
    );
    const row = await rowOf(visitor, username);
    await pressRowAction(row, "Approve");
    const form = page.getByRole("dialog").filter({ hasText: `Approve · ${fullname}` });
    await choose(form, "Roles", "Customer");
    await form.getByRole("button", { name: "Approve" }).click();
    const question = page.getByRole("dialog", { name: `Approve “${fullname}”?` });
    const agreeToBoth = () => question.getByRole("button", { name: "Approve" }).click();
    return { page, row, form, question, agreeToBoth };
  }

  it("is approved with roles, which one question asks about and one undo takes back", async () => {
    const { page, row, form, question, agreeToBoth } = await beginApproving(
      "wanda.waits",
      "Wanda Waits",
    );
    const asked = /Set roles.*Customer.*Change member.*Active/s;
    await question.filter({ hasText: asked }).waitFor();
    await agreeToBoth();
    await page.getByText("“Wanda Waits” approved").waitFor();
    await expect.poll(() => form.count()).toBe(0);
    await row.getByText("Active", { exact: true }).waitFor();
    await row.getByText("Customer").waitFor();
    await page.getByRole("button", { name: "Undo 2 changes" }).click();
    await row.getByText("Waiting for approval").waitFor();
    await row.getByText("Customer").waitFor({ state: "detached" });
  });

  it("is left as before by a person who declines the question", async () => {
    const { page, row, form, question } = await beginApproving("dora.declined", "Dora Declined");
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "hidden" });
    await form.getByText("Customer").waitFor();
    await row.getByText("Waiting for approval").waitFor();
    expect(await row.getByText("Customer").count()).toBe(0);
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => form.count()).toBe(0);
  });

  it("is told where the second call fails, and the form goes on where it stopped", async () => {
    const { page, row, form, agreeToBoth } = await beginApproving("hal.half", "Hal Half");
    const refusal = { code: 50_000, msg: "No room for more members.", data: null };
    await page.route("**/api/member/update", (route) => route.fulfill({ json: refusal }));
    await agreeToBoth();
    const told = page.getByRole("dialog").filter({ hasText: "No room for more members." });
    await told.getByText("“Approve” failed").waitFor();
    await told.getByRole("button", { name: "Close", exact: true }).last().click();
    await row.getByText("Customer").waitFor();
    await row.getByText("Waiting for approval").waitFor();

    await page.unroute("**/api/member/update");
    await form.getByRole("button", { name: "Approve" }).click();
    await agreeToBoth();
    await row.getByText("Active", { exact: true }).waitFor();
    await expect.poll(() => form.count()).toBe(0);
  });
});

describe("a role that may not", () => {
  it("an administrator neither sees nor is let grant roles, delete members and reset passwords", async () => {
    const visitor = await place.visitSignedIn({ username: "anna.administrator", at });
    const row = await rowOf(visitor, "carla.customer");
    expect(await actionsOf(visitor, row)).toEqual(["Edit", "Details"]);
    await visitor.page.getByRole("button", { name: "Add member" }).click();
    const form = visitor.page.getByRole("dialog");
    await form.getByLabel("Username").waitFor();
    expect(await form.getByLabel("Roles").count()).toBe(0);

    const refused = await visitor.page.evaluate(async () => {
      const token = /Admin-Token=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const call = async (path: string, body: object): Promise<number> => {
        const response = await fetch(`/system-api/api/${path}`, {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-Access-Token": token },
          body: JSON.stringify(body),
        });
        return (await response.json()).code;
      };
      const password = "another password";
      return [
        await call("memberRole/add", { memberId: 6, role: "admin" }),
        await call("memberRole/updateRole", { memberId: 6, roles: [] }),
        await call("member/del", { ids: [6] }),
        await call("member/updatePwd", { id: 6, password, rePassword: password }),
      ];
    });
    expect(refused).toEqual([40300, 40300, 40300, 40300]);
  });

  it("nobody but a super administrator is offered to change one", async () => {
    const system = await place.visitSignedIn({ username: "adam.admin", at });
    const superAdministrator = await rowOf(system, "sofia.super");
    expect(await actionsOf(system, superAdministrator)).toEqual(["Details"]);
    const own = await rowOf(system, "anna.administrator");
    expect(await actionsOf(system, own)).toContain("Reset password");
  });

  it("an area manager has no members' screen", async () => {
    const visitor = await place.visitSignedIn({
      username: "arturo.area",
      at: "/points/cultural-group",
    });
    await go(visitor, "/system/member");
    await expect.poll(() => visitor.address()).toBe("/404");
  });
});

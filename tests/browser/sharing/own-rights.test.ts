import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Requests } from "../../../src/catalogue/types.gen.ts";
import { texts } from "../../../src/i18n/texts.ts";
import { startService } from "../../support/service.ts";
import { openPlace } from "../place.ts";
import { frameOf } from "../shell/frame.ts";
import { hides, shows } from "../shows.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);

const newPassword = "Another-Tr0ub4dor-orchid";

const carlasRecord = () =>
  place.product.database.db
    .selectFrom("member")
    .select("id")
    .where("username", "=", "carla.customer")
    .executeTakeFirstOrThrow();

/** Gives Carla other roles. */
async function giveRoles(roles: Requests["memberRole.updateRole"]["roles"]) {
  const { id: memberId } = await carlasRecord();
  await place.product.ask("memberRole.updateRole", { memberId, roles });
}

/** Carla's browser, and what it shows only to administrators. */
async function carla() {
  const visitor = await place.visitSignedIn({ username: "carla.customer" });
  const frame = frameOf(visitor);
  const system = frame.menu.getByRole("menuitem", { name: "System", exact: true });
  await frame.menu.getByRole("menuitem").first().waitFor();
  return { ...visitor, frame, system };
}

it("shows a member the menu of their new roles at once, also if they may not read members", async () => {
  const { system } = await carla();
  expect(await system.count()).toBe(0);
  await giveRoles(["customer", "admin"]);
  await system.waitFor();
  await giveRoles(["customer"]);
  await system.waitFor({ state: "detached" });
});

/** Carla's roles are taken away after a page has asked for her menu and before it is shown there. */
async function takeRolesWhileLoading(page: Page): Promise<void> {
  let isTaken = false;
  await page.route("**/api/menu/getTreeRoleList", async (route) => {
    if (isTaken) return route.fallback();
    isTaken = true;
    const response = await route.fetch();
    await giveRoles(["customer"]);
    // The menu takes as long as on a slow network.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fulfill({ response });
  });
}

it("tells also of roles that were taken after the menu was read and before it is shown", async () => {
  await giveRoles(["customer", "admin"]);
  const { page, open, system } = await carla();
  await system.waitFor();
  await takeRolesWhileLoading(page);
  await open("/dashboard");
  await system.waitFor();
  expect(await system.waitFor({ state: "detached" })).toBeUndefined();
});

it("tells so also in a tab that shares the stream of a tab that has heard of it before", async () => {
  await giveRoles(["customer", "admin"]);
  const { page, system, ...visitor } = await carla();
  await system.waitFor();
  const second = await visitor.context.newPage();
  await takeRolesWhileLoading(second);
  await second.goto(page.url());
  await system.waitFor({ state: "detached" });
  const { menu } = frameOf({ ...visitor, page: second });
  await menu.getByRole("menuitem").first().waitFor();
  const systemThere = menu.getByRole("menuitem", { name: "System", exact: true });
  expect(await systemThere.waitFor({ state: "detached" })).toBeUndefined();
});

it("keeps what was typed in a form whose permission was taken away, and tells so", async () => {
  await giveRoles(["customer", "admin"]);
  const { page, frame, system } = await carla();
  await frame.choose("Points", "Cultural groups");
  await page.getByRole("row").nth(1).getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog").first();
  const name = dialog.getByRole("textbox", { name: "Group name" });
  await name.fill("Half a name");
  await frame.openPages.getByRole("img", { name: "Unsaved changes" }).waitFor();
  await giveRoles(["customer"]);
  await system.waitFor({ state: "detached" });
  await shows(dialog.getByText(texts.en.block.permissionLost));
  expect(await name.inputValue()).toBe("Half a name");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: texts.en.common.unsavedTitle });
  await question.getByRole("button", { name: "Discard" }).click();
  await dialog.waitFor({ state: "detached" });
});

it("keeps what was moved in a relation whose permission was taken away, and tells so", async () => {
  await giveRoles(["customer", "admin"]);
  const { page, frame, system } = await carla();
  await frame.choose("Points", "Cultural groups");
  await page.getByRole("row").nth(1).getByRole("button", { name: "Users", exact: true }).click();
  const dialog = page.getByRole("dialog").first();
  await dialog.getByRole("button", { name: texts.en.dualList.addAll }).click();
  const added = dialog.getByText(/^\d+ added$/);
  await shows(added);
  const told = await added.textContent();
  await giveRoles(["customer"]);
  await system.waitFor({ state: "detached" });
  await shows(dialog.getByText(texts.en.dualList.permissionLost));
  expect(await added.textContent()).toBe(told);
  expect(await dialog.getByRole("button", { name: "Save" }).count()).toBe(0);
  await dialog.getByRole("button", { name: texts.en.dualList.reset }).click();
  await hides(dialog.getByText(texts.en.dualList.permissionLost));
});

it("tells that an open page has left the menu, and closes it only after what was typed is discarded", async () => {
  await giveRoles(["customer", "admin"]);
  const { page, frame, system, address } = await carla();
  await frame.choose("System", "Menu");
  await frame.choose("System", "Members");
  await page.getByRole("button", { name: "Add member" }).click();
  const dialog = page.getByRole("dialog").first();
  const name = dialog.getByRole("textbox", { name: "Username" });
  await name.fill("half.a.name");
  await frame.openPages.getByRole("img", { name: "Unsaved changes" }).waitFor();
  await giveRoles(["customer"]);
  await system.waitFor({ state: "detached" });
  await page.getByText(texts.en.shell.pageGoneTyped).first().waitFor();
  expect(await name.inputValue()).toBe("half.a.name");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: texts.en.common.unsavedTitle });
  await question.getByRole("button", { name: "Discard" }).click();
  await frame.heading(texts.en.shell.pageGone).waitFor();
  await frame.openPages.getByRole("link", { name: "Menu" }).click();
  await expect.poll(address).toBe("/system/menu");
  await frame.heading(texts.en.shell.pageGone).waitFor();
  expect(await frame.tabTitles()).toEqual(["Points home", "Menu", "Members"]);
  await giveRoles(["customer", "admin"]);
  await frame.heading("Menu").waitFor();
});

it("asks who has no session any more to sign in again at once, though nothing is called here", async () => {
  const { page, frame } = await carla();
  await frame.choose("Points", "Cultural groups");
  await page.getByRole("row").nth(1).waitFor();
  const { id } = await carlasRecord();
  await place.product.ask("member.updatePwd", {
    id,
    password: newPassword,
    rePassword: newPassword,
  });
  await shows(page.getByRole("dialog", { name: texts.en.session.signedOutTitle }));
});

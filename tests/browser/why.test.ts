import { expect, it } from "vitest";
import { violationsOf } from "./axe.ts";
import { openPlace } from "./place.ts";
import { addPages } from "./shell/own-pages.ts";

const place = openPlace();

const own = {
  title: "Own page",
  body: {
    kind: "stack",
    items: [
      { kind: "table", title: "Secret rows", when: "user.id < 0", rows: "dictType.list" },
      { kind: "table", title: "Types", rows: "dictType.list" },
      { kind: "tree", name: "departments", rows: "pointsSysDept.getAllDeptWithUsers" },
      {
        kind: "table",
        title: "Of the group",
        rows: {
          call: "culturalGroupUserRel.current",
          with: { groupId: "blocks.departments.selected.id" },
        },
      },
      { kind: "table", title: "Refused rows", rows: "deptGroup.page" },
      {
        kind: "table",
        title: "Groups",
        name: "groups",
        rows: { call: "culturalGroup.page", with: { name: "'no group of this name'" } },
      },
      {
        kind: "table",
        title: "Users",
        rows: "pointsSysUser.getByDeptId",
        rowActions: [{ label: "Greet", enabled: "row.points > 1000000", go: '"/" + row.username' }],
      },
      {
        kind: "form",
        name: "keys",
        title: "Keys",
        submit: { call: "member.updatePwd", with: { id: "user.id" } },
        fields: ["password", { field: "rePassword", when: 'form.password != "open sesame"' }],
      },
    ],
  },
};

it("an administrator asks why the parts of a page stand as they do, and nobody else can", {
  timeout: 180_000,
}, async () => {
  const visitor = await place.visit();
  const { page } = visitor;
  const node = {
    id: 9001,
    typeId: "1",
    title: "Own page",
    routerPath: "/own",
    componentPath: "own",
  };
  await addPages(visitor, [], { own });
  await page.route("**/api/menu/getTreeRoleList", async (route) => {
    const menu = await (await route.fetch()).text();
    const lacking = JSON.parse(menu.replace("points:dictType:read", "points:dictType:other"));
    await route.fulfill({ json: { ...lacking, data: [...lacking.data, node] } });
  });
  await page.route("**/dept-group/page**", (route) =>
    route.fulfill({ json: { code: 40300, msg: "Not on <b>Sundays</b>" } }),
  );
  await visitor.arriveSignedIn("/own", "adam.admin");
  await page.getByText("The data could not be loaded.").waitFor();
  await page.getByLabel("Password", { exact: true }).fill("open sesame");

  const why = page.getByRole("dialog", { name: "Why?" });
  const part = (name: string) => why.getByRole("button", { name: new RegExp(name) });

  await page.keyboard.press("Alt+Shift+?");
  for (const state of [
    "table Secret rows hidden",
    "table Types no permission",
    "tree departments shown",
    "table Of the group waiting",
    "table Refused rows failing",
    "table Groups empty",
    "table Users shown",
    "form Keys shown",
  ]) {
    await part(state).waitFor();
  }
  expect(await violationsOf(page)).toEqual([]);
  await why.getByText("user.id < 0").waitFor();
  await why.getByText("points:dictType:read you do not have it").first().waitFor();
  await why.getByText("Not called: groupId has no value yet.").waitFor();
  await why.getByText("Code 40300 · Not on <b>Sundays</b>").waitFor();
  await why.getByText(/^Code 0 .*rows: 0 · \d+ ms$/).waitFor();

  await part("table Users").press("Enter");
  await why.getByText("row.points > 1000000").waitFor();
  await why.getByText("disabled", { exact: true }).waitFor();
  await why.getByRole("combobox", { name: "For the row" }).waitFor();

  await part("form Keys").press("Enter");
  await why.getByText("form.password", { exact: true }).first().waitFor();
  await why.getByText("•••").first().waitFor();

  await page.keyboard.press("Escape");
  await why.waitFor({ state: "hidden" });

  const other = await place.visitSignedIn({ username: "anna.administrator" });
  await other.page.getByRole("heading", { level: 1 }).waitFor();
  expect(await other.page.getByRole("button", { name: "Why?" }).count()).toBe(0);
});

import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type ContractProduct, startContractProduct } from "../../support/contract-product.ts";
import type { ReceivedCall } from "../../support/contract-service/exchange.ts";
import { plainShape, type Shape } from "../../support/contract-service/shape.ts";
import { agree } from "../controls.ts";
import { openPlace } from "../place.ts";
import { frameOf } from "../shell/frame.ts";
import { once } from "../shell/once.ts";

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name }).first().click();

/**
 * The ids are consecutive, so that an id that is rounded or computed with is that of another
 * record.
 */
function suite(ids: Shape["ids"]): void {
  let product: ContractProduct;
  const place = openPlace(async () => {
    product = await startContractProduct({ captcha: false }, { ...plainShape, ids });
    return product;
  });
  const atWork = once(() => place.staySignedIn({ at: "/points/cultural-group" }));
  const lastOf = (path: string): ReceivedCall["body"] | undefined =>
    product.backEnd.calls.findLast((call) => call.path === path)?.body;

  it("edits, deletes several and relates the very records that are seen", async () => {
    const { page } = await atWork();
    await press(rowOf(page, "Night Runners"), "Edit");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Group name" }).fill("Day Runners");
    await press(dialog, "Save");
    await rowOf(page, "Day Runners").waitFor();
    expect(lastOf("/cultural-group/update")).toMatchObject({ id: 2, name: "Day Runners" });

    await press(rowOf(page, "Amateur Theatre"), "Users");
    await dialog.getByRole("listbox", { name: "Chosen" }).getByRole("option").first().waitFor();
    await dialog.getByRole("listbox", { name: "Available" }).getByRole("option").first().dblclick();
    await press(dialog, "Save");
    await dialog.waitFor({ state: "hidden" });
    expect(lastOf("/cultural-group-user-rel/update")).toEqual({
      groupId: 5,
      ids: [1004, 1012, 1000],
    });

    for (const name of ["Weekend Hikers", "Chess Circle"]) {
      await rowOf(page, name).getByRole("checkbox").click();
    }
    await press(page.getByRole("region", { name: "Actions for the selected records" }), "Delete");
    await agree(page, "Delete");
    await rowOf(page, "Chess Circle").waitFor({ state: "detached" });
    expect(lastOf("/cultural-group/delete")).toEqual({ ids: [3, 4] });
  });

  it("opens the very record that is searched on any page", async () => {
    const visitor = await atWork();
    const { page } = visitor;
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find anything" }).fill("theatre");
    await page
      .getByRole("group", { name: "Cultural groups" })
      .getByRole("option")
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Edit group · Amateur Theatre" });
    await dialog.waitFor();
    const name = dialog.getByRole("textbox", { name: "Group name" });
    await expect.poll(() => name.inputValue()).toBe("Amateur Theatre");
    await press(dialog, "Close");
    await dialog.waitFor({ state: "hidden" });
  });

  it("finds the node of a tree by its address, and reads and deletes what stands below it", async () => {
    const visitor = await atWork();
    const { page } = visitor;
    await frameOf(visitor).choose("Points", "Points users");
    await page.getByRole("treeitem", { name: /Transport/ }).click();
    const read = () =>
      product.backEnd.calls.findLast(({ path }) => path.endsWith("get-by-dept-id"))?.query;
    await expect.poll(read).toEqual({ deptId: "3" });
    await page.reload();
    await page.getByRole("treeitem", { name: /Transport/, selected: true }).waitFor();
    await expect.poll(read).toEqual({ deptId: "3" });
    await frameOf(visitor).choose("Points", "Deduction rules");
    await press(page, "Expand all");
    await page.getByRole("treeitem", { name: /Absent without notice/ }).click();
    await page.keyboard.press("Delete");
    await agree(page, "Delete");
    await expect.poll(() => lastOf("/deduction-points-rule/delete")).toEqual({ id: 3 });
  });

  it("knows one's own record among the members", async () => {
    const visitor = await atWork();
    const { page } = visitor;
    await press(page, /account$/i);
    await page.getByRole("menuitem", { name: "Personal profile" }).click();
    const dialog = page.getByRole("dialog", { name: "Personal profile" });
    await dialog.getByRole("textbox", { name: "Full name" }).fill("Ada Administrator");
    await press(dialog, "Save");
    await dialog.waitFor({ state: "hidden" });
    expect(lastOf("/api/member/update")).toMatchObject({ id: 101, fullname: "Ada Administrator" });
    await frameOf(visitor).choose("System", "Members");
    await press(rowOf(page, "Ada Administrator"), "More actions");
    const item = page.getByRole("menuitem", { name: "Delete" });
    await item.waitFor();
    expect(await item.getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("Escape");
    expect(product.backEnd.faults.filter((fault) => fault.includes(" names "))).toEqual([]);
  });
}

describe("ids beyond 2^53 that come as numbers", () => suite("largeNumber"));
describe("ids beyond 2^53 that come as texts", () => suite("largeText"));
describe("ids that are UUIDs", () => suite("uuid"));

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPlace } from "../place.ts";
import type { Visitor } from "../visitor.ts";
import { chooseStartPage, frameOf } from "./frame.ts";

const place = openPlace();

const saved = (page: Page) => page.waitForResponse("**/api/preference/save");

/** The addresses of the pages that the search offers under a heading. */
async function offered({ page }: Visitor, heading: string): Promise<string[]> {
  const group = page.getByRole("group", { name: heading });
  return group.getByRole("option").allTextContents();
}

/** Signs in on a machine on which nobody has worked before. */
async function signInElsewhere(username?: string): Promise<Visitor> {
  const visitor = await place.visit();
  await visitor.open("/login");
  await visitor.signIn(username);
  return visitor;
}

it("a member finds favourites, recent pages, start page and guide on another machine", async () => {
  const first = await signInElsewhere();
  const { heading, choose, logOut } = frameOf(first);
  await first.page.getByRole("button", { name: "Close for good" }).click();
  await choose("Points", "Deduction rules");
  await first.page.getByRole("button", { name: "Add to favourites" }).click();
  await chooseStartPage(first, "Points / Cultural groups");
  await choose("System", "Members");
  await heading("Members").waitFor();
  // What was changed a moment before is sent at log-out, and nothing of it stays in the browser.
  await logOut();
  await first.page.waitForURL("**/login?*");
  const keys = await first.page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => /favourites|recent|guide|preferences/.test(key))).toEqual([]);

  const second = await signInElsewhere();
  await frameOf(second).heading("Cultural groups").waitFor();
  expect(second.address()).toBe("/points/cultural-group");
  await second.page.keyboard.press("Control+k");
  await expect.poll(() => offered(second, "Favourites")).toEqual(["Deduction rulesPoints"]);
  expect(await offered(second, "Recently opened")).toEqual(["MembersSystem", "Points home"]);
  await second.page.keyboard.press("Escape");
  await second.page.getByRole("menuitem", { name: "Points home" }).click();
  await frameOf(second).heading("Points home").waitFor();
  expect(await second.page.getByRole("region", { name: "First steps" }).count()).toBe(0);

  const other = await signInElsewhere("adam.admin");
  await frameOf(other).heading("Points home").waitFor();
  await other.page.getByRole("region", { name: "First steps" }).waitFor();
  await other.page.keyboard.press("Control+k");
  await other.page.getByRole("option").first().waitFor();
  expect(await offered(other, "Favourites")).toEqual([]);
});

it("a change that the service does not take is shown, disturbs nobody and is sent later", async () => {
  const visitor = await place.visit();
  const { page } = visitor;
  const username = "carla.customer";
  await visitor.arriveSignedIn("/dashboard", username);
  const failing = "**/api/preference/*";
  const refused = { code: 50000, msg: "The service has failed.", data: null };
  let refusals = 0;
  await page.route(failing, async (route) => {
    refusals++;
    await route.fulfill({ json: refused });
  });
  await page.getByRole("button", { name: "Add to favourites" }).click();
  await page.getByRole("button", { name: "Remove from favourites" }).waitFor();
  await expect.poll(() => refusals).toBeGreaterThan(0);
  expect(await page.getByText(refused.msg).count()).toBe(0);
  await page.unroute(failing);
  const sent = saved(page);
  await page.reload();
  await page.getByRole("button", { name: "Remove from favourites" }).waitFor();
  await sent;
  const elsewhere = await place.visit();
  await elsewhere.arriveSignedIn("/dashboard", username);
  await elsewhere.page.getByRole("button", { name: "Remove from favourites" }).waitFor();
});

it("what the service says of them is waited for by no screen but the root", async () => {
  const visitor = await place.visit();
  const { page } = visitor;
  await page.route("**/api/preference/getOne", () => undefined);
  await visitor.arriveSignedIn("/points/cultural-group");
  await page.getByRole("row").nth(2).waitFor();
  await visitor.open("/");
  await frameOf(visitor).heading("Points home").waitFor();
  expect(visitor.address()).toBe("/dashboard");
});

it("two windows of a browser show the same favourites at once", async () => {
  const visitor = await place.visitSignedIn({ username: "sofia.super" });
  const other = await visitor.context.newPage();
  await other.goto(visitor.page.url());
  await other.getByRole("button", { name: "Add to favourites" }).waitFor();
  await visitor.page.getByRole("button", { name: "Add to favourites" }).click();
  await visitor.page.getByRole("button", { name: "Remove from favourites" }).waitFor();
  const removes = other.getByRole("button", { name: "Remove from favourites" });
  await expect.poll(() => removes.count()).toBe(1);
});

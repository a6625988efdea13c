import type { Page, Route } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { openPlace } from "../place.ts";
import { quiet } from "../quiet.ts";
import { frameOf, go } from "../shell/frame.ts";
import type { Visitor } from "../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/user" });
  ({ page } = visitor);
});

it("a screen that is created while its author looks elsewhere opens when they come back", async () => {
  const held: Route[] = [];
  await page.route("**/api/page/saveDraft", (route) => void held.push(route));
  await go(visitor, "/system/screens/new");
  await page.getByText("Empty page", { exact: true }).click();
  await page.getByText("Your own text", { exact: true }).click();
  await page.getByRole("textbox", { name: "English" }).fill("Made elsewhere");
  await page.getByRole("textbox", { name: "Path" }).fill("made/elsewhere");
  await page.getByRole("button", { name: "Create" }).click();
  await expect.poll(() => held.length).toBe(1);
  await go(visitor, "/points/user");
  await page.getByRole("row").nth(1).waitFor();
  const answered = page.waitForResponse("**/api/page/saveDraft");
  await held[0]?.continue();
  await answered;
  await quiet(page);
  expect(visitor.address()).toBe("/points/user");
  await frameOf(visitor).openPages.getByRole("link", { name: "New screen" }).click();
  await expect.poll(visitor.address).toBe("/system/screens/edit?page=made%2Felsewhere");
  await frameOf(visitor).openPages.getByRole("link", { name: "New screen" }).click();
  await frameOf(visitor).heading("New screen").waitFor();
  expect(visitor.address()).toBe("/system/screens/new");
});

it("a screen whose creation was not answered is created once, and opens when it is sent again", async () => {
  let isLost = false;
  await page.unroute("**/api/page/saveDraft");
  await page.route("**/api/page/saveDraft", async (route) => {
    const response = await route.fetch();
    if (isLost) return route.fulfill({ response });
    isLost = true;
    return route.abort("connectionreset");
  });
  await page.getByText("Empty page", { exact: true }).click();
  await page.getByText("Your own text", { exact: true }).click();
  await page.getByRole("textbox", { name: "English" }).fill("Sent again");
  await page.getByRole("textbox", { name: "Path" }).fill("made/again");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("alert").getByText("the service could not be reached").waitFor();
  await page.getByRole("button", { name: "Create" }).click();
  await expect.poll(visitor.address).toBe("/system/screens/edit?page=made%2Fagain");
  // The message of the browser about the lost answer.
  visitor.complaints.splice(0);
});

import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { openPlace } from "../../place.ts";
import { hides, shows } from "../../shows.ts";
import { frameOf } from "../frame.ts";
import { once } from "../once.ts";

const place = openPlace();
const visit = once(async () => {
  const visitor = await place.staySignedIn({ at: "/points/cultural-group" });
  const { page } = visitor;
  // The code of the toasts comes with the first move of the pointer; later there is no connection.
  await page.mouse.move(9, 9);
  const isThere = () => performance.getEntries().some(({ name }) => name.includes("popups"));
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
  return visitor;
});

const sign = /^No connection\./;

it("says as long as there is no connection, and reads what was opened meanwhile once there is", async () => {
  const visitor = await visit();
  const { page, context, complaints } = visitor;
  await page.getByRole("row").nth(2).waitFor();
  await context.setOffline(true);
  await shows(page.getByText(sign));
  await page.getByRole("link", { name: "Points home" }).first().click();
  await expect.poll(() => page.url()).toContain("/dashboard");
  await context.setOffline(false);
  await hides(page.getByText(sign));
  await frameOf(visitor).heading("Points home").waitFor();
  await page.getByRole("table", { name: "Users by department" }).waitFor({ state: "attached" });
  // The browser itself logs each failed request.
  complaints.length = 0;
});

it("finds out by a call that fails, and reads again what failed when the service is back", async () => {
  const visitor = await visit();
  const { page, complaints } = visitor;
  await page.route(/-api\/|config\.json/, (route) => route.abort());
  const { menu } = frameOf(visitor);
  await menu.getByRole("menuitem", { name: "Deduction rules", exact: true }).click();
  await shows(page.getByText(sign));
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("treeitem").first().waitFor();
  await hides(page.getByText(sign));
  // The browser itself logs each failed request.
  complaints.length = 0;
});

it("a save without a connection is told, and what was typed stays to be saved", async () => {
  const { page, context, complaints } = await visit();
  await frameOf(await visit()).choose("Points", "Cultural groups");
  await page.getByRole("button", { name: "Add group" }).click();
  const dialog = page.getByRole("dialog", { name: "Add group" });
  const name = dialog.getByLabel("Group name");
  await name.fill("Cloud watchers");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Save" }).click();
  const toast = page.getByText(/could not be reached/);
  await shows(toast);
  const below = async () => {
    const [above, under] = [page.getByText(sign), toast].map((one) => one.boundingBox());
    return ((await under)?.y ?? 0) - ((await above)?.height ?? 0);
  };
  await expect.poll(below).toBeGreaterThan(0);
  await expect.poll(() => name.inputValue()).toBe("Cloud watchers");
  await context.setOffline(false);
  await hides(page.getByText(sign));
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("row").filter({ hasText: "Cloud watchers" }).waitFor();
  // The browser itself logs each failed request.
  complaints.length = 0;
});

it("waits for code that has not come yet, which no loading of the page could bring", async () => {
  const { page, context, complaints } = await visit();
  await page.getByRole("row").nth(2).waitFor();
  await context.setOffline(true);
  await shows(page.getByText(sign));
  await page.getByRole("button", { name: "Why?" }).click();
  await shows(page.getByText(/^The service cannot be reached right now/));
  await page.getByRole("button", { name: "Users", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: /^Users/ });
  await shows(dialog.getByRole("status", { name: "Loading" }));
  expect(await page.getByText("Load the page again").count()).toBe(0);
  await context.setOffline(false);
  await shows(dialog.getByRole("listbox").first());
  await page.keyboard.press("Escape");
  await hides(dialog);
  // The browser itself logs each failed request, and React the part that was lost.
  complaints.length = 0;
});

it("tells how far an action on checked rows came, also without the code that lists what failed", async () => {
  const { page, context, complaints } = await visit();
  await page.getByRole("row").nth(2).getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "Actions for the selected records" });
  await context.setOffline(true);
  await bar.getByRole("button", { name: "Disable" }).click();
  await shows(page.getByText("0 of 1 done"));
  await shows(bar.getByText("1 selected"));
  await context.setOffline(false);
  await hides(page.getByText(sign));
  await bar.getByRole("button", { name: "Clear selection" }).click();
  // The browser itself logs each failed request.
  complaints.length = 0;
});

it("starts again once there is a connection, without asking anyone to sign in", async () => {
  const { page, complaints } = await visit();
  await loseService(page);
  await page.reload();
  await shows(page.getByText(sign));
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("row").nth(2).waitFor();
  await hides(page.getByText(sign));
  // The browser itself logs each failed request.
  complaints.length = 0;
});

it("does so also where the code that draws pages comes after the connection was lost", async () => {
  const { page, complaints } = await visit();
  await loseService(page);
  const held: Route[] = [];
  await page.route(/assets\/pages-/, (route) => void held.push(route));
  const lost = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await page.reload({ waitUntil: "commit" });
  await lost;
  await shows(page.getByText(sign));
  await Promise.all(held.map((route) => route.continue()));
  await page.waitForLoadState();
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("row").nth(2).waitFor();
  await hides(page.getByText(sign));
  // The browser itself logs each failed request.
  complaints.length = 0;
});

/** Fails every call of the service, and every check whether the site can be reached. */
async function loseService(page: Page): Promise<void> {
  await page.route(/-api\//, (route) => route.abort());
  await page.route(/config\.json/, (route) =>
    route.request().method() === "HEAD" ? route.abort() : route.continue(),
  );
}

it("shows that the rows of a search are still to come, below those of the one before", async () => {
  const visitor = await visit();
  const { page, context, complaints } = visitor;
  await frameOf(visitor).choose("Points", "Cultural groups");
  await page.getByRole("row").nth(5).waitFor();
  await context.setOffline(true);
  await shows(page.getByText(sign));
  const name = page.getByRole("searchbox", { name: "Group name" });
  await name.fill("Chess");
  await name.press("Enter");
  await page.locator("[aria-busy=true]").getByRole("row").nth(5).waitFor();
  await context.setOffline(false);
  await page.locator("[aria-busy=false]").getByRole("row", { name: /Chess/ }).waitFor();
  expect(await page.getByRole("row").count()).toBe(2);
  // The browser itself logs each failed request.
  complaints.length = 0;
});

import { expect, it } from "vitest";
import { openPlace } from "../../place.ts";
import { shows } from "../../shows.ts";
import { frameOf } from "../frame.ts";

const place = openPlace();

it("what one member was asked is not answered by another who signs in in another tab, nor by the same in vain", async () => {
  const visitor = await place.visitSignedIn({
    username: "anna.administrator",
    at: "/points/cultural-group",
    expectsFailures: true,
  });
  const { page } = visitor;
  const rows = page.locator("tbody tr");
  await rows.first().waitFor();
  const other = await visitor.context.newPage();
  await other.goto(`${place.product.url}/points/cultural-group`);
  const deletions: string[] = [];
  other.on("request", (request) => {
    if (request.url().includes("/cultural-group/delete")) deletions.push(request.url());
  });
  await other.locator("tbody tr").nth(3).getByRole("button", { name: "More" }).click();
  await other.getByRole("menuitem", { name: "Delete" }).click();
  const question = other.getByRole("dialog", { name: /^Delete/ });
  await question.waitFor();

  await frameOf(visitor).logOut();
  await other.waitForURL("**/login?redirect=**");
  await shows(other.locator("#username"));
  await question.waitFor({ state: "detached" });
  await visitor.signIn("adam.admin");
  await shows(other.getByRole("button", { name: "Adam Clarke: account" }));
  expect(await other.getByRole("dialog").count()).toBe(0);
  expect(deletions).toEqual([]);

  // The session is lost at the service, and the second tab asks whether to sign in again.
  const token = await frameOf(visitor).cookie("Admin-Token");
  await other.request.post(`${place.product.url}/system-api/api/login/logout`, {
    headers: { "X-Access-Token": `${token}` },
    data: {},
  });
  const lost = other.getByRole("dialog", { name: "Confirm logout" });
  await lost.waitFor();
  await page.reload();
  await page.waitForURL("**/login?redirect=**");
  await visitor.signIn("adam.admin");
  await shows(other.getByRole("button", { name: "Adam Clarke: account" }));
  await lost.waitFor({ state: "detached" });
  expect(await frameOf(visitor).cookie("Admin-Token")).toBeDefined();
});

import { expect, it } from "vitest";
import { openPlace } from "../../place.ts";
import type { Visitor } from "../../visitor.ts";
import { go } from "../frame.ts";

const place = openPlace();

/**
 * Stops the page's clock, so that nothing is drawn that waits for a time to pass, and not only for
 * the code that it is drawn with.
 */
async function stopClock({ page }: Visitor): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** A signed-in visitor at an address, whose clock can be stopped. */
async function arrive(address: string): Promise<Visitor> {
  const visitor = await place.visit();
  await visitor.page.clock.install();
  await visitor.arriveSignedIn(address);
  return visitor;
}

it.each([
  ["Import", "CSV template"],
  ["Add group", "Group name"],
  ["Columns", "Row height"],
])("%s is drawn once its code is there, at the first opening too", async (name, content) => {
  const { page, ...visitor } = await arrive("/points/cultural-group");
  await page.getByRole("row").nth(1).waitFor();
  await stopClock({ page, ...visitor });
  await page.getByRole("button", { name }).dispatchEvent("click");
  const drawn = page.getByText(content).first();
  await drawn.waitFor({ state: "attached" });
  expect(await drawn.textContent()).toContain(content);
});

it("a screen of the studio and its editor are drawn once their code is there", async () => {
  const visitor = await arrive("/system/screens");
  const { page } = visitor;
  await page.getByRole("row").nth(1).waitFor();
  await stopClock(visitor);
  await go(visitor, "/system/screens/edit?page=points/user");
  await page
    .getByRole("textbox", { name: "Source of points/user", includeHidden: true })
    .waitFor({ state: "attached" });
  expect(await page.getByRole("status", { name: "Loading" }).count()).toBe(0);
});

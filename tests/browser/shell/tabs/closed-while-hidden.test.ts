import { expect, it } from "vitest";
import { hold } from "../../hold.ts";
import { openPlace } from "../../place.ts";
import { shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";
import { go } from "../frame.ts";

const place = openPlace();

/** Checks all rows of the page of cultural groups; returns the bar of what can be done with them. */
async function checkAll({ page }: Visitor) {
  await page
    .getByRole("checkbox", { name: /^Select “/ })
    .first()
    .waitFor();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  return page.getByRole("region", { name: "Actions for the selected records" });
}

/** Shows another tab, and closes the one that was shown. */
async function closeHidden(visitor: Visitor, name: string, other = "/dashboard"): Promise<void> {
  await go(visitor, other);
  const tabs = visitor.page.getByRole("navigation", { name: "Open pages" });
  await expect
    .poll(() => tabs.getByRole("link", { name }).getAttribute("aria-current"))
    .not.toBe("page");
  await tabs.getByRole("button", { name: `Close ${name}` }).click();
  await tabs.getByRole("link", { name }).waitFor({ state: "detached" });
}

it("a tab that is closed while another one is shown reads no further rows to select", async () => {
  const visitor = await place.visitSignedIn({ at: "/points/cultural-group" });
  const { page } = visitor;
  const bar = await checkAll(visitor);
  const read = await hold(page, "**/cultural-group/page?*");
  const isGivenUp = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("/cultural-group/page?"),
  );
  await bar.getByRole("button", { name: "Select all 25 found" }).click();
  await read.begun;
  // The dashboard would share the read.
  await closeHidden(visitor, "Cultural groups", "/points/department");
  await isGivenUp;
  read.release();
});

it("a tab that is closed while another one is shown writes no further checked rows", async () => {
  const visitor = await place.visitSignedIn({ at: "/points/cultural-group" });
  const { page } = visitor;
  const bar = await checkAll(visitor);
  let calls = 0;
  await page.route("**/cultural-group/update", async (route) => {
    calls += 1;
    await route.fallback();
  });
  const write = await hold(page, "**/cultural-group/update");
  await bar.getByRole("button", { name: "Disable" }).click();
  await write.begun;
  await closeHidden(visitor, "Cultural groups");
  write.release();
  // What was done, and what was not, is told; what was done can be undone.
  await shows(page.getByText(/^1 of \d+ done$/));
  await shows(page.getByRole("button", { name: "Undo" }));
  expect(calls).toBe(1);
});

it("a tab whose dialog was saved while another one is shown closes without a question", async () => {
  const visitor = await place.visitSignedIn({ at: "/points/cultural-group" });
  const { page } = visitor;
  await page.getByRole("button", { name: "Add group" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Group name").fill("Saved while hidden");
  const mark = page.getByRole("img", { name: "Unsaved changes" });
  await mark.waitFor();
  const save = await hold(page, "**/cultural-group/add");
  await dialog.getByRole("button", { name: "Save" }).click();
  await save.begun;
  await go(visitor, "/dashboard");
  await dialog.waitFor({ state: "hidden" });
  save.release();
  await mark.waitFor({ state: "detached" });
  await closeHidden(visitor, "Cultural groups");
});

/** Counts the listeners that the window has for messages of other documents. */
async function listenerCount({ page, context }: Visitor): Promise<() => Promise<number>> {
  const session = await context.newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", { expression: "window" });
  const { objectId = "" } = result;
  return async () => {
    const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId });
    return listeners.filter(({ type }) => type === "message").length;
  };
}

it("a studio tab that is closed while another one is shown hears its preview no longer", async () => {
  const visitor = await place.visitSignedIn();
  const count = await listenerCount(visitor);
  const before = await count();
  await go(visitor, "/system/screens/edit?page=points/cultural-group");
  await visitor.page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  expect(await count()).toBe(before + 1);
  await closeHidden(visitor, "Edit points/cultural-group");
  await expect.poll(count).toBe(before);
});

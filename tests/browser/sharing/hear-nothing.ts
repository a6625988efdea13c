import type { Page } from "playwright-core";

/**
 * Reloads a page as one that receives no events about others' changes, so that only its own calls
 * reveal them. The reload ends the stream that the page already has open.
 */
export async function hearNothing(page: Page): Promise<void> {
  const nothing = { contentType: "text/event-stream", body: "" };
  await page.route("**/api/changes*", (route) => route.fulfill(nothing));
  await page.reload();
}

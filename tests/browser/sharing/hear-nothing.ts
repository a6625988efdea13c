import type { Page } from "playwright-core";

/**
 * Starts a page anew as one that receives no events about others' changes, so that only its own
 * calls reveal them. The stream that the page has open already ends with the reload.
 */
export async function hearNothing(page: Page): Promise<void> {
  const nothing = { contentType: "text/event-stream", body: "" };
  await page.route("**/api/changes", (route) => route.fulfill(nothing));
  await page.reload();
}

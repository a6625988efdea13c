import type { Page } from "playwright-core";

/** The time in milliseconds without a response after which a document counts as idle. */
const quietMs = 500;

/**
 * Waits until a document has received nothing for a while. The browser never calls a page idle that
 * holds the stream of changes open.
 */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    (pause) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, pause);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, pause);
        }).observe({ type: "resource" });
      }),
    quietMs,
  );
}

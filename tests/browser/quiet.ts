import type { Page } from "playwright-core";

/** So long nothing has come any more. */
const quietMs = 500;

/**
 * Waits until a document has got nothing for a while. The browser itself calls no page idle that
 * follows the stream of changes.
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

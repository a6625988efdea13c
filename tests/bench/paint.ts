import type { Page } from "playwright-core";

/** What is done to an element, and what must stand on the page then. */
export interface PaintStep {
  /** Clicked; it must be there. */
  click: string;
  /** The text of the heading that shows then. */
  heading: string;
  /** How many rows of a table show then, at least. */
  rows: number;
}

/**
 * Clicks and answers the milliseconds until the frame is painted in which the heading and the rows
 * show. The condition is looked at in each frame before it is laid out; a message sent from there
 * arrives when that frame has been painted.
 */
export async function timeToPaint(page: Page, step: PaintStep): Promise<number> {
  return await page.evaluate(
    ({ click, heading, rows }) =>
      new Promise<number>((resolve, reject) => {
        const target = document.querySelector<HTMLElement>(click);
        if (!target) {
          reject(new Error(`Nothing to click: ${click}`));
          return;
        }
        const shown = (element: Element): boolean => element.checkVisibility();
        const stands = (): boolean =>
          [...document.querySelectorAll("h1")].some(
            (found) => found.textContent === heading && shown(found),
          ) &&
          [...document.querySelectorAll("tbody tr[data-row-key]")].filter(shown).length >= rows;
        const look = (): void => {
          if (!stands()) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(null);
        };
        const start = performance.now();
        target.click();
        requestAnimationFrame(look);
      }),
    step,
  );
}

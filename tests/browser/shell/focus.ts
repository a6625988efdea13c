import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Waits until an element has the focus. */
export async function hasFocus(part: Locator): Promise<void> {
  const isFocused = () => part.evaluate((element) => element === document.activeElement);
  await expect.poll(isFocused).toBe(true);
}

/** Waits until the focus is within an element, such as a dialog or a menu that has just opened. */
export async function holdsFocus(part: Locator): Promise<void> {
  const isWithin = () => part.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isWithin).toBe(true);
}

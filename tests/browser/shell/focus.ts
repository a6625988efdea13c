import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Waits until something has the focus. */
export async function hasFocus(part: Locator): Promise<void> {
  const isFocused = () => part.evaluate((element) => element === document.activeElement);
  await expect.poll(isFocused).toBe(true);
}

/** Waits until the focus is within something, as a dialog or a menu takes it after it has opened. */
export async function holdsFocus(part: Locator): Promise<void> {
  const isWithin = () => part.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isWithin).toBe(true);
}

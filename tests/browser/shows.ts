import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Expects an element to become visible soon. */
export const shows = (part: Locator) => expect.poll(() => part.isVisible()).toBe(true);

/** Expects an element to become invisible soon. */
export const hides = (part: Locator) => expect.poll(() => part.isVisible()).toBe(false);

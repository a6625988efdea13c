import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Expects something to show, soon. */
export const shows = (part: Locator) => expect.poll(() => part.isVisible()).toBe(true);

/** Expects something not to show any more, soon. */
export const hides = (part: Locator) => expect.poll(() => part.isVisible()).toBe(false);

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { translators } from "../../src/i18n/texts.ts";
import type { Place } from "../browser/place.ts";
import { quiet } from "../browser/quiet.ts";
import { go } from "../browser/shell/frame.ts";
import type { Visitor } from "../browser/visitor.ts";
import { isWhole } from "../support/whole.ts";
import { asked } from "./asked.ts";
import { type Fault, faintByAxe, faultsOf, followShifts, shiftsOf } from "./look.ts";
import type { Ground, Look } from "./looks.ts";
import type { State } from "./states.ts";

/** A window so wide that all controls are shown on the page. */
const opening = { width: 1440, height: 1100 };

/** A browser in which the product was loaded with certain settings. */
export interface Walk {
  visitor: Visitor;
  /** The layout shifts while a state opened, and its faults in each look. */
  lookAt(state: State, looks: readonly Look[]): Promise<Found[]>;
  /** Loads the product again, as after a state that could not be opened or closed. */
  startAgain(): Promise<void>;
}

/** The faults found in one look at a state. */
export interface Found {
  state: string;
  look: Look;
  faults: readonly Fault[];
}

/** Loads the product with the cookies of a member's settings. */
export async function walkOn(
  place: Place,
  { language, size }: Ground,
  { isSignedIn = true, isStaying = false }: { isSignedIn?: boolean; isStaying?: boolean } = {},
): Promise<Walk> {
  const visitor = await (isStaying ? place.stay : place.visit)({ ...opening, language });
  const { context, page } = visitor;
  const { url } = place.product;
  await context.addCookies(
    Object.entries({ language, size }).map(([name, value]) => ({ url, name, value })),
  );
  await followShifts(page);
  const startAgain = () =>
    isSignedIn ? visitor.arriveSignedIn("/points/monthly-average") : visitor.open("/login");
  await startAgain();
  const text = (key: string) => translators[language].say(key);
  return {
    visitor,
    startAgain,
    async lookAt(state, looks) {
      await page.setViewportSize(opening);
      await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
      // For this time, a browser attributes layout shifts to the new window size.
      await page.waitForTimeout(600);
      await shiftsOf(page);
      await go(visitor, state.at);
      // The screen before it stays until all that the next one needs has been loaded.
      await quiet(page);
      await settled(page, state.at);
      const shifts = await shiftsOf(page);
      const open = await state.open?.({ page, text });
      await open?.waitFor();
      const found: Found[] = [];
      for (const [index, look] of looks.entries()) {
        await wear(page, look);
        await settled(page, state.at);
        const faint = isWhole && look.colour !== "forced" ? await faintByAxe(page) : [];
        const faults = [...(index === 0 ? shifts : []), ...(await faultsOf(page)), ...faint];
        found.push({ state: state.name, look, faults });
        const names = [state.name, language, size, look.width, look.colour];
        if (asked.pictures) await takePicture(page, names);
      }
      if (open) await close(page, open);
      return found;
    },
  };
}

/** Saves a picture for people to look at. */
async function takePicture(page: Page, names: readonly (string | number)[]): Promise<void> {
  await page.screenshot({ path: `.cache/sweep/${names.join("-")}.png` });
}

/** Sets the width and the colours of the window. */
async function wear(page: Page, { width, colour }: Look): Promise<void> {
  const isForced = colour === "forced";
  await page.setViewportSize({ width, height: opening.height });
  await page.emulateMedia({
    forcedColors: isForced ? "active" : "none",
    colorScheme: colour === "dark" ? "dark" : "light",
  });
  const drawn = colour === "dark" ? "dark" : "light";
  await page.locator(`html[style*="color-scheme: ${drawn}"]`).waitFor();
}

/** Waits until a screen is shown at its address, has read all its data, and nothing moves. */
async function settled(page: Page, address: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    if (location.pathname + location.search !== wanted && !wanted.startsWith("/no")) return false;
    const parts = [...document.querySelectorAll("h1, form")];
    const busy =
      '[aria-busy="true"], .ant-spin-spinning, [role="status"][aria-label], .ant-skeleton';
    const isShown = (part: Element) => part.checkVisibility();
    const frames = 3;
    // Endless animations, such as placeholders for loading rows, are waited for in another way.
    const moves = document.getAnimations().some(({ effect, playState }) => {
      return playState === "running" && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
    });
    if (moves || !parts.some(isShown) || [...document.querySelectorAll(busy)].some(isShown)) {
      Object.assign(window, { still: 0 });
      return false;
    }
    const still = Number(Reflect.get(window, "still") ?? 0) + 1;
    Object.assign(window, { still: still > frames ? 0 : still });
    return still > frames;
  }, address);
}

async function close(page: Page, open: Locator): Promise<void> {
  await page.setViewportSize(opening);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").filter({ visible: true }).count()).toBe(0);
  await open.waitFor({ state: "hidden" });
}

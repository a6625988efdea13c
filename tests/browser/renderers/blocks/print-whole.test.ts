import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openPlace } from "../../place.ts";
import { quiet } from "../../quiet.ts";
import { go } from "../../shell/frame.ts";
import type { Visitor } from "../../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/dept-group" });
  page = visitor.page;
});

/** Puts into the page's title how many charts are drawn when the page goes onto paper. */
function recordDrawnOnPaper(): void {
  window.addEventListener("beforeprint", async () => {
    // Whoever prints draws what has changed before anything that is awaited.
    await null;
    const drawn = [...document.querySelectorAll("canvas")].filter((canvas) => {
      const blank = document.createElement("canvas");
      blank.width = canvas.width;
      blank.height = canvas.height;
      return canvas.toDataURL() !== blank.toDataURL();
    });
    document.title = `${drawn.length} drawn`;
  });
}

/** How many charts are cut on paper narrower than the window, before any can be drawn anew. */
function cutOnNarrowPaper(): number {
  document.body.style.width = "640px";
  const right = (element: Element | null): number => element?.getBoundingClientRect().right ?? 0;
  const all = [...document.querySelectorAll("canvas")];
  const cut = all.filter((canvas) => right(canvas) > right(canvas.parentElement) + 1);
  document.body.style.width = "";
  return cut.length;
}

describe("on paper", () => {
  it("a switch says whether it is on, and nothing of the frame covers a record", async () => {
    const switched = page.getByRole("switch").first();
    await switched.waitFor();
    await page.emulateMedia({ media: "print" });
    await page.getByRole("main").getByRole("button").first().waitFor({ state: "hidden" });
    expect(await switched.isVisible()).toBe(true);
    const adjust = switched.evaluate((it) => getComputedStyle(it).printColorAdjust);
    expect(await adjust).toBe("exact");
    expect(await page.getByRole("link", { name: "Skip to content" }).isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  });

  it("a box says whether it is checked", async () => {
    await page.getByRole("row").nth(1).getByRole("button", { name: "Users" }).click();
    const box = page.getByRole("dialog").getByRole("option").first().locator("span").first();
    await box.waitFor();
    await page.emulateMedia({ media: "print" });
    const adjust = () => box.evaluate((it) => getComputedStyle(it).printColorAdjust);
    await expect.poll(adjust).toBe("exact");
    await page.emulateMedia({ media: null });
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });

  it("a text of many lines is as high as they are", async () => {
    await page.getByRole("button", { name: "Add group" }).click();
    const remark = page.getByRole("dialog").getByLabel("Remark");
    await remark.fill("A line\n".repeat(40));
    const hidden = () =>
      remark.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(await hidden()).toBeGreaterThan(100);
    await page.emulateMedia({ media: "print" });
    await expect.poll(hidden).toBe(0);
    await page.emulateMedia({ media: null });
    await expect.poll(hidden).toBeGreaterThan(100);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });

  it("charts are drawn at once, also where the screen is dark, and none is cut", async () => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "no-preference" });
    await go(visitor, "/dashboard");
    await expect.poll(() => page.locator("canvas").count()).toBe(4);
    await quiet(page);
    await page.evaluate(recordDrawnOnPaper);
    await page.pdf();
    expect(await page.title()).toBe("4 drawn");
    await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
    await page.emulateMedia({ media: "print" });
    expect(await page.evaluate(cutOnNarrowPaper)).toBe(0);
    await page.emulateMedia({ media: null });
  });
});

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openPlace } from "../../place.ts";

const place = openPlace();
let page: Page;

beforeAll(async () => {
  ({ page } = await place.staySignedIn({ at: "/points/dept-group" }));
});

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
    expect(await box.evaluate((it) => getComputedStyle(it).printColorAdjust)).toBe("exact");
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
});

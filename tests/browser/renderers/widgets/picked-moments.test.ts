import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../../support/first-start.ts";
import { requestsTo } from "../../controls.ts";
import { openPlace } from "../../place.ts";
import { hasFocus } from "../../shell/focus.ts";

const place = openPlace();
let page: Page;

beforeAll(async () => {
  ({ page } = await place.staySignedIn({ password, at: "/system/audit-log" }));
  await page.getByRole("button", { name: "More fields" }).click();
});

const dayOfMonth = (day: string) =>
  page
    .locator(".ant-picker-cell-in-view")
    .filter({ visible: true })
    .getByText(day, { exact: true });
const from = () => page.getByRole("textbox", { name: "From", exact: true });

it("a moment that is picked counts when its input is left, without a press of OK", async () => {
  await from().click();
  await dayOfMonth("1").click();
  await page.getByRole("heading", { name: "Audit log" }).click();
  await expect.poll(() => from().inputValue()).toMatch(/\d{4}/);
  expect(await from().evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  const asked = requestsTo(page, "/audit/getList");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const since = expect.objectContaining({ from: expect.stringMatching(/^\d{4}-/) });
  await expect.poll(() => asked).toContainEqual(since);
});

it.each([
  ["picked", () => dayOfMonth("15").click()],
  ["typed", () => from().fill("2026-02-28 10:00:00")],
] as const)(
  "a moment that is %s counts for the tap on the button that searches",
  async (_how, enter) => {
    await page.getByRole("button", { name: "Reset", exact: true }).click();
    await expect.poll(() => from().inputValue()).toBe("");
    await from().click();
    await enter();
    const asked = requestsTo(page, "/audit/getList");
    // On a phone, the events of a tap follow one another at once.
    const button = page.getByRole("button", { name: "Search", exact: true });
    await button.evaluate(async (search: HTMLButtonElement) => {
      search.focus();
      await Promise.resolve();
      search.click();
    });
    const since = expect.objectContaining({ from: expect.stringMatching(/^\d{4}-/) });
    await expect.poll(() => asked).toContainEqual(since);
  },
);

it("a text that is no moment is told at its field, and the search waits for it", async () => {
  await from().fill("31/02/2026 10:00");
  const asked = requestsTo(page, "/audit/getList");
  await from().press("Enter");
  await expect.poll(() => from().getAttribute("aria-invalid")).toBe("true");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await hasFocus(from());
  expect(await from().getAttribute("title")).toContain("Enter a date and a time");
  await from().fill("28/02/2026 10:00");
  await from().press("Enter");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const since = expect.objectContaining({ from: expect.stringMatching(/^2026-02-28/) });
  await expect.poll(() => asked).toEqual([since]);
});

it("a calendar with hours is whole on a phone, where its first days were beyond the edge", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await from().click();
  const calendar = page.locator(".ant-picker-dropdown").filter({ visible: true });
  const beyond = () =>
    calendar.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
    });
  await expect.poll(beyond).toBeLessThanOrEqual(0);
});

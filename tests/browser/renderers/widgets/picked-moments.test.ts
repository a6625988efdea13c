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

const from = () => page.getByRole("textbox", { name: "From", exact: true });

it("a moment that is picked counts when its input is left, without a press of OK", async () => {
  await from().click();
  const day = page.locator(".ant-picker-cell-in-view").filter({ visible: true }).first();
  await day.click();
  await page.getByRole("heading", { name: "Audit log" }).click();
  await expect.poll(() => from().inputValue()).toMatch(/\d{4}/);
  expect(await from().evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  const asked = requestsTo(page, "/audit/getList");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const since = expect.objectContaining({ from: expect.stringMatching(/^\d{4}-/) });
  await expect.poll(() => asked).toContainEqual(since);
});

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

import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { openFormOfRecord } from "./form-of-record.ts";

const moment = { type: "string", format: "date-time" };
const properties = { begins: moment, ends: moment };
/** A service that writes one field without a time zone, as its own clock shows it. */
const stored = {
  begins: "2026-05-14T10:00:00",
  ends: "2026-05-14T10:00:00Z",
};
const { place, sent } = openFormOfRecord({ stored, schema: { type: "object", properties } });
let page: Page;

beforeAll(async () => {
  ({ page } = await place.staySignedIn({
    password,
    at: "/test/machine",
    timezoneId: "Asia/Tokyo",
  }));
});

it("a moment is sent as the service writes it: without a time zone where it has none", async () => {
  const begins = page.getByRole("textbox", { name: "Begins" });
  const ends = page.getByRole("textbox", { name: "Ends" });
  await expect.poll(() => begins.inputValue()).toBe("2026-05-14 10:00:00");
  expect(await ends.inputValue()).toBe("2026-05-14 19:00:00");
  await begins.fill("2026-05-14 11:30:00");
  await begins.press("Enter");
  await ends.fill("2026-05-14 20:30:00");
  await ends.press("Enter");
  await page.getByRole("button", { name: "Save" }).click();
  const changed = { begins: "2026-05-14T11:30:00", ends: "2026-05-14T11:30:00.000Z" };
  await expect.poll(() => sent("PATCH")).toEqual([changed]);
});

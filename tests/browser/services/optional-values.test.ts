import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { openFormOfRecord } from "./form-of-record.ts";

const stored = { name: "Press", note: "loud", place: null, isLent: false, isOld: null };
const orNull = (schema: object) => ({ anyOf: [schema, { type: "null" }] });
const text = { type: "string" };
const record = {
  type: "object",
  properties: {
    name: text,
    note: orNull(text),
    place: orNull(text),
    isLent: orNull({ type: "boolean" }),
    isOld: { type: ["boolean", "null"] },
  },
};
/** Fields that may be null beside their type, as many frameworks write them. */
const { place, sent } = openFormOfRecord({ schema: record, stored });
let page: Page;

beforeAll(async () => {
  ({ page } = await place.staySignedIn({ password, at: "/test/machine" }));
});

it("a text that may be null is emptied as null, and nothing else is touched", async () => {
  const note = page.getByRole("textbox", { name: "Note" });
  await expect.poll(() => note.inputValue()).toBe("loud");
  expect(await page.getByRole("textbox", { name: "Place" }).inputValue()).toBe("");
  await note.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => sent("PATCH")).toEqual([{ note: null }]);
});

it("a boolean that may be null is yes, no or nothing, and emptied as null", async () => {
  const before = sent("PATCH").length;
  const choice = (name: string) => page.getByRole("combobox", { name });
  const field = (name: string) => page.locator(".ant-select").filter({ has: choice(name) });
  await field("Is lent").getByText("No", { exact: true }).waitFor();
  await expect
    .poll(() =>
      field("Is old")
        .getByText(/^(Yes|No)$/)
        .count(),
    )
    .toBe(0);
  await field("Is lent").hover();
  await field("Is lent").getByRole("button", { name: "Clear" }).click();
  await choice("Is old").click();
  await page.getByTitle("Yes", { exact: true }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => sent("PATCH").slice(before)).toEqual([{ isLent: null, isOld: true }]);
});

import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { violationsOf } from "../axe.ts";
import { openFormOfRecord } from "./form-of-record.ts";

const text = { type: "string" };
const moment = { type: "string", format: "date-time" };
const orNull = (schema: object) => ({ anyOf: [schema, { type: "null" }] });

const properties = {
  name: text,
  // The service says nothing of these values.
  note: {},
  meta: {},
  marks: { type: "array" },
  // Fields that may be null beside their type, as many frameworks write them.
  remark: orNull(text),
  place: orNull(text),
  isLent: orNull({ type: "boolean" }),
  isOld: { type: ["boolean", "null"] },
  begins: moment,
  ends: moment,
  opens: moment,
};
const stored = {
  name: "Press",
  note: 5,
  meta: { colour: "red", size: 3, tags: ["iron", 8] },
  marks: ["a", 7],
  remark: "loud",
  place: null,
  isLent: false,
  isOld: null,
  // The service writes one moment without a time zone, as its own clock shows it.
  begins: "2026-05-14T10:00:00",
  ends: "2026-05-14T10:00:00Z",
  // It writes another as databases do, with a space in place of the letter.
  opens: "2026-05-14 09:00:00",
};
const { place, sent } = openFormOfRecord({ stored, schema: { type: "object", properties } });
let page: Page;

beforeAll(async () => {
  const timezoneId = "Asia/Tokyo";
  ({ page } = await place.staySignedIn({ password, at: "/test/machine", timezoneId }));
});

/** Saves the form, which sends only the given changes. */
async function expectSaved(changes: object): Promise<void> {
  const before = sent("PATCH").length;
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => sent("PATCH").slice(before)).toEqual([changes]);
}

it("values of any kind are shown by their kinds, changed and saved as what they are", async () => {
  const field = (name: string) => page.getByRole("group", { name, exact: true });
  await page.getByRole("combobox", { name: "Note: kind of value" }).waitFor();
  await page.getByRole("spinbutton", { name: "Note Number" }).fill("6");
  const meta = page.getByRole("textbox", { name: "colour" });
  await expect.poll(() => meta.inputValue()).toBe("red");
  await page.getByRole("button", { name: "Remove “size”" }).click();
  const add = page.getByRole("button", { name: "Add a field" });
  expect(await add.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText("saving keeps it as it is: iron and 8").waitFor();
  await add.click();
  await page.getByRole("textbox", { name: "Field name" }).last().fill("weight");
  await page.getByRole("textbox", { name: "Field name" }).last().press("Tab");
  const weight = page.getByRole("textbox", { name: "weight" });
  expect(await weight.inputValue()).toBe("");
  await weight.fill("4 t");
  await field("Row 1").getByRole("textbox", { name: "Value Text" }).fill("b");
  expect(await violationsOf(page)).toEqual([]);
  await expectSaved({
    note: 6,
    meta: { colour: "red", tags: ["iron", 8], weight: "4 t" },
    marks: ["b", 7],
  });
});

it("a text that may be null is emptied as null, and nothing else is touched", async () => {
  const remark = page.getByRole("textbox", { name: "Remark" });
  await expect.poll(() => remark.inputValue()).toBe("loud");
  expect(await page.getByRole("textbox", { name: "Place" }).inputValue()).toBe("");
  await remark.fill("");
  await expectSaved({ remark: null });
});

it("a boolean that may be null is yes, no or nothing, and emptied as null", async () => {
  const choice = (name: string) => page.getByRole("combobox", { name });
  const field = (name: string) => page.locator(".ant-select").filter({ has: choice(name) });
  await field("Is lent").getByText("No", { exact: true }).waitFor();
  const isOld = field("Is old").getByText(/^(Yes|No)$/);
  await expect.poll(() => isOld.count()).toBe(0);
  await field("Is lent").hover();
  await field("Is lent").getByRole("button", { name: "Clear" }).click();
  await choice("Is old").click();
  await page.getByTitle("Yes", { exact: true }).click();
  await expectSaved({ isLent: null, isOld: true });
});

it("a moment is sent as the service writes it: without a time zone where it has none", async () => {
  const begins = page.getByRole("textbox", { name: "Begins" });
  const ends = page.getByRole("textbox", { name: "Ends" });
  await expect.poll(() => begins.inputValue()).toBe("2026-05-14 10:00:00");
  expect(await ends.inputValue()).toBe("2026-05-14 19:00:00");
  const opens = page.getByRole("textbox", { name: "Opens" });
  expect(await opens.inputValue()).toBe("2026-05-14 09:00:00");
  await begins.fill("2026-05-14 11:30:00");
  await begins.press("Enter");
  await ends.fill("2026-05-14 20:30:00");
  await ends.press("Enter");
  await opens.fill("2026-05-14 09:30:00");
  await opens.press("Enter");
  await expectSaved({
    begins: "2026-05-14T11:30:00",
    ends: "2026-05-14T11:30:00.000Z",
    opens: "2026-05-14 09:30:00",
  });
});

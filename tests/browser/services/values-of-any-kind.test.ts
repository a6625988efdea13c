import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { violationsOf } from "../axe.ts";
import { openFormOfRecord } from "./form-of-record.ts";

const stored = {
  name: "Press",
  note: 5,
  meta: { colour: "red", size: 3 },
  marks: ["a", 7],
};
const record = {
  type: "object",
  properties: { name: { type: "string" }, note: {}, meta: {}, marks: { type: "array" } },
};
/** A service that says nothing of the values of some fields. */
const { place, sent } = openFormOfRecord({ schema: record, stored });
let page: Page;
beforeAll(async () => {
  ({ page } = await place.staySignedIn({ password, at: "/test/machine" }));
});

it("values of any kind are shown by their kinds, changed and saved as what they are", async () => {
  const field = (name: string) => page.getByRole("group", { name, exact: true });
  await page.getByRole("combobox", { name: "Note: kind of value" }).waitFor();
  await page.getByRole("spinbutton", { name: "Note Number" }).fill("6");
  const meta = page.getByRole("textbox", { name: "colour" });
  await expect.poll(() => meta.inputValue()).toBe("red");
  await page.getByRole("button", { name: "Remove “size”" }).click();
  const add = page.getByRole("button", { name: "Add a field" });
  expect(await add.evaluate((element) => element === document.activeElement)).toBe(true);
  await add.click();
  await page.getByRole("textbox", { name: "Field name" }).last().fill("weight");
  await page.getByRole("textbox", { name: "Field name" }).last().press("Tab");
  const weight = page.getByRole("textbox", { name: "weight" });
  expect(await weight.inputValue()).toBe("");
  await weight.fill("4 t");
  await field("Row 1").getByRole("textbox", { name: "Value Text" }).fill("b");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => sent("PATCH"))
    .toEqual([{ note: 6, meta: { colour: "red", weight: "4 t" }, marks: ["b", 7] }]);
});

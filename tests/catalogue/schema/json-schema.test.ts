import { expect, it } from "vitest";
import { namedValues } from "../../../src/catalogue/schema/json-schema.ts";

it("reads a value as words, unless another one would read alike", () => {
  const labels = (...values: string[]) => namedValues({ enum: values })?.map(({ label }) => label);
  expect(labels("open", "not_paid", "EUR")).toEqual(["Open", "Not paid", "EUR"]);
  expect(labels("open", "Open", "not_paid", "notPaid", "shut")).toEqual([
    "open",
    "Open",
    "not_paid",
    "notPaid",
    "Shut",
  ]);
});

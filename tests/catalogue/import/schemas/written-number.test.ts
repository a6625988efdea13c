import { expect, it } from "vitest";
import { asWrittenNumber } from "../../../../src/catalogue/import/schemas/written-number.ts";

const pattern = String.raw`^-?\d{0,6}(?:\.\d{0,2})?$`;
const text = { type: "string", pattern };
const number = { type: "number", exclusiveMinimum: 0 };

it("a number that may also be written as a text is the text", () => {
  const decimal = { ...text, format: "decimal" };
  expect(asWrittenNumber({ anyOf: [number, text], title: "Price" })).toEqual({
    ...decimal,
    title: "Price",
  });
  const nullable = { anyOf: [{ type: "number" }, text, { type: "null" }] };
  expect(asWrittenNumber(nullable)).toEqual({ ...decimal, type: ["string", "null"] });
  expect(asWrittenNumber(text)).toEqual(decimal);
});

it("a pattern that could not be used is not missed where the format says the same", () => {
  const ofPydantic = String.raw`^(?!^[-+.]*$)[+-]?0*\d*\.?\d{0,2}0*$`;
  expect(asWrittenNumber({ type: "string", pattern: ofPydantic })).toEqual({
    type: "string",
    format: "decimal",
  });
});

it.each([
  { anyOf: [number, { type: "string" }] },
  { anyOf: [{ type: "integer" }, { type: "string", pattern: "^[a-z]+$" }] },
  { anyOf: [number, text, { type: "boolean" }] },
  { anyOf: [text, { type: "null" }] },
  { type: "string", pattern: String.raw`^\d+(\.\d+)*$` },
  { type: "string", pattern: String.raw`^\d+$` },
  { type: "string", pattern: "(" },
  { ...text, format: "date" },
  { type: "number" },
])("whatever else a schema says stays as it is: %j", (schema) => {
  expect(asWrittenNumber(schema)).toEqual(schema);
});

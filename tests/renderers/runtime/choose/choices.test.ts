import { describe, expect, test } from "vitest";
import {
  choicesOfSchema,
  nameOfValue,
  unlistedIn,
} from "../../../../renderers/runtime/choose/choices.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";

const status: JsonSchema = { type: "string", enum: ["draft", "active"] };
const gold = { code: "gold", price: 3 };

describe("the values that a field's schema does not list", () => {
  test.each<[string, JsonSchema, unknown, unknown[]]>([
    ["a value beside the choices", status, "system", ["system"]],
    ["a choice", status, "draft", []],
    ["an empty field", status, undefined, []],
    ["a field without a value", status, null, []],
    ["an emptied text", status, "", []],
    ["a number whose text is listed", { type: "integer", enum: [1, 2] }, "1", ["1"]],
    ["entries of a list", { type: "array", items: status }, ["draft", "system"], ["system"]],
    ["a list that is no list", { type: "array", items: status }, "system", []],
    ["records", { enum: [{ code: "free", price: 1 }] }, gold, [gold]],
    ["records whose fields are in another order", { enum: [{ price: 3, code: "gold" }] }, gold, []],
    ["titled choices", { oneOf: [{ const: "a", title: "A" }] }, "b", ["b"]],
    ["a field that lists no choices", { type: "string" }, "anything", []],
  ])("%s", (_what, schema, value, unlisted) => {
    expect(unlistedIn(schema, value)).toEqual(unlisted);
  });

  test("are named by themselves, and records by their first text", () => {
    expect(["system", 3, gold, { price: 3 }].map(nameOfValue)).toEqual([
      "system",
      "3",
      "gold",
      '{"price":3}',
    ]);
  });
});

test("neither null nor the empty text is a choice, since an emptied field sends them", () => {
  const schema: JsonSchema = { type: ["string", "null"], enum: ["", "open", null] };
  const choices = choicesOfSchema(schema, { entries: [], byValue: new Map() }, String);
  expect(choices).toEqual([{ value: "open", label: "Open" }]);
});

import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { misfitsOfValue } from "../../../src/language/fit/value-fit.ts";
import { typeOfSchema } from "../../../src/language/type.ts";

const line: JsonSchema = {
  type: "object",
  properties: {
    productId: { type: "integer", minimum: 1 },
    quantity: { type: "integer", minimum: 1 },
    remark: { type: ["string", "null"] },
  },
  required: ["productId", "quantity"],
};

const misfits = (value: unknown, schema: JsonSchema): string[] =>
  misfitsOfValue(value, typeOfSchema(createCatalogue([]), schema)).map(
    ({ code, at, values, suggestion }) =>
      [code, at, values.fault ?? values.name ?? values.wanted, suggestion]
        .filter(Boolean)
        .join(" "),
  );

describe("a value that is written out is judged as the service judges it", () => {
  it.each<[string, unknown, JsonSchema, string[]]>([
    ["a day that there is", "2024-02-29", { type: "string", format: "date" }, []],
    [
      "a day that there is not",
      "2026-02-30",
      { type: "string", format: "date" },
      ["valueDoesNotFit format.date"],
    ],
    [
      "a day in another order",
      "31.12.2026",
      { type: "string", format: "date" },
      ["valueDoesNotFit format.date"],
    ],
    ["a part of a whole", 1.5, { type: "integer" }, ["wrongType integer"]],
    ["too little", 0, { type: "integer", minimum: 1 }, ["valueDoesNotFit requestFault.minimum"]],
    [
      "too short a text",
      "no",
      { type: "string", minLength: 5 },
      ["valueDoesNotFit requestFault.minLength"],
    ],
    [
      "another form",
      "ber01",
      { type: "string", pattern: "^[A-Z]{3}[0-9]{2}$" },
      ["valueDoesNotFit requestFault.pattern"],
    ],
    ["null for what takes none", null, { type: "string" }, ["wrongType string"]],
    ["null for what takes it", null, { type: ["string", "null"] }, []],
    [
      "none of those listed",
      "aproved",
      { type: "string", enum: ["draft", "approved"] },
      ["notOneOf approved"],
    ],
    ["a record that is whole", { productId: 1, quantity: 2, remark: null }, line, []],
    ["a record that lacks a field", { productId: 1 }, line, ["missingProperty quantity"]],
    [
      "a record with a field that it has not",
      { productId: 1, quantity: 2, remrak: "x" },
      line,
      ["unknownField /remrak remrak remark"],
    ],
    [
      "a field that a closed record refuses",
      { productId: 1, quantity: 2, note: "x" },
      { ...line, additionalProperties: false },
      ["unknownField /note note"],
    ],
    [
      "a field of another sort in a list of records",
      [{ productId: "1", quantity: 0 }],
      { type: "array", items: line },
      ["wrongType /0/productId integer", "valueDoesNotFit /0/quantity requestFault.minimum"],
    ],
    [
      "an entry that stands twice",
      [1, 1],
      { type: "array", uniqueItems: true },
      ["valueDoesNotFit requestFault.uniqueItems"],
    ],
    ["whatever nobody describes", { any: ["thing"] }, {}, []],
  ])("%s", (_name, value, schema, told) => {
    expect(misfits(value, schema)).toEqual(told);
  });
});

import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { constantOf, withConstants } from "../../../src/catalogue/schema/constants.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";

const catalogue = createCatalogue([]);
const people: JsonSchema = { type: "string", enum: ["people"] };
const person: JsonSchema = {
  type: "object",
  properties: { type: people, id: { type: "string" }, sort: { const: "x" } },
  required: ["type"],
};

it("a schema with one text or number has a constant, and one that asks for a consent has none", () => {
  expect(constantOf(people)).toBe("people");
  expect(constantOf({ const: 2 })).toBe(2);
  expect(constantOf({ type: "boolean", enum: [true] })).toBeUndefined();
  expect(constantOf({ enum: ["a", "b"] })).toBeUndefined();
  expect(constantOf({ const: null })).toBeUndefined();
});

it("constants are added to records that are there, where they are required and missing", () => {
  const schema: JsonSchema = {
    type: "object",
    properties: { data: person, author: person, editors: { type: "array", items: person } },
    required: ["data", "author"],
  };
  const file = new Blob(["as it is"]);
  const value = { data: { id: "1" }, editors: [{ id: "2" }, { type: "own" }], other: file };
  expect(withConstants(catalogue, schema, value)).toEqual({
    data: { id: "1", type: "people" },
    editors: [{ id: "2", type: "people" }, { type: "own" }],
    other: file,
  });
  expect(value.data).toEqual({ id: "1" });
});

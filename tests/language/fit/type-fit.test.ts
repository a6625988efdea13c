import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { fullTypeName, isComparable, misfitOfType } from "../../../src/language/fit/type-fit.ts";
import { typeOfSchema } from "../../../src/language/type.ts";

const catalogue = createCatalogue([]);
const type = (schema: JsonSchema) => typeOfSchema(catalogue, schema);
const text = (more: JsonSchema = {}): JsonSchema => ({ type: "string", ...more });
const record = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => {
  return { type: "object", properties, required };
};

describe("a value of one type where another is wanted", () => {
  it.each<[string, JsonSchema, JsonSchema]>([
    ["what nobody describes", {}, text({ format: "date" })],
    ["a text of no format for one of a format", text(), text({ format: "date" })],
    ["a number for a whole one", { type: "number" }, { type: "integer" }],
    ["what may be null for what takes none", { type: ["string", "null"] }, text()],
    [
      "lengths that overlap",
      text({ minLength: 1, maxLength: 20 }),
      text({ minLength: 5, maxLength: 300 }),
    ],
    ["a record of more fields", record({ id: text(), name: text() }), record({ id: text() })],
    [
      "a record without what only the service fills",
      record({ name: text() }),
      record({ id: text({ readOnly: true }), name: text() }, ["id"]),
    ],
  ])("fits: %s", (_name, given, wanted) => {
    expect(misfitOfType(type(given), type(wanted))).toBeNull();
  });

  it.each<[string, JsonSchema, JsonSchema, string]>([
    ["a day for a moment", text({ format: "date" }), text({ format: "date-time" }), ""],
    ["a list of texts for one of numbers", list(text()), list({ type: "number" }), "/0"],
    ["texts that are all too short", text({ maxLength: 4 }), text({ minLength: 5 }), ""],
    [
      "numbers that are all too small",
      { type: "integer", maximum: 5 },
      { type: "integer", minimum: 10 },
      "",
    ],
    [
      "a field of another sort",
      record({ size: text() }),
      record({ size: { type: "integer" } }),
      "/size",
    ],
    ["a record that lacks a field", record({ id: text() }), record({ key: text() }, ["key"]), ""],
    [
      "a record where only a text or a number is taken",
      record({ milestone: record({ number: { type: "integer" } }) }),
      record({ milestone: { oneOf: [text(), { type: ["integer", "null"] }] } }),
      "/milestone",
    ],
    [
      "a list where only a text or a number is taken",
      list(text()),
      { anyOf: [text(), { type: "integer" }] },
      "",
    ],
    ["other words", text({ enum: ["a", "b"] }), text({ enum: ["c"] }), ""],
    ["words of another form", text({ enum: ["a", "b"] }), text({ pattern: "^[0-9]$" }), ""],
  ])("does not fit: %s", (_name, given, wanted, at) => {
    expect(misfitOfType(type(given), type(wanted))?.at).toBe(at);
  });

  it("is possible with any of the kinds that are taken, and where one of them is unknown", () => {
    const taken: { oneOf: JsonSchema[] } = { oneOf: [text(), { type: "integer" }] };
    expect(misfitOfType(type({ type: "number" }), type(taken))).toBeNull();
    expect(misfitOfType(type(list(text())), type({ oneOf: [...taken.oneOf, {}] }))).toBeNull();
  });

  it("is told for a tree without going round in it", () => {
    const node: JsonSchema = record({ name: text() });
    node.properties = { ...node.properties, children: list(node) };
    expect(misfitOfType(type(node), type(node))).toBeNull();
  });

  it("is named by its format, where it has one", () => {
    expect(fullTypeName(type(list(text({ format: "date" }))))).toBe("list<string (date)>");
    expect(fullTypeName(type({ type: "integer" }))).toBe("integer");
  });

  it("compares with an empty text whatever form it has, for that is what nobody has entered yet", () => {
    const empty = { kind: "string", values: [""] } as const;
    expect(isComparable(type(text({ minLength: 2 })), empty)).toBe(true);
    expect(isComparable(type(text({ format: "date" })), { ...empty, values: ["soon"] })).toBe(
      false,
    );
  });
});

function list(items: JsonSchema): JsonSchema {
  return { type: "array", items };
}

import { expect, it } from "vitest";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { withKinds } from "../../../src/catalogue/schema/with-kinds.ts";

const resolve = (schema: JsonSchema) => schema;
const text: JsonSchema = { type: "string" };
const person: JsonSchema = {
  type: "object",
  required: ["kind", "id"],
  properties: { kind: { type: "string", enum: ["person"] }, id: text, born: text },
};
const company: JsonSchema = {
  type: "object",
  required: ["kind", "id"],
  properties: {
    kind: { type: "string", enum: ["company"] },
    id: text,
    number: { type: "integer" },
  },
};

it("has all fields of records of several kinds, of which only the common ones are required", () => {
  const { properties, required } = withKinds(resolve, { oneOf: [person, company] });
  expect(required).toEqual(["kind", "id"]);
  expect(properties?.kind).toEqual({ type: ["string"], enum: ["person", "company"] });
  expect(Object.keys(properties ?? {})).toEqual(["kind", "id", "born", "number"]);
});

it("keeps what is said of all kinds, and is the same each time", () => {
  const source: JsonSchema = { "x-key": "id", oneOf: [person, company] };
  expect(withKinds(resolve, source)).toMatchObject({ type: "object", "x-key": "id" });
  expect(withKinds(resolve, source)).toBe(withKinds(resolve, source));
});

it("looks into answers of several shapes whose lists have records of their own", () => {
  const answer = (items: JsonSchema): JsonSchema => ({
    type: "object",
    properties: { data: { type: "array", items } },
  });
  const { properties } = withKinds(resolve, { anyOf: [answer(person), answer(company)] });
  const { items } = properties?.data ?? {};
  expect(Object.keys(items?.properties ?? {})).toEqual(["kind", "id", "born", "number"]);
});

it("takes one kind beside null as what it is, and leaves other schemas alone", () => {
  expect(withKinds(resolve, { anyOf: [person, { type: "null" }] })).toEqual(person);
  expect(withKinds(resolve, person)).toBe(person);
});

import { expect, it } from "vitest";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { chosenColumns } from "../../../src/language/scaffold/columns.ts";
import { madeService, reads } from "../../catalogue/resources/made-service.ts";

const { catalogue } = madeService({ "/it": { get: reads({}) } }, "GET /it");
const columnsOf = (properties: Record<string, JsonSchema>) =>
  chosenColumns(catalogue, object(properties));

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
});
const text: JsonSchema = { type: "string" };
const state: JsonSchema = { ...text, enum: ["active", "expired"] };
const others: JsonSchema = { type: "array", items: text };

it("a state that stands in an object of its own has a column", () => {
  const status = object({ state, silencedBy: others });
  expect(columnsOf({ comment: text, status })).toEqual({ columns: ["comment", "status"] });
});

it("an object of several values, or of any one, has none", () => {
  expect(columnsOf({ comment: text, status: object({ state, reason: text }) })).toEqual({});
  expect(columnsOf({ comment: text, links: object({ self: text }) })).toEqual({});
  expect(columnsOf({ comment: text, meta: object({ resourceType: text }) })).toEqual({});
  const operator: JsonSchema = { ...text, enum: ["and", "or"] };
  expect(columnsOf({ comment: text, conditions: object({ operator, parts: others }) })).toEqual({});
  const only: JsonSchema = { ...text, enum: ["active"] };
  expect(columnsOf({ comment: text, status: object({ state: only }) })).toEqual({});
});

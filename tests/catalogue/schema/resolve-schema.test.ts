import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { resolveSchema } from "../../../src/catalogue/schema/resolve-schema.ts";

const nothing: JsonSchema = { type: "null" };

const schemas: Record<string, JsonSchema> = {
  State: { type: "string", enum: ["open", "closed"] },
  Address: { type: "object", properties: { street: { type: "string" } }, required: ["street"] },
  Either: { anyOf: [{ type: "string" }, { type: "number" }] },
  Itself: { anyOf: [{ $ref: "shop#/components/schemas/Itself" }, nothing] },
};
const documents = new Map([
  [
    "shop",
    { openapi: "3.1.0", info: { title: "", version: "" }, paths: {}, components: { schemas } },
  ],
]);
const resolved = (schema: JsonSchema) => resolveSchema(documents, schema);
const to = (name: string): JsonSchema => ({ $ref: `shop#/components/schemas/${name}` });

describe("a schema whose only alternative is null allows null by its type", () => {
  it.each<[string, JsonSchema, JsonSchema]>([
    [
      "a moment",
      { title: "Due", anyOf: [{ type: "string", format: "date-time" }, nothing] },
      { title: "Due", type: ["string", "null"], format: "date-time" },
    ],
    [
      "either order, and oneOf",
      { oneOf: [nothing, { type: "integer", minimum: 1 }] },
      { type: ["integer", "null"], minimum: 1 },
    ],
    [
      "a reference to an enumeration",
      { anyOf: [to("State"), nothing], default: null },
      { type: ["string", "null"], enum: ["open", "closed", null], default: null },
    ],
    [
      "a reference to a record",
      { title: "Home", anyOf: [to("Address"), nothing] },
      {
        title: "Home",
        type: ["object", "null"],
        properties: { street: { type: "string" } },
        required: ["street"],
      },
    ],
    ["a single value", { anyOf: [{ const: 1 }, nothing] }, { enum: [1, null] }],
    [
      "a listed value that may also be empty",
      { oneOf: [to("State"), { enum: [""] }, { enum: [null] }] },
      { type: ["string", "null"], enum: ["open", "closed", "", null] },
    ],
    [
      "a wrapped one",
      { anyOf: [{ oneOf: [to("State"), { enum: [""] }] }, nothing] },
      {
        type: ["string", "null"],
        enum: ["open", "closed", "", null],
      },
    ],
    ["values of any type", { anyOf: [{}, nothing] }, {}],
    [
      "within a merged schema",
      { allOf: [{ title: "Due" }], anyOf: [{ type: "string" }, nothing] },
      { title: "Due", type: ["string", "null"] },
    ],
  ])("%s", (_name, given, wanted) => {
    expect(resolved(given)).toEqual(wanted);
  });

  it.each<[string, JsonSchema]>([
    ["several alternatives", { anyOf: [{ type: "string" }, { type: "number" }, nothing] }],
    ["alternatives within one", { anyOf: [to("Either"), nothing] }],
    ["null alone", { anyOf: [nothing] }],
    ["no null", { anyOf: [{ type: "string" }] }],
  ])("but stays as it is with %s", (_name, given) => {
    expect(resolved(given)).toEqual(given);
  });

  it("and one that leads back to itself ends", () => {
    expect(resolved(to("Itself"))).toEqual({});
  });
});

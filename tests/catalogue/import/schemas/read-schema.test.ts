import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../../src/catalogue/import/import-open-api.ts";
import {
  interpretSchema,
  refusedKeywords,
} from "../../../../src/catalogue/schema/interpret-schema.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { createRandom } from "../../../support/random.ts";
import { createSchemas } from "../../schema/random-schemas.ts";

/** The imported schema of one field, and the faults that the import reports. */
function importField(schema: unknown, openapi = "3.1.0") {
  const content = { "application/json": { schema: { type: "object", properties: { x: schema } } } };
  const answer = { responses: { 204: { description: "Done" } } };
  const paths = { "/a": { post: { operationId: "add", requestBody: { content }, ...answer } } };
  const document = { openapi, info: { title: "A", version: "1" }, paths };
  const { document: made, faults } = importOpenApi(document, { name: "a" });
  if (!made) throw new Error(JSON.stringify(faults));
  const catalogue = createCatalogue([made]);
  const field = catalogue.operations.get("a.add")?.request.properties?.x ?? {};
  const root = "/paths/~1a/post/requestBody/content/application~1json/schema/properties/x";
  return {
    field: catalogue.resolve(field),
    told: faults.map(({ code, pointer }) => `${code} ${pointer.replace(root, "")}`),
    isValid: (value: unknown) =>
      interpretSchema({ documents: catalogue.documents, formats: {} }, field, value).length === 0,
  };
}

/**
 * The object is built indirectly, since the linter takes a property named `then` for that of a
 * promise.
 */
const when = (condition: object, consequence: object) =>
  Object.fromEntries(["if", "then"].map((key, at) => [key, [condition, consequence][at]]));

/**
 * A schema in which `properties` without a type imply a record, and `items` a list, and which has
 * no choices that no value of its type can be.
 */
function withImpliedTypes<Part>(schema: Part): Part {
  const place = { documents: new Map(), formats: {} };
  return JSON.parse(JSON.stringify(schema), (_key, part: unknown) => {
    if (!isRecord(part)) return part;
    const implied = isRecord(part.properties) ? "object" : part.items && "array";
    const { enum: listed, type = implied, ...others } = part;
    const judge = { type } as JsonSchema;
    const isChoice = (value: unknown) => interpretSchema(place, judge, value).length === 0;
    const isOpen = type !== undefined && Array.isArray(listed) && !listed.some(isChoice);
    return { ...others, ...(type !== undefined && { type }), ...(!isOpen && { enum: listed }) };
  });
}

describe("a schema is taken as it judges", () => {
  it.each<[object, unknown, unknown]>([
    [when({ required: ["a"] }, { required: ["b"] }), { a: 1, b: 1 }, { a: 1 }],
    [{ dependentRequired: { a: ["b"] } }, { a: 1, b: 1 }, { a: 1 }],
    [{ dependentSchemas: { a: { minProperties: 2 } } }, { a: 1, b: 1 }, { a: 1 }],
    [{ patternProperties: { "^n": { type: "number" } } }, { n1: 1 }, { n1: "1" }],
    [{ propertyNames: { maxLength: 2 } }, { ab: 1 }, { abc: 1 }],
    [{ contains: { const: 1 }, maxContains: 1 }, [1, 2], [1, 1]],
    [{ prefixItems: [{ type: "string" }], items: false }, ["a"], ["a", 1]],
  ])("%j", (schema, good, bad) => {
    const { told, isValid } = importField(schema);
    expect(told).toEqual([]);
    expect([isValid(good), isValid(bad)]).toEqual([true, false]);
  });
});

describe("what cannot be taken is told with its place, and what is left lets pass what it let", () => {
  it.each<[object, unknown, string]>([
    ...refusedKeywords.map((name): [object, unknown, string] => [
      { properties: { b: { [name]: false }, a: { [name]: "#x" } } },
      { a: 1 },
      `leftOutKeyword /properties/a/${name}`,
    ]),
    [{ dependencies: { a: ["b"] } }, { a: 1 }, "leftOutKeyword /dependencies"],
    [{ minLength: "3" }, "a", "leftOutKeyword /minLength"],
    [{ enum: ["a", { b: 1 }] }, { b: 1 }, "leftOutKeyword /enum"],
    [{ const: [1] }, [1], "leftOutKeyword /const"],
    [{ type: ["string", "file"] }, 1, "leftOutKeyword /type"],
    [
      { patternProperties: { "(a+)+$": {} }, additionalProperties: false },
      { aa: 1 },
      "unsafePattern /patternProperties/(a+)+$",
    ],
  ])("%j", (schema, value, wanted) => {
    const { told, isValid } = importField(schema);
    expect(told).toEqual([wanted]);
    expect(isValid(value)).toBe(true);
  });

  it("else an imported schema judges as the one that was given", () => {
    const random = createRandom(11);
    const { makeSchema, makeValue } = createSchemas(random);
    let compared = 0;
    for (let count = 0; count < 1_000; count += 1) {
      const { $defs: _, ...made } = makeSchema();
      const schema = withImpliedTypes(made);
      const { told, isValid } = importField(schema);
      if (told.length > 0) continue;
      for (let each = 0; each < 5; each += 1) {
        const value = makeValue(schema);
        const place = { documents: new Map(), formats: {} };
        const wanted = interpretSchema(place, schema, value).length === 0;
        expect(isValid(value), JSON.stringify({ schema, value })).toBe(wanted);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(2_000);
  });
});

describe("values that a document names are called so", () => {
  const codes = { type: "integer", enum: [1, 2] };
  const named = { 1: { label: "Not paid" }, 2: { label: "Paid" } };
  it.each<[string, object]>([
    ["x-enumNames", { "x-enumNames": ["NotPaid", "Paid"] }],
    ["x-enum-varnames", { "x-enum-varnames": ["NOT_PAID", "PAID"] }],
    ["x-enum-descriptions", { "x-enum-descriptions": ["Not paid", "Paid"] }],
    [
      "short descriptions before names",
      { "x-enum-varnames": ["A", "B"], "x-enum-descriptions": ["Not paid", "Paid"] },
    ],
    ["lines of the description", { description: "* `1` - Not paid\n* `2` - Paid" }],
  ])("by %s", (_name, given) => {
    const { field } = importField({ ...codes, ...given });
    expect(field["x-values"]).toEqual(named);
    expect(field.description).toBeUndefined();
  });

  it.each<[string, object]>([
    ["too few names", { "x-enumNames": ["Paid"] }],
    ["an empty name", { "x-enumNames": ["Paid", " "] }],
    ["an explanation", { "x-enum-descriptions": ["Paid", "a".repeat(41)] }],
    ["lines for some values", { description: "* `1` - Not paid" }],
    ["names that say no more", { enum: ["a", "b"], type: "string", "x-enumNames": ["A", "B"] }],
  ])("but not with %s", (_name, given) => {
    expect(importField({ ...codes, ...given }).field["x-values"]).toBeUndefined();
  });

  it("by their own words where they are names, and by nothing where some may be codes", () => {
    const labels = (...values: string[]) =>
      importField({ type: "string", enum: values }).field["x-values"];
    const words = { FREE: { label: "Free" }, IN_REPAIR: { label: "In repair" } };
    expect(labels("FREE", "IN_REPAIR")).toEqual(words);
    expect(labels("not_paid", "paid")).toMatchObject({ not_paid: { label: "Not paid" } });
    for (const codes of [["EN_US"], ["AAPL", "MSFT"], ["US_EAST", "eu-west-1"], ["asc", "desc"]]) {
      expect(labels(...codes)).toBeUndefined();
    }
  });

  it("and stay in the description of a text that lists none", () => {
    const description = "Sorted by:\n* `name` - its name\n* `at` - its time";
    const { field } = importField({ type: "string", description });
    expect(field.description).toBe("Sorted by: name - its name at - its time");
  });

  it("beside the empty text and null, which have no names", () => {
    const values = { type: ["string", "null"], enum: ["np", "", null] };
    const { field } = importField({ ...values, description: "How it is.\n\n* `np` - Not paid" });
    expect(field).toMatchObject({ description: "How it is.", "x-values": { np: named[1] } });
  });
});

it("a reference of the old dialect that may be null permits null", () => {
  const state = { enum: ["open"], type: "string" };
  const nullable = { nullable: true, allOf: [state], title: "State" };
  expect(importField(nullable, "3.0.3").field).toEqual({
    title: "State",
    type: ["string", "null"],
    enum: ["open", null],
  });
  expect(importField({ nullable: true, title: "Any" }, "3.0.3").field).toEqual({ title: "Any" });
});

describe("choices and a default that no value of their type can be", () => {
  it.each<[string, object, object]>([
    [
      "texts that YAML reads as numbers",
      { type: "string", enum: [10, true] },
      { enum: ["10", "true"] },
    ],
    [
      "numbers as texts",
      { type: "integer", enum: ["1", "2"], default: "2" },
      { enum: [1, 2], default: 2 },
    ],
    [
      "those of a list's items",
      { type: "array", enum: ["a"], items: {} },
      { items: { enum: ["a"] } },
    ],
    ["a switch as text", { type: "boolean", default: "false" }, { default: false }],
  ])("are taken as meant: %s", (_name, given, wanted) => {
    const { field, told } = importField(given);
    expect({ field, told }).toMatchObject({ field: wanted, told: [] });
  });

  it.each<[string, object]>([
    ["of another type", { type: "integer", default: "Infinity" }],
    ["that is not among the choices", { type: "string", enum: ["a"], default: "b" }],
    ["of a list", { type: "array", items: { type: "string" }, default: "a" }],
  ])("are left out: a default %s", (_name, given) => {
    expect(importField(given).field).not.toHaveProperty("default");
  });

  it("stay where some of them fit", () => {
    const some = { type: "string", enum: ["a", 1], default: "a" };
    expect(importField(some).field).toMatchObject(some);
  });
});

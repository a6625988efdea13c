import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { answerFault } from "../../../renderers/runtime/read/answer-fault.ts";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import {
  exampleAnswer,
  inEnvelope,
  withoutRows,
} from "../../../src/catalogue/example/example-answer.ts";
import { textOfPattern } from "../../../src/catalogue/example/example-pattern.ts";
import { exampleLimits, exampleValue } from "../../../src/catalogue/example/example-value.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { pointTo } from "../../../src/catalogue/schema/pointer.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { createCatalogueValidator } from "../../../src/language/catalogue-validator.ts";
import { readEnvelope } from "../../../src/wire/envelope.ts";
import { publicDocuments } from "../../support/public-documents.ts";

const catalogue = shippedCatalogue();
const operations = [...catalogue.operations.values()];

describe("an example answer", () => {
  const validator = createCatalogueValidator(catalogue);

  it("of every operation is valid against the catalogue, also the empty one", () => {
    const faults = operations.flatMap((operation) => {
      const data = exampleAnswer(catalogue, operation);
      return [data, withoutRows(operation, data)].flatMap((answer) =>
        validator
          .answer(operation, answer)
          .map((fault) => `${operation.id} ${fault.pointer} ${fault.message}`),
      );
    });
    expect(faults).toEqual([]);
  });

  it("lists some rows, each with a key of its own, and says how many; the empty one none", () => {
    for (const operation of operations) {
      const { list } = operation;
      if (!list) continue;
      const data = exampleAnswer(catalogue, operation);
      expect(pointTo(data, list.rows)).toHaveLength(exampleLimits.rows);
      expect(pointTo(withoutRows(operation, data), list.rows)).toEqual([]);
      if (list.total !== undefined) expect(pointTo(data, list.total)).toBe(exampleLimits.rows);
      expect([operation.id, answerFault(catalogue, operation, data)]).toEqual([operation.id, null]);
    }
  });

  it("is the same every time", () => {
    for (const operation of operations) {
      expect(exampleAnswer(catalogue, operation)).toEqual(exampleAnswer(catalogue, operation));
    }
  });

  it("is read as success in its service's envelope", () => {
    for (const operation of operations) {
      const shape = operation.service.envelope;
      const data = exampleAnswer(catalogue, operation);
      expect(readEnvelope(shape, inEnvelope(shape, data))).toMatchObject({ isSuccess: true, data });
    }
  });

  it("is the data itself where a service has no envelope", () => {
    const shape = { data: "", messages: [], success: [{ from: 200, to: 299 }] };
    expect(readEnvelope(shape, inEnvelope(shape, [1]))).toMatchObject({
      isSuccess: true,
      data: [1],
    });
  });
});

describe("an example of a schema", () => {
  const validator = new Ajv2020({ strict: false, validateFormats: false });
  const exampleOf = (schema: JsonSchema, index = 0) =>
    exampleValue(schema, {
      resolve: catalogue.resolve,
      name: "thing",
      index,
      depth: 0,
      references: [],
      left: { values: exampleLimits.values },
    });

  it.each<JsonSchema>([
    { type: "integer", minimum: 3, maximum: 5 },
    { type: "integer", exclusiveMinimum: 3, exclusiveMaximum: 5 },
    { type: "integer", maximum: -4 },
    { type: "number", minimum: 0.1, maximum: 0.9 },
    { type: "number", multipleOf: 0.05, minimum: 7 },
    { type: "integer", multipleOf: 5, minimum: 101 },
    { type: "string", minLength: 30 },
    { type: "string", maxLength: 3 },
    { type: "string", pattern: "^[A-Z]{2}\\d{4}(-[a-z]+)?$" },
    { type: "string", pattern: "^(red|green)\\s#[0-9a-f]{6}$" },
    { type: "string", pattern: "^\\+?[1-9]\\d{7,14}$", minLength: 9 },
    { type: ["null", "boolean"] },
    { type: "null" },
    { enum: ["a", 2, null] },
    { const: { a: 1 } },
    {
      oneOf: [
        { const: 1, title: "one" },
        { const: 2, title: "two" },
      ],
    },
    { anyOf: [{ type: "null" }, { type: "string", maxLength: 4 }] },
    {
      oneOf: [
        { type: "object", properties: { kind: { const: "a" } }, required: ["kind"] },
        { type: "object", properties: { sort: { const: "b" } }, required: ["sort"] },
      ],
    },
    { allOf: [{ properties: { a: { type: "integer" } }, required: ["a"] }, { required: ["b"] }] },
    { type: "array", items: { enum: ["x"] }, uniqueItems: true },
    { type: "array", minItems: 7, items: { type: "integer" }, uniqueItems: true },
    { type: "array", maxItems: 1 },
    { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] },
    { type: "object", additionalProperties: { type: "integer" } },
    { type: "object", required: ["__proto__"], additionalProperties: { type: "integer" } },
    { type: "object", properties: { secret: { type: "string", writeOnly: true } } },
    {},
  ])("is valid: %j", (schema) => {
    for (const index of [0, 1, 2, 7, 31]) {
      const value = exampleOf(schema, index);
      expect([JSON.stringify(value), validator.validate(schema, value)]).toEqual([
        JSON.stringify(value),
        true,
      ]);
    }
  });

  it("differs from row to row, in the words of its name", () => {
    const schema = {
      type: "object" as const,
      properties: { unitPrice: { type: "string" as const } },
    };
    expect([exampleOf(schema, 0), exampleOf(schema, 1)]).toEqual([
      { unitPrice: "Unit price 1" },
      { unitPrice: "Unit price 2" },
    ]);
  });

  it("ends where a schema holds itself, and stays small where it is wide and deep", () => {
    const wide = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`p${index}`, { $ref: "w#/components/schemas/A" }]),
    );
    const endless = createCatalogue([
      {
        openapi: "3.1.0",
        info: { title: "w", version: "1" },
        "x-service": {
          name: "w",
          envelope: { data: "", messages: [], success: [{ from: 200, to: 299 }] },
        },
        components: {
          schemas: {
            A: {
              type: "object",
              properties: { list: { type: "array", items: { $ref: "#/components/schemas/B" } } },
            },
            B: { type: "object", properties: wide, required: ["p0"] },
          },
        },
      },
    ]);
    const value = exampleValue(
      { $ref: "w#/components/schemas/A" },
      {
        resolve: endless.resolve,
        name: "",
        index: 0,
        depth: 0,
        references: [],
        left: { values: exampleLimits.values },
      },
    );
    expect(JSON.stringify(value).length).toBeLessThan(500_000);
  });

  it("finds no text for a pattern that it cannot read, nor runs it on what it did not make", () => {
    expect(textOfPattern("^(?=a)b$")).toBeNull();
    expect(textOfPattern("(")).toBeNull();
    expect(textOfPattern("^\\p{L}+$")).toBeNull();
  });
});

describe.each(publicDocuments)("the public document $name", ({ name, source }) => {
  it("has an example answer of each operation, valid against its schema", () => {
    const { document } = importOpenApi(JSON.parse(source), { name });
    const imported = createCatalogue(document ? [document] : []);
    const validator = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
    for (const [name, one] of imported.documents) validator.addSchema(one, name);
    const faults = [...imported.operations.values()].flatMap((operation) => {
      const data = exampleAnswer(imported, operation);
      if (operation.answer === null || validator.validate(operation.answer, data)) return [];
      // If branches overlap, an example may match several of them and so violate its own `oneOf`.
      const isAmbiguous = validator.errors?.some(({ params }) => params.passingSchemas?.length > 1);
      return isAmbiguous ? [] : `${operation.id} ${validator.errorsText()}`;
    });
    expect(faults).toEqual([]);
  });
});

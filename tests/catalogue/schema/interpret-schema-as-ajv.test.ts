import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import {
  interpretSchema,
  refusedKeywords,
} from "../../../src/catalogue/schema/interpret-schema.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { createRandom } from "../../support/random.ts";
import { createSchemas } from "./random-schemas.ts";

const ajv = new Ajv2020({
  // The product sets this too; without it Ajv skips everything after `prefixItems` if a list is
  // empty.
  allErrors: true,
  strict: false,
  validateFormats: false,
  validateSchema: false,
  // Binary fractions cannot represent every decimal fraction exactly.
  multipleOfPrecision: 9,
});
// The feature is unused, and Ajv's bookkeeping for it fails on records that a reference evaluated.
ajv.opts.unevaluated = false;

const pairs = 10_000;
const valuesOfEach = 20;

function isValid(schema: JsonSchema, value: unknown): boolean {
  const place = { documents: new Map([["", schema]]), formats: {} };
  return interpretSchema(place, schema, value).length === 0;
}

describe("schemas and values made by chance", () => {
  it("are judged as Ajv judges them", () => {
    const random = createRandom(20_261_122);
    const { makeSchema, makeValue, met } = createSchemas(random);
    const counts = { valid: 0, invalid: 0 };
    for (let made = 0; made < pairs; made += valuesOfEach) {
      const schema = makeSchema();
      const validate = ajv.compile(schema);
      for (let each = 0; each < valuesOfEach; each += 1) {
        const value = makeValue(schema);
        const wanted = validate(value);
        counts[wanted ? "valid" : "invalid"] += 1;
        expect(isValid(schema, value), JSON.stringify({ schema, value, wanted })).toBe(wanted);
      }
    }
    expect(counts.valid).toBeGreaterThan(pairs / 5);
    expect(counts.invalid).toBeGreaterThan(pairs / 5);
    // Every keyword has occurred often enough.
    expect([...met].filter(([, times]) => times < 100)).toEqual([]);
  });
});

describe("a keyword that asks what others have looked at", () => {
  it.each(refusedKeywords)("is refused by name: %s", (name) => {
    const schema = { properties: { a: { [name]: false } } };
    expect(() => isValid(schema, { a: 1 })).toThrow(`The keyword "${name}" is not judged`);
  });
});

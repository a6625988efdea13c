import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../../../src/catalogue/openapi.ts";
import { interpretSchema } from "../../../src/catalogue/schema/interpret-schema.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { isSafePattern, stepsToMatch } from "../../../src/catalogue/schema/safe-pattern.ts";
import { formats } from "../../../src/language/formats.ts";

/** The errors of a value, as `keyword path`. */
function errorsOf(
  schema: JsonSchema,
  value: unknown,
  schemas: Record<string, JsonSchema> = {},
): string[] {
  const document: OpenApiDocument = {
    openapi: "3.1.1",
    info: { title: "Test", version: "1" },
    components: { schemas },
  };
  const place = { documents: new Map([["test", document]]), formats };
  return interpretSchema(place, schema, value).map(
    ({ keyword, instancePath }) => `${keyword} ${instancePath}`,
  );
}

const refer = (name: string) => ({ $ref: `test#/components/schemas/${name}` });

describe("a schema that is read, not compiled,", () => {
  it.each<[JsonSchema, unknown, string[]]>([
    [{ type: "integer" }, 1.5, ["type "]],
    [{ type: "integer" }, 2, []],
    [{ type: ["string", "null"] }, null, []],
    [{ type: "string" }, null, ["type "]],
    [{ enum: ["a", 1, null] }, "b", ["enum "]],
    [{ const: 3 }, 3, []],
    [{ minimum: 1, exclusiveMaximum: 3 }, 3, ["exclusiveMaximum "]],
    [{ multipleOf: 0.1 }, 0.3, []],
    [{ multipleOf: 0.1 }, 0.35, ["multipleOf "]],
    [{ minLength: 2 }, "𝒳", ["minLength "]],
    [{ maxLength: 1 }, "𝒳", []],
    [{ pattern: "^[a-z]+$" }, "aB", ["pattern "]],
    [{ format: "date" }, "soon", ["format "]],
    [{ format: "constructor" }, "whatever", []],
    [{ minItems: 1, items: { type: "string" } }, ["a", 1], ["type /1"]],
    [{ prefixItems: [{ type: "string" }], items: { type: "number" } }, [1, 2], ["type /0"]],
    [{ required: ["a"], properties: { a: {} } }, {}, ["required "]],
    [{ required: ["toString"] }, {}, ["required "]],
    [{ properties: { "a/b": { type: "string" } } }, { "a/b": 1 }, ["type /a~1b"]],
    [{ additionalProperties: false, properties: { a: {} } }, { b: 1 }, ["additionalProperties "]],
    [{ additionalProperties: { type: "number" } }, { b: "x" }, ["type /b"]],
    [{ allOf: [{ type: "string" }, { minLength: 3 }] }, "ab", ["minLength "]],
    [{ anyOf: [{ type: "number" }, { type: "string" }] }, true, ["type "]],
    [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 3, ["oneOf "]],
    [{ not: { type: "string" } }, "a", ["not "]],
    [{ if: { type: "string" }, else: { minimum: 5 } }, 3, ["minimum "]],
  ])("%j finds in %j what is wrong", (schema, value, errors) => {
    expect(errorsOf(schema, value)).toEqual(errors);
  });

  it("follows references, also of a record that holds itself", () => {
    const schemas = {
      Node: { properties: { name: { type: "string" as const }, below: { items: refer("Node") } } },
    };
    const value = { name: "a", below: [{ name: 1, below: [{ name: "c" }] }] };
    expect(errorsOf(refer("Node"), value, schemas)).toEqual(["type /below/0/name"]);
  });

  it("gives a file for a text, as an upload does", () => {
    expect(errorsOf({ type: "string" }, new Blob(["x"]))).toEqual([]);
  });
});

describe("no schema keeps its reader busy", () => {
  it("that leads round", () => {
    const schemas = { A: { anyOf: [refer("A"), refer("B")] }, B: refer("A") };
    expect(errorsOf(refer("A"), 1, schemas)).toEqual(["endless "]);
  });

  it("whose branches double at each step", () => {
    const schemas: Record<string, JsonSchema> = {};
    for (let at = 0; at < 60; at += 1) {
      schemas[`S${at}`] = { anyOf: [refer(`S${at + 1}`), refer(`S${at + 1}`)] };
    }
    schemas.S60 = { type: "string" };
    expect(errorsOf(refer("S0"), 1, schemas)).toEqual(["endless "]);
  });

  it.each([
    ["^a*a*a*a*c$", "a".repeat(100_000)],
    ["a+$", `${"a".repeat(500_000)}b`],
    [`${"a?".repeat(40)}${"a".repeat(40)}`, "a".repeat(40)],
    ["(a?){50}", "b".repeat(50)],
    ["(a+)+$", `${"a".repeat(50)}b`],
    ["(a|a)*$", `${"a".repeat(50)}b`],
  ])("whose pattern looks back: %s", (pattern, value) => {
    // A pattern that is too costly for the text is left to the service to check.
    expect(errorsOf({ pattern }, value)).toEqual([]);
  });

  it("whose pattern is slow for each of many texts", () => {
    const items = { pattern: "^.*.*.*.*=$" };
    const before = performance.now();
    expect(errorsOf({ items }, Array(10_000).fill("a".repeat(56)))).toContain("pattern /0");
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  it.each(["^[a-z-]+$", "^https?://.+$", "^[1-9]\\d*$", "^(foo|bar)$", "^(?=.*[A-Z]).{8,}$"])(
    "and an honest pattern is tried: %s",
    (pattern) => {
      expect(isSafePattern(pattern)).toBe(true);
      expect(stepsToMatch(pattern, 100)).not.toBeNull();
    },
  );
});

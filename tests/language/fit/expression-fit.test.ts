import type { ASTNode } from "@marcbachmann/cel-js";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { checkExpression } from "../../../src/language/expression/check.ts";
import { parseExpression } from "../../../src/language/expression/parse.ts";
import { misfitsOfExpression } from "../../../src/language/fit/expression-fit.ts";
import { anyType, type Type, typeOfSchema } from "../../../src/language/type.ts";

const catalogue = createCatalogue([]);
const day: JsonSchema = { type: "string", format: "date" };
const row: JsonSchema = {
  type: "object",
  properties: { id: { type: "integer" }, day, at: { type: "string", format: "date-time" } },
};
const lines: JsonSchema = {
  type: "array",
  minItems: 1,
  items: {
    type: "object",
    properties: { productId: { type: "integer" }, quantity: { type: "integer", minimum: 1 } },
    required: ["productId", "quantity"],
  },
};

/** The parts of an expression that do not fit, each with its problem. */
function misfits(source: string, wanted: JsonSchema): string[] {
  const parsed = parseExpression(source);
  if ("reason" in parsed) throw new Error(parsed.reason);
  const types = new Map<ASTNode, Type>();
  const scope = { row: typeOfSchema(catalogue, row) };
  checkExpression(parsed.ast, {
    scope,
    source,
    types,
    permissions: [],
    report: () => undefined,
    uses: new Set(),
    reads: new Set(),
  });
  const found = misfitsOfExpression(
    parsed.ast,
    typeOfSchema(catalogue, wanted),
    (node) => types.get(node) ?? anyType,
  );
  return found.map(({ code, part }) => `${code} ${source.slice(part.start, part.end)}`);
}

describe("an expression where a value is wanted", () => {
  it.each<[string, string, JsonSchema, string[]]>([
    ["a literal that fits", "'2026-12-31'", day, []],
    ["a literal in another form", "'31.12.2026'", day, ["valueDoesNotFit '31.12.2026'"]],
    ["a moment for a day", "row.at", day, ["expressionType row.at"]],
    [
      "the branch that does not fit",
      "row.id > 1 ? row.day : 'soon'",
      day,
      ["valueDoesNotFit 'soon'"],
    ],
    ["a branch that gives nothing", "row.id > 1 ? row.day : null", day, []],
    ["a negative number", "-1", { type: "integer", minimum: 0 }, ["valueDoesNotFit -1"]],
    ["an empty list", "[]", lines, ["valueDoesNotFit []"]],
    [
      "what is given twice where each may be once",
      "[row.id, row.id]",
      { type: "array", uniqueItems: true, items: { type: "integer" } },
      ["valueDoesNotFit row.id"],
    ],
    ["a list of records that fits", "[{'productId': row.id, 'quantity': 1}]", lines, []],
    [
      "a field of another sort beside one that is worked out",
      "[{'productId': row.id, 'quantity': 'a'}]",
      lines,
      ["expressionType 'a'"],
    ],
    [
      "a record that lacks a field",
      "[{'productId': row.id}]",
      lines,
      ["missingProperty {'productId': row.id}"],
    ],
    [
      "a misspelt field, which is not missing as well",
      "[{'productId': row.id, 'quantty': 2}]",
      lines,
      ["unknownField 2"],
    ],
  ])("%s", (_name, source, wanted, told) => {
    expect(misfits(source, wanted)).toEqual(told);
  });
});

import { describe, expect, it } from "vitest";
import { checkExpression } from "../../../src/language/expression/check.ts";
import { evaluate as runExpression } from "../../../src/language/expression/evaluate.ts";
import { parseExpression } from "../../../src/language/expression/parse.ts";
import type { ScopeTypes } from "../../../src/language/expression/scope.ts";
import {
  listType,
  numberType,
  recordType,
  stringType,
  type Type,
  typeName,
} from "../../../src/language/type.ts";

const row = recordType({
  id: numberType,
  keptId: numberType,
  name: stringType,
  status: { kind: "number", values: [0, 1] },
  tags: listType(stringType),
});
const scope: ScopeTypes = {
  row,
  user: recordType({ id: numberType, fullname: stringType }),
  blocks: recordType({ departments: recordType({ selected: row }) }),
};
const values = {
  row: { id: 7, keptId: "7", name: "Reading Club", status: 1, tags: ["a", "b"] },
  user: { id: 7, fullname: "Anna" },
  blocks: { departments: null },
};

function check(source: string): { type: Type; faults: string[]; suggestions: (string | null)[] } {
  const parsed = parseExpression(source);
  if ("reason" in parsed)
    return { type: numberType, faults: ["syntax"], suggestions: [parsed.suggestion] };
  const faults: string[] = [];
  const suggestions: (string | null)[] = [];
  const type = checkExpression(parsed.ast, {
    scope,
    source,
    permissions: ["points:rule:add"],
    uses: new Set(),
    reads: new Set(),
    report: (code, _node, _values, suggestion = null) => {
      faults.push(code);
      suggestions.push(typeof suggestion === "function" ? suggestion() : suggestion);
    },
  });
  return { type, faults, suggestions };
}

function evaluate(source: string, can: (permission: string) => boolean = () => false): unknown {
  const parsed = parseExpression(source);
  if ("reason" in parsed) throw new Error(parsed.reason);
  return runExpression(parsed, { variables: values, can });
}

describe("expressions have the types of the catalogue", () => {
  it.each([
    ["row.status == 1", "bool"],
    ["row.id", "number"],
    ["row.name + '!'", "string"],
    ["[row.id]", "list<number>"],
    ["row.tags.map(tag, size(tag))", "list<number>"],
    ["can('points:rule:add') ? row.id : user.id", "number"],
    ["blocks.departments.selected.id", "number"],
  ])("%s gives %s", (source, wanted) => {
    const { type, faults } = check(source);
    expect(faults).toEqual([]);
    expect(typeName(type)).toBe(wanted);
  });
});

describe("a mistake in an expression is found before it runs", () => {
  it.each([
    ["row.nmae", "unknownMember", "name"],
    ["rwo.id", "unknownVariable", "row"],
    ["blocks.departmnets.selected", "unknownBlock", "departments"],
    ["siez(row.tags)", "unknownFunction", "size"],
    ["row.name.startWith('A')", "unknownFunction", "startsWith"],
    ["row.name && true", "wrongOperand", null],
    ["row.id + row.name", "wrongOperand", "string(row.id)"],
    ["row.name.toUpperCase()", "unknownFunction", "upper"],
    ["row.name.includes('a')", "unknownFunction", "contains"],
    ["row.name.length > 1", "unknownMember", "size()"],
    ["count(row.tags)", "unknownFunction", "size"],
    ["size(row.id)", "wrongOperand", null],
    ["row.id.size()", "wrongOperand", null],
    ["number(true)", "wrongOperand", null],
    ["row.id / 0", "wrongOperand", null],
    ["9007199254740993 + 1", "integerTooLarge", null],
    ["row.id == 1u", "syntax", "1"],
    ["row.name == b'A'", "syntax", "'A'"],
    ["row.status == 2", "neverEqual", null],
    ["row.name == 1", "neverEqual", null],
    ["row.id in row.tags", "neverEqual", null],
    ["size()", "wrongArgument", null],
    ["row.", "syntax", null],
  ])("%s: %s", (source, code, suggestion) => {
    const { faults, suggestions } = check(source);
    expect(faults).toContain(code);
    expect(suggestions[faults.indexOf(code)]).toBe(suggestion);
  });

  it("every mistake is told, not only the first", () => {
    expect(check("row.nmae == 1 && rwo.id > user.fulname").faults).toEqual([
      "unknownMember",
      "unknownVariable",
      "unknownMember",
    ]);
  });
});

describe("expressions run on plain data", () => {
  it.each([
    ["row.status == 1", true],
    ["row.name.contains('Club')", true],
    ["size(row.tags) * 2 - 1", 3],
    ["row.tags.exists(tag, tag == 'b')", true],
    ["row.tags.all(tag, tag == 'b')", false],
    ["row.tags.filter(tag, tag != 'a')", ["b"]],
    ["{'id': row.id}", { id: 7 }],
    ["row.id == row.keptId && row.id in [row.keptId]", true],
    ["row.id != row.keptId", false],
    ["row.keptId == 8 || row.keptId == null", false],
    ["row.tags[1]", "b"],
    ["string(row.id) + ':' + row.name", "7:Reading Club"],
  ])("%s is %s", (source, wanted) => {
    expect(evaluate(source)).toEqual(wanted);
  });

  it("nothing selected yet gives null, not a failure", () => {
    expect(evaluate("blocks.departments.selected.id")).toBeNull();
    expect(evaluate("blocks.departments.selected.id > 3")).toBe(false);
  });

  it("can() asks for the member's permission", () => {
    expect(evaluate("can('a:b:c')", (permission) => permission === "a:b:c")).toBe(true);
    expect(evaluate("can('a:b:d')", (permission) => permission === "a:b:c")).toBe(false);
  });

  it("the properties of JavaScript's own objects are out of reach", () => {
    for (const source of [
      "row.constructor",
      "row['__proto__']",
      "row.tags.constructor",
      "row.name.constructor",
      "row['constructor']['constructor']",
    ]) {
      expect(evaluate(source), source).toBeNull();
    }
  });

  it("expressions too long or too deep are refused", () => {
    expect("reason" in parseExpression(`${"1+".repeat(3000)}1`)).toBe(true);
    expect("reason" in parseExpression(`${"(".repeat(200)}1${")".repeat(200)}`)).toBe(true);
  });
});

describe("records of different sorts in one list", () => {
  const mixed = "[{'id': 1, 'name': 'a'}, {'id': 2, 'no': 7}]";
  it.each([
    [`${mixed}[0].id`, []],
    [`${mixed}.filter(one, one.id == 2)`, []],
    [`${mixed}[0].name`, ["notInEvery"]],
    [`${mixed}.map(one, one.no + 1)`, ["notInEvery"]],
    [`${mixed}.map(one, one.no + 'a')`, ["notInEvery", "wrongOperand"]],
    [`${mixed}.map(one, one.other)`, ["unknownMember"]],
    ["(row.id == 7 ? {'id': 1} : {'no': 'a'}).no", ["notInEvery"]],
    ["(row.id == 7 ? {'id': 1} : {'id': 2}).id == 2", []],
    ["(row.id == 7 ? [{'id': 1}] : [{'id': 2, 'no': 3}]).map(one, one.no)", ["notInEvery"]],
    ["[{'of': {'a': 1}}, {'of': {'b': 2}}].map(one, one.of.a)", ["notInEvery"]],
    ["[row, {'id': 3}].map(one, one.id)", []],
    ["[row, {'id': 3}].map(one, one.name)", ["notInEvery"]],
  ])("%s", (source, faults) => {
    expect(check(source).faults).toEqual(faults);
  });
});

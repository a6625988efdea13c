import { describe, expect, it } from "vitest";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import { newMeter } from "../../../src/language/expression/meter.ts";
import { parseExpression } from "../../../src/language/expression/parse.ts";

const row = {
  tags: ["a", "b"],
  owner: { id: 1, name: "Chen" },
  dueOn: null,
  total: 5,
  key: "9007199254740993",
  amount: "12345678901234567.89",
};

function result(source: string): { value: unknown; stopped: string | null } {
  const parsed = parseExpression(source);
  if ("reason" in parsed) throw new Error(parsed.reason);
  const meter = newMeter();
  const meters = { of: () => meter };
  const value = evaluate(parsed, { variables: { row }, can: () => false, meters });
  return { value, stopped: meter.stopped };
}

describe("lists and records are equal by what they hold", () => {
  it.each([
    ["row.tags == ['a', 'b']", true],
    ["row.tags == ['b', 'a']", false],
    ["row.tags != ['a']", true],
    ["row.owner == {'name': 'Chen', 'id': '1'}", true],
    ["row.owner == {'id': 1}", false],
    ["row.owner in [{'id': 1, 'name': 'Chen'}]", true],
    ["[row.tags, [1]] == [['a', 'b'], [1]]", true],
    ["[] == {}", false],
  ])("%s is %s", (source, wanted) => {
    expect(result(source).value).toBe(wanted);
  });
});

describe("of null", () => {
  it.each([
    ["row.dueOn == null", true],
    ["row.dueOn < '2026-01-01'", false],
    ["!(row.dueOn < '2026-01-01')", true],
    ["!row.dueOn", true],
    ["row.dueOn && true", false],
    ["row.dueOn || true", true],
    ["row.dueOn ? 1 : 2", 2],
    ["row.nothing + 1", null],
    ["row.total * row.nothing", null],
    ["'a' + row.nothing", "a"],
    ["row.nothing.name.first", null],
    ["row.nothing[0]", null],
    ["size(row.nothing)", 0],
    ["row.nothing.map(a, a)", []],
    ["number(row.nothing)", null],
    ["number('')", null],
    ["number('12.5')", 12.5],
    ["number(row.tags)", null],
    ["sum([1, row.nothing, 2])", 3],
    ["average(row.nothing)", null],
    ["round(row.nothing, 2)", null],
  ])("%s is %j", (source, wanted) => {
    expect(result(source).value).toEqual(wanted);
  });
});

describe("an integer beyond 2^53", () => {
  it.each([
    ["9007199254740993", "9007199254740993"],
    ["string(9007199254740993)", "9007199254740993"],
    ["row.key == 9007199254740993", true],
    ["row.key == 9007199254740992", false],
    ["row.key in [9007199254740992, 9007199254740993]", true],
    ["row.key > 9007199254740992", true],
    ["row.key > 10", true],
    ["number(row.key)", "9007199254740993"],
    ["'No. ' + row.key", "No. 9007199254740993"],
  ])("is printed and compared exactly: %s is %j", (source, wanted) => {
    expect(result(source)).toEqual({ value: wanted, stopped: null });
  });

  it.each([
    "row.key + 1",
    "1 + row.key",
    "row.key * 2",
    "row.key - row.key",
    "abs(row.key)",
    "sum([1, row.key])",
    "average([row.key])",
    "9007199254740991 + row.total",
    "sum([9007199254740991, 5])",
  ])("is never rounded silently: %s stops by name", (source) => {
    expect(result(source)).toEqual({ value: null, stopped: "integer" });
  });
});

describe("a decimal fraction with more digits than JavaScript holds", () => {
  it.each([
    ["row.amount > 12345678901234567", true],
    ["row.amount < row.key", false],
    ["row.amount < '12345678901234567.9'", true],
    ["row.amount >= '12345678901234567.890'", true],
    ["row.amount == '12345678901234567.89'", true],
    ["max(row.amount, 3)", "12345678901234567.89"],
    ["'EUR ' + row.amount", "EUR 12345678901234567.89"],
    ["number(row.amount)", "12345678901234567.89"],
    ["row.amount / 2", 6172839450617284],
    ["row.amount + row.amount", 24691357802469136],
    ["sum([row.amount, 1])", 12345678901234568],
    ["round(row.amount, -3)", 12345678901235000],
  ])(
    "is compared exactly and calculated with as decimal fractions are: %s is %j",
    (source, wanted) => {
      expect(result(source)).toEqual({ value: wanted, stopped: null });
    },
  );
});

import { describe, expect, it } from "vitest";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import { mostSteps, newMeter } from "../../../src/language/expression/meter.ts";
import { parseExpression } from "../../../src/language/expression/parse.ts";

const orders = [
  { no: "B", status: "open", total: 20 },
  { no: "A", status: "paid", total: 5 },
  { no: "C", status: "open", total: null },
];

function result(source: string, variables: Record<string, unknown> = { orders }) {
  const parsed = parseExpression(source);
  if ("reason" in parsed) throw new Error(parsed.reason);
  const meter = newMeter();
  const value = evaluate(parsed, { variables, can: () => false, meters: { of: () => meter } });
  return { value, steps: mostSteps - meter.left, stopped: meter.stopped };
}

describe("functions of numbers", () => {
  it.each([
    ["round(2.5)", 3],
    ["round(-2.5)", -3],
    ["round(1.005, 2)", 1.01],
    ["round(1234.5, -2)", 1200],
    ["floor(-1.5)", -2],
    ["floor(2.789, 2)", 2.78],
    ["ceil(2.001, 1)", 2.1],
    ["round(-0.4)", 0],
    ["round(0.1 + 0.2, 15)", 0.3],
    ["abs(-3)", 3],
    ["min([3, 1, 2])", 1],
    ["max(3, 4)", 4],
    ["min([])", null],
    ["max(['b', 'c', 'a'])", "c"],
    ["max([null, 2])", 2],
    ["orders.sumBy(o, o.total)", 25],
  ])("%s is %j", (source, wanted) => {
    expect(result(source).value).toBe(wanted);
  });
});

describe("functions of texts", () => {
  it.each([
    ["'a-b-c'.replace('-', ' ')", "a b c"],
    ["'a'.replace('', 'b')", "a"],
    ["'SO-1001'.substring(3)", "1001"],
    ["'SO-1001'.substring(0, 2)", "SO"],
    ["'👍🏽a'.substring(2)", "a"],
    ["'a,b'.split(',')", ["a", "b"]],
    ["' a '.trim()", "a"],
    ["'Élan'.lowerAscii()", "Élan"],
    ["'Élan'.lower()", "élan"],
    ["'straße'.upperAscii()", "STRAßE"],
    ["'straße'.upper()", "STRASSE"],
    ["['a', null, 'b'].join('-')", "a--b"],
    ["[].join(', ')", ""],
  ])("%s is %j", (source, wanted) => {
    expect(result(source).value).toEqual(wanted);
  });

  it("a text that grows by replacing is paid for before it is made", () => {
    const grown = `['aaaaaaaaaa']${".map(t, t.replace('a', 'aaaaaaaaaa'))".repeat(20)}[0]`;
    expect(result(grown)).toMatchObject({ value: null, stopped: "cost" });
  });
});

describe("functions of lists", () => {
  it.each([
    ["[3, null, 1, 2].sort()", [1, 2, 3, null]],
    ["orders.sortBy(o, o.no).map(o, o.no)", ["A", "B", "C"]],
    ["[1, 2].reverse()", [2, 1]],
    ["[1, '1', 2, 1].distinct()", [1, 2]],
    ["[{'a': 1}, {'a': 1}].distinct()", [{ a: 1 }]],
    ["[1, 2].first()", 1],
    ["[1, 2].last()", 2],
    ["[].first()", null],
    [
      "orders.groupBy(o, o.status).map(g, {'status': g.key, 'sum': g.items.sumBy(o, o.total)})",
      [
        { status: "open", sum: 20 },
        { status: "paid", sum: 5 },
      ],
    ],
  ])("%s is %j", (source, wanted) => {
    expect(result(source).value).toEqual(wanted);
  });

  it("10,000 members are sorted, grouped and made distinct within what one expression may cost", () => {
    const orders = Array.from({ length: 10_000 }, (_, id) => ({ id: (id * 7919) % 10_007 }));
    for (const source of [
      "orders.sortBy(o, o.id)",
      "orders.groupBy(o, o.id % 10)",
      "orders.map(o, o.id).distinct()",
    ]) {
      expect(result(source, { orders }).stopped, source).toBeNull();
    }
  });

  it("what was given is left as it is", () => {
    const given = [2, 1];
    result("orders.sort()", { orders: given });
    result("orders.reverse()", { orders: given });
    expect(given).toEqual([2, 1]);
  });
});

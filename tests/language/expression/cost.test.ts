import { describe, expect, it } from "vitest";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import { foreseenCost } from "../../../src/language/expression/foreseen-cost.ts";
import { type Meter, mostSteps, newMeter } from "../../../src/language/expression/meter.ts";
import { parseExpression } from "../../../src/language/expression/parse.ts";

const members = (count: number) => Array.from({ length: count }, (_, id) => ({ id, tags: ["a"] }));

function parsed(source: string) {
  const expression = parseExpression(source);
  if ("reason" in expression) throw new Error(expression.reason);
  return expression;
}

/** The values of an expression for several rows that are evaluated together, and the cost. */
function overRows(source: string, rows: readonly unknown[], data: unknown = null) {
  const meter = newMeter();
  const expression = parsed(source);
  const meters = { of: (): Meter => meter };
  const values = rows.map((row) =>
    evaluate(expression, { variables: { row, data }, can: () => true, meters }),
  );
  return { values, stopped: meter.stopped, steps: mostSteps - meter.left };
}

const thrice = "size(data.map(a, data.map(b, data.map(c, a.id + b.id + c.id))))";
const doubled = (first: string, twice: string) => `${first}${`.map(a, ${twice})`.repeat(45)}`;

describe("an expression that costs too much is stopped by name, and nothing throws", () => {
  it.each([
    ["three maps in one another over 1,000 rows", thrice],
    ["a text doubled 45 times", `${doubled("['ab']", "a + a")}[0]`],
    ["a list doubled 45 times", doubled("[data]", "a + a")],
    ["a list put twice into a list, 45 times", doubled("[data]", "[a, a]")],
    ["a record put twice into a record, 45 times", doubled("[data]", "{'a': a, 'b': a}")],
    ["each row looked for in all others", "data.filter(a, data.exists(b, b.id == a.id + 0.5))"],
  ])("%s", (_, source) => {
    const { values, stopped, steps } = overRows(source, [null], members(2_000));
    expect(values).toEqual([null]);
    expect(stopped).toBe("cost");
    expect(steps).toBeLessThan(mostSteps * 1.1);
  });

  it("all rows of a column share what it may cost", () => {
    const found = "data.exists(other, other.id == row.id)";
    const [few, many] = [members(100), members(10_000)];
    expect(overRows(found, few, few).stopped).toBeNull();
    const { values, stopped } = overRows(found, many, many);
    expect(stopped).toBe("cost");
    expect(values.at(0)).toBe(true);
    expect(values.at(-1)).toBeNull();
  });

  it.each([
    "row.id * 1.19 > 100 && string(row.id).startsWith('9') ? 'A' + string(row.id) : 'B'",
    "row.tags.exists(tag, tag == 'b') || size(row.tags.filter(tag, tag != 'a')) > 0",
    "row == {'id': 1, 'tags': ['a']}",
  ])("an ordinary one goes over 10,000 rows: %s", (source) => {
    const { stopped, steps } = overRows(source, members(10_000));
    expect(stopped).toBeNull();
    expect(steps).toBeLessThan(mostSteps / 2);
  });

  it("steps are counted, not time: the same expression costs the same each time", () => {
    const count = () => overRows("data.map(a, a.tags.map(t, t + '!'))", [null], members(500)).steps;
    expect(count()).toBe(count());
  });
});

describe("what an expression will cost is foreseen where it can be", () => {
  it.each([thrice, `${doubled("['ab']", "a + a")}[0]`, doubled("[data]", "[a, a]")])(
    "too much: %s",
    (source) => {
      expect(foreseenCost(parsed(source).ast)).toBeGreaterThan(mostSteps);
    },
  );

  it.each([
    "data.filter(a, data.exists(b, b.id == a.id && b.name != a.name))",
    "data.map(o, o.lines.map(l, l.taxes.map(t, t.rate * l.price)))",
    "[1, 2, 3].map(a, [1, 2, 3].map(b, [1, 2, 3].map(c, a * b * c)))",
    "string(row.id) + ' ' + row.name + ' ' + row.name",
  ])("not too much: %s", (source) => {
    expect(foreseenCost(parsed(source).ast)).toBeLessThan(mostSteps / 2);
  });
});

describe("a value that took long to work out is kept", () => {
  const expression = { ...parsed("size(data.filter(a, a.id > blocks.b.least))"), source: "" };
  const known = { ...expression, uses: ["data", "blocks"], reads: ["b"] };
  const data = members(1_000);
  const can = () => true;
  const stepsWith = (b: unknown, other: unknown, rows = data) => {
    const meter = newMeter();
    const variables = { data: rows, blocks: { b, other } };
    evaluate(known, { variables, can, meters: { of: () => meter } });
    return mostSteps - meter.left;
  };

  it("until something changes that it reads", () => {
    const state = { least: 5 };
    expect(stepsWith(state, 1)).toBeGreaterThan(1_000);
    expect(stepsWith(state, 2)).toBe(0);
    expect(stepsWith({ least: 6 }, 2)).toBeGreaterThan(1_000);
    expect(stepsWith(state, 2, members(1_000))).toBeGreaterThan(1_000);
  });
});

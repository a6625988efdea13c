import { beforeAll, describe, expect, it } from "vitest";
import { shippedReference } from "../../../../src/cli/docs.ts";
import { checkExpression } from "../../../../src/language/expression/check.ts";
import { loadCalendar } from "../../../../src/language/expression/dates/calendar.ts";
import { evaluate } from "../../../../src/language/expression/evaluate.ts";
import { functions, methods } from "../../../../src/language/expression/functions.ts";
import { macros } from "../../../../src/language/expression/macros.ts";
import { parseExpression } from "../../../../src/language/expression/parse.ts";
import { expressionSections } from "../../../../src/language/reference/expressions/chapter-sections.ts";
import {
  exampleScope,
  exampleTypes,
} from "../../../../src/language/reference/expressions/example-scope.ts";
import {
  functionEntries,
  methodEntries,
} from "../../../../src/language/reference/expressions/functions.ts";
import { macroEntries } from "../../../../src/language/reference/expressions/operators.ts";

beforeAll(loadCalendar);

const entries = expressionSections.flatMap(({ heading, entries }) =>
  Object.entries(entries).map(([name, entry]) => ({ name: `${heading} ${name}`, ...entry })),
);
const examples = entries.flatMap(({ name, example, result }) =>
  example === undefined ? [] : [{ name, example, result }],
);

describe("the chapter on expressions", () => {
  it.each(examples)("$name: $example gives what it says", ({ example, result }) => {
    const parsed = parseExpression(example);
    if ("reason" in parsed) throw new Error(parsed.reason);
    const told: string[] = [];
    checkExpression(parsed.ast, {
      scope: exampleTypes,
      source: example,
      permissions: ["orders:add"],
      uses: new Set(),
      reads: new Set(),
      report: (code) => told.push(code),
    });
    expect(told).toEqual([]);
    expect(evaluate(parsed, exampleScope)).toEqual(result);
  });

  it("has every function, method and macro, and none that there is not", () => {
    expect(Object.keys(functionEntries).sort()).toEqual(Object.keys(functions).sort());
    expect(Object.keys(methodEntries).sort()).toEqual(Object.keys(methods).sort());
    expect(Object.keys(macroEntries).sort()).toEqual([...macros].sort());
  });

  it("tells all of it", () => {
    const chapter =
      shippedReference().find(({ file }) => file === "expressions.md")?.markdown ?? "";
    for (const { example } of examples) expect(chapter).toContain(example.replaceAll("|", "\\|"));
    expect(chapter).toContain("`round(number, number?) → number`");
    expect(chapter).toContain("`string.contains(string) → bool`");
    expect(chapter).toContain("`list.groupBy(name, …)`");
    for (const { name } of entries.filter(({ example }) => example === undefined)) {
      expect(chapter).toContain(`| \`${name.split(" ")[1]}\` |`);
    }
  });
});

import { checkExpression } from "../../src/language/expression/check.ts";
import { loadCalendar } from "../../src/language/expression/dates/calendar.ts";
import { evaluate } from "../../src/language/expression/evaluate.ts";
import { macros } from "../../src/language/expression/macros.ts";
import { parseExpression } from "../../src/language/expression/parse.ts";
import { anyType, listType, recordType, stringType } from "../../src/language/type.ts";
import type { Random } from "../support/random.ts";
import type { Attack } from "./attack.ts";

/**
 * Words and symbols of the expression language, and of common attempts to break out of such a
 * language.
 */
const words = [
  ...["row", "rows", "form", "name", "item", "null", "true", "1", "-0.5", "9007199254740993"],
  ...["'a'", '"\\u0000"', "[", "]", "(", ")", "{", "}", ".", ".?", ",", ":", "?", "in", "has"],
  ...["+", "-", "*", "/", "%", "==", "!=", "<", ">=", "&&", "||", "!", "size", "string", "number"],
  ...["sum", "average", "encode", "can", "map", "filter", "exists", "all", "contains", "join"],
  ...["constructor", "__proto__", "prototype", "this", "globalThis", "Function", "eval", "import"],
  ...["`1`", "\\", "//", "\n", "😀", "r'\\d'", "b'1'", "duration('1s')", "timestamp('2026')"],
];

const leaves = [
  ...[
    "row",
    "rows",
    "form",
    "name",
    "null",
    "1",
    "'a'",
    "true",
    "item",
    "9007199254740993",
    "-1e300",
  ],
  ...["'2026-03-29'", "'2026-02-30'", "'0001-01-01T00:00:00Z'", "'9999-12-31'", "'days'", "'UTC'"],
];

/** Functions that take one argument. */
const called = [
  ...["size", "string", "number", "sum", "encode", "round", "min", "abs", "today", "date", "year"],
  ...["weekday", "hour"],
];

/** Methods that take one argument. */
const calledOn = ["contains", "startsWith", "trim", "join", "split", "sort", "distinct", "first"];

/** Generates an expression that follows the grammar, to a given depth. */
function grown(random: Random, depth: number): string {
  const part = () => grown(random, depth - 1);
  if (depth <= 0) return random.one(leaves);
  const shape = random.below(11);
  if (shape === 0)
    return `${part()} ${random.one(["+", "-", "*", "/", "==", "<", "in"])} ${part()}`;
  if (shape === 1) return `(${part()} ? ${part()} : ${part()})`;
  if (shape === 2) return `${part()}.${random.one(["id", "name", "constructor", "__proto__"])}`;
  if (shape === 3) return `${part()}[${part()}]`;
  if (shape === 4) return `${part()}.${random.one([...macros])}(item, ${part()})`;
  if (shape === 5) return `${random.one(called)}(${part()})`;
  if (shape === 6) return `[${part()}, ${part()}]`;
  if (shape === 7) return `${part()}.${random.one(["replace", "substring"])}(${part()}, ${part()})`;
  if (shape === 8) return `${random.one(["add", "difference"])}(${part()}, ${part()}, ${part()})`;
  if (shape === 9) return `{'a': ${part()}, '__proto__': ${part()}}`;
  return `${part()}.${random.one(calledOn)}(${part()})`;
}

/** A generated expression with words removed, inserted or doubled. */
function broken(random: Random): string {
  return Array.from({ length: 1 + random.below(12) }, () => random.one(words)).join(
    random.isOneIn(3) ? "" : " ",
  );
}

const record = recordType({ id: anyType, name: stringType });
const scope = { row: record, rows: listType(record), form: anyType, name: stringType };

const values = {
  row: { id: 1, name: "Anna" },
  rows: [{ id: 1, name: "Anna" }, { id: 2 }],
  form: null,
  name: "Anna",
};

/** Whether a value consists only of data, with nothing that can be called or is inherited. */
function isPlain(value: unknown): boolean {
  if (typeof value === "function" || typeof value === "symbol") return false;
  if (typeof value !== "object" || value === null) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isOwn = prototype === Object.prototype || prototype === Array.prototype;
  return isOwn && Object.values(value).every(isPlain);
}

function faultOf(source: string): string | null {
  try {
    const parsed = parseExpression(source);
    if ("reason" in parsed) return null;
    const told = { permissions: [], report: () => {}, uses: new Set(""), reads: new Set("") };
    checkExpression(parsed.ast, { scope, source, ...told });
    const value = evaluate({ tree: parsed.tree }, { variables: values, can: () => false });
    return isPlain(value) ? null : "gives what is no data";
  } catch (error) {
    return `throws ${String(error)}`;
  }
}

/** Parses, checks and evaluates random expressions, valid and broken ones. */
export const generatedExpressions: Attack = {
  promise: "No expression throws, or gives anything but data of its own",
  tries: { short: 8_000, long: 1_000_000 },
  async run(tries, random) {
    await loadCalendar();
    const found: string[] = [];
    for (let tried = 0; tried < tries; tried += 1) {
      const source = random.isOneIn(3) ? broken(random) : grown(random, 1 + random.below(4));
      const fault = faultOf(source);
      if (fault) found.push(`${source.slice(0, 200)}: ${fault}`);
    }
    return { tried: tries, broken: found };
  },
};

import { printParseErrorCode } from "jsonc-parser";
import { expect, it } from "vitest";
import { translators } from "../../src/i18n/texts.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import {
  expressionFault,
  expressionFaultReasons,
} from "../../src/language/expression/syntax-fault.ts";
import { fixesOf } from "../../src/language/fixes/fixes-of.ts";
import { applyFix } from "../../src/language/fixes/quick-fix.ts";
import { describeProblem } from "../../src/language/problem.ts";
import { readSource } from "../../src/language/source.ts";
import { environment } from "../support/shipped-environment.ts";

const check = (source: string) => compilePage("test/page", source, environment).problems;

/** The numbers of the parser's error codes. */
const errorCodes = Array.from({ length: 16 }, (_, index) => index + 1);

it("whatever makes a text no JSON is said in words, in every language", () => {
  const untold = errorCodes.flatMap((code) =>
    Object.entries(translators)
      .filter(([, { say }]) => /^syntaxFault/.test(say(`syntaxFault.${printParseErrorCode(code)}`)))
      .map(([language]) => `${language}: ${printParseErrorCode(code)}`),
  );
  expect(untold).toEqual([]);
});

it("a missing colon is called one", () => {
  const [fault] = readSource('{"title" "x"}').faults;
  const place = { pointer: "", offset: 9, length: 3, line: 1, column: 10, suggestion: null };
  const values = { reason: fault?.reason ?? "" };
  const problem = { code: "syntax", severity: "error", values, ...place } as const;
  expect(describeProblem(problem, translators.en).message).toBe(
    "This is not JSON: a colon is missing.",
  );
});

/** A page with slips, the expected reasons, and whether the fixes make the page valid. */
const slips: [string, string, string[], boolean][] = [
  ["a comma after the last", `{ "title": "A", "body": BODY, }`, ["TrailingComma"], true],
  ["a comma too few", `{ "title": "A"\n "body": BODY }`, ["CommaExpected"], true],
  ["a colon too few", `{ "title" "A", "body": BODY }`, ["ColonExpected"], true],
  ["a brace too few", `{ "title": "A", "body": BODY`, ["CloseBraceExpected"], true],
  ["a brace too many", `{ "title": "A", "body": BODY } }`, ["EndOfFileExpected"], true],
  ["a comment", `{ "title": "A", // why\n "body": BODY }`, ["InvalidCommentToken"], true],
  ["a name without quotes", `{ title: "A", "body": BODY }`, ["UnquotedName"], true],
  ["single quotes", `{ "title": 'A', "body": BODY }`, ["SingleQuotes"], true],
  ["the quotes of prose", `{ "title": “A b”, "body": BODY }`, ["SingleQuotes"], true],
  ["a value of Python", `{ "title": "A", "public": False, "body": BODY }`, ["InvalidSymbol"], true],
  ["a mark of the encoding", `\uFEFF{ "title": "A", "body": BODY }`, ["ByteOrderMark"], true],
  [
    "a conflict of a merge",
    `{\n<<<<<<< HEAD\n"title": "A",\n=======\n"title": "B",\n>>>>>>> other\n"body": BODY }`,
    ["MergeConflict"],
    false,
  ],
  ["no closing quote", `{\n"title": "A,\n"body": BODY }`, ["UnexpectedEndOfString"], false],
  ["nothing", " ", ["ValueExpected"], false],
];

it.each(slips)("%s is one mistake", (_name, written, reasons, isMended) => {
  const source = written.replace("BODY", `{ "kind": "table", "rows": "dictType.list" }`);
  const problems = check(source);
  expect(problems.map(({ values }) => values.reason)).toEqual(reasons);
  const [fix] = problems.flatMap((problem) => fixesOf(problem, source, environment));
  expect(fix ? check(applyFix(source, fix)) : null).toEqual(isMended ? [] : null);
});

it("a bracket left open is told where it should close, and once", () => {
  const source = `{ "title": "A", "body": { "kind": "table", "rows": "dictType.list", "columns": ["id" } }`;
  const problems = check(source);
  expect(problems).toMatchObject([
    { values: { reason: "CloseBracketExpected" }, offset: source.indexOf("} }") },
  ]);
});

it("each of several mistakes is told", () => {
  const source = `{\n// why\n"title": "A"\n"body": { kind: "table", "rows": "dictType.list" } }`;
  const reasons = check(source).map(({ values }) => values.reason);
  expect(reasons).toEqual(["InvalidCommentToken", "CommaExpected", "UnquotedName"]);
});

/** A misspelt expression, its fault, and what was probably meant. */
const misspelt: [string, string, string, string | null][] = [
  ["row.name = 'x'", "operator", "=", "=="],
  ["row.name === 'x'", "operator", "===", "=="],
  ["row.name !== 'x'", "operator", "!==", "!="],
  ["row.userCount <> 1", "operator", "<>", "!="],
  ["row.userCount => 1", "operator", "=>", ">="],
  ["row.name == 'x' and row.status == 1", "operator", "and", "&&"],
  ["row.name == 'x' | row.status == 1", "operator", "|", "||"],
  ["not user.isAdmin", "operator", "not ", "!"],
  ["row.name == “x”", "operator", "“x”", "'x'"],
  ["row.name ==", "ends", "", null],
  ["(row.status == 1", "ends", "", null],
  ["row.name == 'x", "quote", "'x", null],
  ["row name", "unexpected", "name", null],
  ["let x = 1", "reserved", "let", null],
];

it.each(misspelt)("in %s is told what is meant", (said, reason, name, suggestion) => {
  const when = { label: "X", when: said, go: "'/'" };
  const body = { kind: "table", rows: "culturalGroup.page", rowActions: [when] };
  const source = JSON.stringify({ title: "A", body });
  const problems = check(source);
  expect(problems).toMatchObject([
    { code: "expressionSyntax", values: { reason, name }, suggestion },
  ]);
  if (suggestion === null) return;
  const [fix] = problems.flatMap((problem) => fixesOf(problem, source, environment));
  expect(fix ? check(applyFix(source, fix)) : null).toEqual([]);
});

it("an address without quotes of its own gets them", () => {
  const toolbar = [{ label: "X", go: "/points/user?a=1" }];
  const source = JSON.stringify({
    title: "A",
    body: { kind: "table", rows: "dictType.list", toolbar },
  });
  const [problem, ...others] = check(source);
  expect([problem?.suggestion, others]).toEqual(["'/points/user?a=1'", []]);
  const [fix] = problem ? fixesOf(problem, source, environment) : [];
  expect(fix ? check(applyFix(source, fix)) : null).toEqual([]);
});

it("whatever makes a text no expression is said in words, in every language", () => {
  const untold = expressionFaultReasons.flatMap((reason) =>
    Object.entries(translators)
      .filter(([, { say }]) => /^expressionFault/.test(say(`expressionFault.${reason}`)))
      .map(([language]) => `${language}: ${reason}`),
  );
  expect(untold).toEqual([]);
  expect(expressionFault("1 + 1", "Exceeded maxDepth (50)", 0, 1).reason).toBe("tooDeep");
});

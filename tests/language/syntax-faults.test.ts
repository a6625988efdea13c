import { printParseErrorCode } from "jsonc-parser";
import { expect, it } from "vitest";
import { texts } from "../../src/i18n/texts.ts";
import { textAt } from "../../src/i18n/translate.ts";
import { describeProblem } from "../../src/language/problem.ts";
import { readSource } from "../../src/language/source.ts";

/** The numbers that the parser gives its errors. */
const errorCodes = Array.from({ length: 16 }, (_, index) => index + 1);

it("whatever makes a text no JSON is said in words, in every language", () => {
  const untold = errorCodes.flatMap((code) =>
    Object.entries(texts)
      .filter(([, words]) => !textAt(words, `syntaxFault.${printParseErrorCode(code)}`))
      .map(([language]) => `${language}: ${printParseErrorCode(code)}`),
  );
  expect(untold).toEqual([]);
});

it("a missing colon is called one", () => {
  const [fault] = readSource('{"title" "x"}').faults;
  const place = { pointer: "", offset: 9, length: 3, line: 1, column: 10, suggestion: null };
  const values = { reason: fault?.reason ?? "" };
  const problem = { code: "syntax", severity: "error", values, ...place } as const;
  expect(describeProblem(problem, texts.en).message).toBe("This is not JSON: a colon is missing.");
});

import { anyType, boolType, listType, numberType, stringType, type Type } from "../../type.ts";
import { writtenNumberType } from "../dates/date-types.ts";
import { paid, type Run } from "../run.ts";
import { textOf } from "../values.ts";
import type { FunctionTable, LanguageFunction } from "./language-function.ts";

/** Functions that return texts. */
export const textFunctions = {
  string: {
    parameters: [anyType],
    answer: ([given = anyType]) =>
      given.kind === "string" ? given : given.kind === "number" ? writtenNumberType : stringType,
    run: ([value], run) => textOf(value, run),
  },
  encode: {
    parameters: [anyType],
    answer: stringType,
    run: ([value], run) =>
      encodeURIComponent(textOf(value, run).replace(/\p{Surrogate}/gu, "\ufffd")),
  },
} satisfies FunctionTable;

/** Functions called on a text. */
export const textMethods = {
  contains: test((text, part) => text.includes(part)),
  startsWith: test((text, part) => text.startsWith(part)),
  endsWith: test((text, part) => text.endsWith(part)),
  trim: change((text) => text.trim()),
  lower: change((text) => text.toLowerCase()),
  upper: change((text) => text.toUpperCase()),
  lowerAscii: change((text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  upperAscii: change((text) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  replace: change(
    (text, [part, other], run) => replaced(text, textOf(part, run), textOf(other, run), run),
    [stringType, stringType],
  ),
  substring: {
    ...change((text, [start, end]) => partOf(text, start, end), [numberType, numberType]),
    optional: 1,
  },
  split: {
    ...change((text, [between], run) => paid(run, text.split(textOf(between, run))), [stringType]),
    answer: listType(stringType),
  },
} satisfies FunctionTable;

function test(holds: (text: string, part: string) => boolean): LanguageFunction {
  return {
    parameters: [stringType, stringType],
    answer: boolType,
    run: ([text, part]) =>
      typeof text === "string" && typeof part === "string" && holds(text, part),
  };
}

function change(
  make: (text: string, others: readonly unknown[], run: Run) => unknown,
  others: readonly Type[] = [],
): LanguageFunction {
  return {
    parameters: [stringType, ...others],
    answer: stringType,
    run: ([text, ...rest], run) => (typeof text === "string" ? make(text, rest, run) : null),
  };
}

/**
 * Replaces each occurrence of a part; the steps are charged first, since the result may be far
 * longer.
 */
function replaced(text: string, part: string, other: string, run: Run): string {
  if (part === "") return text;
  return joined(paid(run, text.split(part)), other, run);
}

/** Joins texts with a separator. */
export function joined(texts: readonly string[], between: string, run: Run): string {
  const [first = "", ...others] = texts;
  return first + others.map((text) => paid(run, between + text)).join("");
}

/** The characters from `start` to before `end`; a surrogate pair counts as one character. */
function partOf(text: string, start: unknown, end: unknown): string {
  const characters = [...text];
  const from = typeof start === "number" ? start : 0;
  return characters.slice(from, typeof end === "number" ? end : undefined).join("");
}

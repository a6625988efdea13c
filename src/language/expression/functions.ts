import { anyType, boolType, listType, numberType, stringType, type Type } from "../type.ts";
import { paid, type Run, Stopped, spend } from "./run.ts";
import { isBeyond, textOf } from "./values.ts";

/** A function of the expression language; a method's receiver is its first argument. */
export interface LanguageFunction {
  parameters: readonly Type[];
  answer: Type;
  /** What its argument must name where it stands there as it is. */
  names?: "permission";
  run(args: readonly unknown[], run: Run): unknown;
}

/** Functions called by name. */
export const functions: Readonly<Record<string, LanguageFunction>> = {
  can: {
    parameters: [stringType],
    answer: boolType,
    names: "permission",
    run: ([permission], { scope }) => typeof permission === "string" && scope.can(permission),
  },
  size: { parameters: [anyType], answer: numberType, run: ([value]) => sizeOf(value) },
  string: {
    parameters: [anyType],
    answer: stringType,
    run: ([value], run) => textOf(value, run),
  },
  number: {
    parameters: [anyType],
    answer: numberType,
    run: ([value]) => numberOf(value),
  },
  sum: {
    parameters: [listType(numberType)],
    answer: numberType,
    run: ([list], run) => totalOf(numbersIn(list, run)),
  },
  average: {
    parameters: [listType(numberType)],
    answer: numberType,
    run: ([list], run) => averageOf(numbersIn(list, run)),
  },
  /** A value as it stands in the query of an address: `"/orders?name=" + encode(row.name)`. */
  encode: {
    parameters: [anyType],
    answer: stringType,
    run: ([value], run) =>
      encodeURIComponent(textOf(value, run).replace(/\p{Surrogate}/gu, "\ufffd")),
  },
};

/** Functions called on a value: `row.name.startsWith("A")`. */
export const methods: Readonly<Record<string, LanguageFunction>> = {
  contains: textTest((text, part) => text.includes(part)),
  startsWith: textTest((text, part) => text.startsWith(part)),
  endsWith: textTest((text, part) => text.endsWith(part)),
  lowerAscii: textChange((text) => text.toLowerCase()),
  upperAscii: textChange((text) => text.toUpperCase()),
  trim: textChange((text) => text.trim()),
  size: { parameters: [anyType], answer: numberType, run: ([value]) => sizeOf(value) },
  join: {
    parameters: [listType(stringType), stringType],
    answer: stringType,
    run: ([list, separator], run) => joined(list, separator, run),
  },
};

function textTest(test: (text: string, part: string) => boolean): LanguageFunction {
  return {
    parameters: [stringType, stringType],
    answer: boolType,
    run: ([text, part]) => typeof text === "string" && typeof part === "string" && test(text, part),
  };
}

function textChange(change: (text: string) => string): LanguageFunction {
  return {
    parameters: [stringType],
    answer: stringType,
    run: ([text]) => (typeof text === "string" ? change(text) : null),
  };
}

/** The number that a text or a number is; one beyond those that numbers hold exactly stays a text. */
function numberOf(value: unknown): unknown {
  if (isBeyond(value)) return value;
  const isText = typeof value === "string" && value.trim() !== "";
  const number = isText || typeof value === "number" ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** The numbers of a list; what is none, as an absent one, counts for nothing. */
function numbersIn(list: unknown, run: Run): number[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  spend(run, items.length);
  if (items.some(isBeyond)) throw new Stopped("integer");
  return items.filter((item): item is number => typeof item === "number" && Number.isFinite(item));
}

function totalOf(numbers: readonly number[]): number {
  const total = numbers.reduce((sum, number) => sum + number, 0);
  const isRounded = !Number.isSafeInteger(total) && numbers.every(Number.isSafeInteger);
  if (isRounded) throw new Stopped("integer");
  return total;
}

function averageOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : totalOf(numbers) / numbers.length;
}

function joined(list: unknown, separator: unknown, run: Run): string {
  if (!Array.isArray(list)) return "";
  const between = textOf(separator, run);
  const texts = list.map((item) => paid(run, textOf(item, run) + between));
  return texts.join("").slice(0, between === "" ? undefined : -between.length);
}

function sizeOf(value: unknown): number {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
}

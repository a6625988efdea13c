import { anyType, boolType, listType, numberType, stringType, type Type } from "../type.ts";
import type { ScopeValues } from "./scope.ts";

/** A function of the expression language; a method's receiver is its first argument. */
export interface LanguageFunction {
  parameters: readonly Type[];
  answer: Type;
  /** What its argument must name where it stands there as it is. */
  names?: "permission";
  run(args: readonly unknown[], scope: ScopeValues): unknown;
}

/** Functions called by name. */
export const functions: Readonly<Record<string, LanguageFunction>> = {
  can: {
    parameters: [stringType],
    answer: boolType,
    names: "permission",
    run: ([permission], scope) => typeof permission === "string" && scope.can(permission),
  },
  size: { parameters: [anyType], answer: numberType, run: ([value]) => sizeOf(value) },
  string: {
    parameters: [anyType],
    answer: stringType,
    run: ([value]) => (value === null || value === undefined ? "" : String(value)),
  },
  number: {
    parameters: [anyType],
    answer: numberType,
    run: ([value]) => {
      const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
      return Number.isFinite(number) ? number : null;
    },
  },
  sum: {
    parameters: [listType(numberType)],
    answer: numberType,
    run: ([list]) => numbersIn(list).reduce((total, number) => total + number, 0),
  },
  average: {
    parameters: [listType(numberType)],
    answer: numberType,
    run: ([list]) => averageOf(numbersIn(list)),
  },
  /** A value as it stands in the query of an address: `"/orders?name=" + encode(row.name)`. */
  encode: {
    parameters: [anyType],
    answer: stringType,
    run: ([value]) => encodeURIComponent(String(value ?? "").replace(/\p{Surrogate}/gu, "\ufffd")),
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
    run: ([list, separator]) => (Array.isArray(list) ? list.join(String(separator ?? "")) : ""),
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

/** The numbers of a list; what is none, as an absent one, counts for nothing. */
function numbersIn(list: unknown): number[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return items.filter((item): item is number => typeof item === "number" && Number.isFinite(item));
}

function averageOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}

function sizeOf(value: unknown): number {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
}

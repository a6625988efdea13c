import { isBeyond, isBeyondInteger, nearestNumber } from "../../../catalogue/schema/exact-json.ts";
import { anyType, listType, numberType, type Type } from "../../type.ts";
import { type Run, Stopped, spend } from "../run.ts";
import { orderOf } from "../values.ts";
import type { FunctionTable, LanguageFunction } from "./language-function.ts";

/** Functions of numbers and of lists of numbers. */
export const numberFunctions = {
  number: {
    parameters: [anyType],
    sorts: ["string", "number"],
    answer: numberType,
    run: ([value]) => numberOf(value),
  },
  sum: {
    parameters: [listType(numberType)],
    answer: numberType,
    run: ([list], run) => sumOf(list, run),
  },
  average: {
    parameters: [listType(numberType)],
    answer: numberType,
    run: ([list], run) => {
      const numbers = numbersIn(list, run);
      return numbers.length === 0 ? null : totalOf(numbers) / numbers.length;
    },
  },
  min: extreme((order) => order < 0),
  max: extreme((order) => order > 0),
  abs: { ...rounding((number) => Math.abs(number)), parameters: [numberType], optional: 0 },
  round: rounding((number, digits) => atDigits(number, digits, roundedHalf)),
  floor: rounding((number, digits) => atDigits(number, digits, Math.floor)),
  ceil: rounding((number, digits) => atDigits(number, digits, Math.ceil)),
} satisfies FunctionTable;

/** Converts a text to a number; one with more digits than a number can hold stays a text. */
function numberOf(value: unknown): unknown {
  if (isBeyond(value)) return value;
  const isText = typeof value === "string" && value.trim() !== "";
  const number = isText || typeof value === "number" ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** The sum of a list's numbers; it stops rather than round an integer silently. */
export function sumOf(list: unknown, run: Run): number {
  return totalOf(numbersIn(list, run));
}

/** The numbers of a list; other members, such as missing values, are ignored. */
function numbersIn(list: unknown, run: Run): number[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  spend(run, items.length);
  if (items.some(isBeyondInteger)) throw new Stopped("integer");
  return items.map(nearestNumber).filter((item): item is number => Number.isFinite(item));
}

function totalOf(numbers: readonly number[]): number {
  const total = numbers.reduce((sum, number) => sum + number, 0);
  const isRounded = !Number.isSafeInteger(total) && numbers.every(Number.isSafeInteger);
  if (isRounded) throw new Stopped("integer");
  return total;
}

/**
 * Creates the function that finds the smallest or the largest member of a list or of two values.
 */
function extreme(isBetter: (order: number) => boolean): LanguageFunction {
  return {
    parameters: [anyType, anyType],
    optional: 1,
    sorts: ["list", "number", "string"],
    answer: ([first = anyType]: readonly Type[]) => (first.kind === "list" ? first.of : first),
    run: (args, run) => {
      const [first] = args;
      const items: readonly unknown[] = Array.isArray(first) ? first : args;
      spend(run, items.length);
      return items.reduce((best, item) => {
        if (best === null || best === undefined) return item ?? null;
        const order = orderOf(item, best);
        return order !== null && isBetter(order) ? item : best;
      }, null);
    },
  };
}

function rounding(change: (number: number, digits: number) => number): LanguageFunction {
  return {
    parameters: [numberType, numberType],
    optional: 1,
    answer: numberType,
    run: ([value, digits = 0]) => {
      if (isBeyondInteger(value)) throw new Stopped("integer");
      const number = nearestNumber(value);
      if (number === null || typeof digits !== "number") return null;
      const result = change(number, Math.max(-15, Math.min(15, Math.trunc(digits))));
      return Number.isFinite(result) ? result : null;
    },
  };
}

/** Rounds half away from zero, as people do. */
function roundedHalf(number: number): number {
  return Math.sign(number) * Math.round(Math.abs(number));
}

/**
 * Applies a change at a decimal place, shifting the digits as text since 1.005 * 100 is inexact.
 */
function atDigits(number: number, digits: number, change: (number: number) => number): number {
  const shifted = change(shiftedBy(number, digits));
  return shiftedBy(shifted, -digits) + 0;
}

function shiftedBy(number: number, digits: number): number {
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  return Number(`${mantissa}e${Number(exponent) + digits}`);
}

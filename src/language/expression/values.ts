import {
  decimalText,
  isBeyond,
  isBeyondInteger,
  nearestNumber,
} from "../../catalogue/schema/exact-json.ts";
import { paid, type Run, Stopped, spend } from "./run.ts";

/**
 * Maximum depth of data that is compared or converted to text; no data of the catalogue is deeper.
 */
const deepest = 200;

/**
 * Whether two values are equal: lists and records by their content, and a number equals its text,
 * because a service may return either as the id of the same record.
 */
export function isEqual(a: unknown, b: unknown, run: Run, depth = 0): boolean {
  if ((a ?? null) === (b ?? null)) return true;
  if (isMoment(a) && isMoment(b)) return Date.parse(a) === Date.parse(b);
  const types = `${typeof a} ${typeof b}`;
  if (types === "number string" || types === "string number") return String(a) === String(b);
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (depth > deepest) throw new Stopped("cost");
  const names = Object.keys(a);
  spend(run, names.length);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name], run, depth + 1))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Whether a list holds a value. */
export function isMember(member: unknown, list: unknown, run: Run): boolean {
  if (!Array.isArray(list)) return false;
  return list.some((other) => {
    spend(run, 1);
    return isEqual(member, other, run);
  });
}

/** Whether two numbers or two texts are in the order that an operator requires. */
export function isOrdered(operator: "<" | "<=" | ">" | ">=", a: unknown, b: unknown): boolean {
  const order = orderOf(a, b);
  if (order === null) return false;
  if (operator === "<") return order < 0;
  if (operator === "<=") return order <= 0;
  return operator === ">" ? order > 0 : order >= 0;
}

/**
 * The order of two values: negative if the first comes before the second; `null` if they have none.
 */
export function orderOf(a: unknown, b: unknown): number | null {
  if (isBeyond(a) || isBeyond(b)) return orderOfNumbers(a, b);
  const [first, second] = inTime(a, b);
  const isOfOneKind = typeof first === typeof second;
  const hasOrder = ["number", "string"].includes(typeof first);
  if (!isOfOneKind || !hasOrder || first === null || second === null) return null;
  if (first === second) return 0;
  return (first ?? 0) < (second ?? 0) ? -1 : 1;
}

/**
 * Whether a text is a timestamp with an offset, since the same instant can be written in many ways.
 */
export function isMoment(value: unknown): value is string {
  const isLike = typeof value === "string" && value.length >= 17 && value[10] === "T";
  return isLike && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value);
}

/** Two timestamps as instants, whatever their offsets; any other values unchanged. */
function inTime(a: unknown, b: unknown): [unknown, unknown] {
  return isMoment(a) && isMoment(b) ? [Date.parse(a), Date.parse(b)] : [a, b];
}

/**
 * The order of two numbers, or of texts of numbers, one of which has more digits than a JavaScript
 * number can hold.
 */
function orderOfNumbers(a: unknown, b: unknown): number | null {
  const [first, second] = [numberIn(a), numberIn(b)];
  if (first === null || second === null) return null;
  if (first !== second) return first < second ? -1 : 1;
  const [one, other] = [partsOf(String(a)), partsOf(String(b))];
  if (!one || !other) return 0;
  const digits = Math.max(one.fraction.length, other.fraction.length);
  const scaled = ({ whole, fraction }: NumberParts) => BigInt(whole + fraction.padEnd(digits, "0"));
  return Number(scaled(one) - scaled(other));
}

function numberIn(value: unknown): number | null {
  const isText = typeof value === "string" && decimalText.test(value);
  return isText ? Number(value) : nearestNumber(value);
}

interface NumberParts {
  whole: string;
  fraction: string;
}

/** The digits before and after the decimal point; `null` for a number with an exponent. */
function partsOf(text: string): NumberParts | null {
  const [, whole = "", fraction = ""] = /^(-?\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === "" ? null : { whole, fraction };
}

/** Converts a value to text: `null` to an empty text, a list to its members joined by commas. */
export function textOf(value: unknown, run: Run, depth = 0): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  if (depth > deepest) throw new Stopped("cost");
  spend(run, 1);
  if (Array.isArray(value)) {
    return paid(run, value.map((item) => paid(run, textOf(item, run, depth + 1))).join());
  }
  const fields = Object.entries(value).map(([name, field]) => {
    return `${name}: ${paid(run, textOf(field, run, depth + 1))}`;
  });
  return paid(run, fields.join(", "));
}

/** The result of `+`, `-`, `*`, `/` or `%` on two operands; `null` if they are not numbers. */
export function arithmetic(operator: string, a: unknown, b: unknown, run: Run): unknown {
  if (operator === "+" && Array.isArray(a) && Array.isArray(b)) return paid(run, [...a, ...b]);
  const [first, second] = [nearestNumber(a), nearestNumber(b)];
  if (first === null || second === null) {
    const isText = typeof a === "string" || typeof b === "string";
    return operator === "+" && isText ? paid(run, textOf(a, run) + textOf(b, run)) : null;
  }
  if (isBeyondInteger(a) || isBeyondInteger(b)) throw new Stopped("integer");
  const result = calculate(operator, first, second);
  if (Number.isSafeInteger(first) && Number.isSafeInteger(second)) {
    if (Number.isInteger(result) && !Number.isSafeInteger(result)) throw new Stopped("integer");
  }
  return Number.isFinite(result) ? result : null;
}

function calculate(operator: string, a: number, b: number): number {
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return a / b;
    default:
      return a % b;
  }
}

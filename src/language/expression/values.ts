import { isBeyond } from "../../catalogue/schema/exact-json.ts";
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
  const [first, second] = isBeyond(a) || isBeyond(b) ? [exact(a), exact(b)] : inTime(a, b);
  const isOfOneKind = typeof first === typeof second;
  const hasOrder = ["number", "string", "bigint"].includes(typeof first);
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

/** An integer, or the text of one, as a bigint; any other value unchanged. */
function exact(value: unknown): unknown {
  const isInteger = typeof value === "number" && Number.isSafeInteger(value);
  return isInteger || (typeof value === "string" && /^-?\d+$/.test(value)) ? BigInt(value) : value;
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
  const isText = typeof a === "string" || typeof b === "string";
  if (isText && isBeyondAmongNumbers(a, b)) throw new Stopped("integer");
  if (operator === "+" && isText) return paid(run, textOf(a, run) + textOf(b, run));
  if (typeof a !== "number" || typeof b !== "number") return null;
  const result = calculate(operator, a, b);
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) {
    if (Number.isInteger(result) && !Number.isSafeInteger(result)) throw new Stopped("integer");
  }
  return Number.isFinite(result) ? result : null;
}

/**
 * Whether one operand is a number and the other an integer too large for one, which travels as
 * text.
 */
function isBeyondAmongNumbers(a: unknown, b: unknown): boolean {
  return (isBeyond(a) && typeof b === "number") || (isBeyond(b) && typeof a === "number");
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

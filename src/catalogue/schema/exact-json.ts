import type { Operation } from "../operation.ts";
import { isNumeric, type JsonSchema, typesOf } from "./json-schema.ts";
import { jsonIn } from "./json-text.ts";
import { isRecord } from "./record.ts";

/**
 * Matches the strings and numbers of a JSON text, so that digits within a string are not taken for
 * a number. A string without an end is matched too: if it were tried again and again, a body of
 * sixty characters could block the process.
 */
const tokens = /"(?:[^"\\]+|\\.)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Matches long digit sequences and large exponents: most JSON texts contain none, which this quick
 * test shows.
 */
const long = /\d[\d.]{15}|\d[eE][+-]?\d{3}/;

/**
 * Matches a long number that may be a whole value. Documents of megabytes have long digit sequences
 * only within longer texts, and replacing in them would block the browser.
 */
const longValue =
  /(?:^|[:[,{])\s*"?-?\d(?:[\d.]{15,}(?:[eE][+-]?\d+)?|[\d.]*[eE][+-]?\d{3,})"?\s*(?:[,:\]}]|$)/;

/** A number as people write it, without an exponent; `0012` counts too. */
export const decimalText = /^-?\d+(\.\d+)?$/;

/** The same, as a number is sent: `0012` is a key, since the number 12 would be another one. */
export const sentNumberText = /^-?(0|[1-9]\d*)(\.\d+)?$/;

const numberText = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Maximum digits after the first one that a number can be written with. */
const mostDigits = 100;

/** Maximum ids remembered, for a service whose answers always hold new ones. */
const mostRemembered = 100_000;

/**
 * Whether a text is a number with more digits than a JavaScript number can hold: an id above 2^53,
 * or an amount with cents beyond the 15 or 16 digits that survive.
 */
export function isBeyond(value: unknown): value is `${number}` {
  if (typeof value !== "string" || value.length < 16 || !numberText.test(value)) return false;
  const nearest = Number(value);
  if (!/[.eE]/.test(value)) return !Number.isSafeInteger(nearest);
  if (String(nearest) === value) return false;
  const digits = significantDigits(value);
  const after = Math.min(digits.length - 1, mostDigits);
  return after >= 0 && significantDigits(nearest.toExponential(after)) !== digits;
}

/** Whether a text is an integer that no number holds exactly. */
export function isBeyondInteger(value: unknown): value is `${number}` {
  return isBeyond(value) && !/[.eE]/.test(value);
}

/** Whether a value is a number, or the text of one that JavaScript cannot hold. */
export function isAnyNumber(value: unknown): value is number | `${number}` {
  return typeof value === "number" || isLong(value);
}

/**
 * Whether a text is a number with too many digits, or so large or so small that JavaScript has
 * infinity or 0 for it.
 */
function isLong(value: unknown): value is `${number}` {
  if (isBeyond(value)) return true;
  if (typeof value !== "string" || !numberText.test(value)) return false;
  return /^(-?Infinity|0)$/.test(`${Number(value)}`) && significantDigits(value) !== "";
}

/** The digits of a number's text from the first that is not 0; empty if all are. */
function significantDigits(text: string): string {
  return text
    .replace(/[eE].*$/, "")
    .replaceAll(/[-.]/g, "")
    .replace(/^0+/, "");
}

/** The JavaScript number nearest to a number with any digits; `null` for other values. */
export function nearestNumber(value: unknown): number | null {
  if (typeof value === "number") return value;
  return isBeyond(value) ? Number(value) : null;
}

/**
 * The number in a text; a number with more digits than a JavaScript number can hold, and a text
 * that is not a number, stay texts.
 */
export function exactNumber(text: string): number | string {
  const value = Number(text);
  return text.trim() === "" || Number.isNaN(value) || isLong(text) ? text : value;
}

/** The numbers that JavaScript cannot hold exactly, with how they were last written. */
export type LongNumbers = Map<string, "text" | "number" | "both">;

/**
 * The JSON value of a text, in which numbers that JavaScript cannot hold exactly are texts;
 * `undefined` if the text is no JSON.
 * @param seen Receives those numbers.
 */
export function exactJsonIn(text: string, seen?: LongNumbers): unknown {
  return jsonIn(exactText(text, seen));
}

/**
 * A JSON text in which numbers that JavaScript cannot hold exactly are texts: an id that is off by
 * one belongs to another record, and an amount would lose its cents when its record is saved.
 */
export function exactText(text: string, seen: LongNumbers = new Map()): string {
  if (!long.test(text) || !longValue.test(text)) return text;
  const found: LongNumbers = new Map();
  const note = (value: string, written: "text" | "number") =>
    found.set(value, (found.get(value) ?? written) === written ? written : "both");
  const exact = text.replace(tokens, (token) => {
    // Zeros before other digits are not JSON, and must not become valid within quotes.
    if (/^-?(?:[1-9]|0(?!\d))/.test(token) && isLong(token)) {
      note(token, "number");
      return `"${token}"`;
    }
    const within = token.slice(1, -1);
    if (token.startsWith('"') && isBeyond(within)) note(within, "text");
    return token;
  });
  if (seen.size + found.size > mostRemembered) seen.clear();
  for (const [value, written] of found) seen.set(value, written);
  return exact;
}

/** What determines the serialization of a value. */
export interface ExactPlace {
  resolve(schema: JsonSchema): JsonSchema;
  /** How the long numbers came, which are sent back in the same way where the schema permits it. */
  seen?: Readonly<Pick<LongNumbers, "get">> | undefined;
}

/**
 * Serializes a request body as JSON; long numbers take the type that the operation's schema
 * requires.
 */
export function writeExactBody(
  { parameters, request }: Pick<Operation, "parameters" | "request">,
  body: unknown,
  place: ExactPlace,
): string {
  const whole = parameters.find((parameter) => parameter.in === "content");
  return writeExactJson(body, whole?.schema ?? request, place);
}

/**
 * Serializes a value as JSON. A text with a number that JavaScript cannot hold exactly becomes a
 * number where the schema requires one, unless it came as a text, and also where the schema permits
 * both and it came as a number.
 */
export function writeExactJson(value: unknown, schema: JsonSchema, place: ExactPlace): string {
  const text = JSON.stringify(value);
  if (!holdsBeyond(value)) return text;
  // A mark before numbers whose quotes will be removed; it occurs nowhere else.
  let mark = "number ";
  while (text.includes(mark)) mark = `#${mark}`;
  const marked = JSON.stringify(marking(value, schema, place, mark));
  return marked.replaceAll(new RegExp(`"${mark}([^"]+)"`, "g"), "$1");
}

/**
 * Whether a value holds a number with too many digits. It looks at the values and not at their
 * text, since a document of megabytes within them has many long digit sequences.
 */
function holdsBeyond(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return isLong(value);
  return Object.values(value).some(holdsBeyond);
}

function marking(value: unknown, source: JsonSchema, place: ExactPlace, mark: string): unknown {
  if (isLong(value)) {
    const isWanted = wantsNumber(source, place);
    const written = place.seen?.get(value);
    const isNumber = written === "number" || (isWanted && written !== "text");
    return isWanted !== false && isNumber ? mark + value : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const schema = place.resolve(source);
  if (Array.isArray(value)) {
    return value.map((item) => marking(item, schema.items ?? {}, place, mark));
  }
  if (!isRecord(value)) return value;
  const { properties = {}, additionalProperties: rest } = schema;
  const entries = Object.entries(value).map(([name, member]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const open = isRecord(rest) ? rest : {};
    return [name, marking(member, own ?? open, place, mark)] as const;
  });
  return Object.fromEntries(entries);
}

/** Whether a schema requires a number; `null` where it permits numbers and texts. */
function wantsNumber(source: JsonSchema, place: ExactPlace): boolean | null {
  const schema = place.resolve(source);
  const types = typesOf(schema);
  const branches = schema.anyOf ?? schema.oneOf ?? [];
  if (types.length === 0) {
    return branches.length === 0 ? null : branches.some((branch) => wantsNumber(branch, place));
  }
  const isNumber = types.some(isNumeric);
  return isNumber && types.includes("string") ? null : isNumber;
}

import type { Operation } from "../operation.ts";
import { type JsonSchema, typesOf } from "./json-schema.ts";
import { jsonIn } from "./json-text.ts";
import { isRecord } from "./record.ts";

/**
 * Matches the strings and numbers of a JSON text, so that digits within a string are not taken for
 * a number. A string without an end is matched too: if it were tried again and again, a body of
 * sixty characters could block the process.
 */
const tokens = /"(?:[^"\\]+|\\.)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Matches long digit sequences: most JSON texts contain none, which this quick test shows. */
const long = /\d{16}/;

/**
 * Matches a long integer that may be a whole value. Documents of megabytes have long digit
 * sequences only within longer texts, and replacing in them would block the browser.
 */
const longValue = /(?:^|[:[,{])\s*"?-?\d{16,}"?\s*(?:[,:\]}]|$)/;

/** Maximum ids remembered, for a service whose answers always hold new ones. */
const mostRemembered = 100_000;

/** Whether a text is an integer that no number holds exactly. */
export function isBeyond(value: unknown): value is string {
  return (
    typeof value === "string" && /^-?\d{16,}$/.test(value) && !Number.isSafeInteger(Number(value))
  );
}

/**
 * The number in a text; an integer that a number cannot hold exactly, and a text that is not a
 * number, stay texts.
 */
export function exactNumber(text: string): number | string {
  const value = Number(text);
  return text.trim() === "" || Number.isNaN(value) || isBeyond(text) ? text : value;
}

/**
 * The JSON value of a text, in which integers that a number cannot hold exactly are texts;
 * `undefined` if the text is no JSON.
 * @param texts Receives those integers that were texts already.
 */
export function exactJsonIn(text: string, texts?: Set<string>): unknown {
  return jsonIn(exactText(text, texts));
}

/**
 * A JSON text in which integers that a number cannot hold exactly are texts: an id that is off by
 * one belongs to another record.
 */
export function exactText(text: string, texts = new Set<string>()): string {
  if (!long.test(text) || !longValue.test(text)) return text;
  return text.replace(tokens, (token) => {
    if (/^-?[1-9]/.test(token) && isBeyond(token)) {
      texts.delete(token);
      return `"${token}"`;
    }
    const within = token.slice(1, -1);
    if (token.startsWith('"') && isBeyond(within)) {
      if (texts.size >= mostRemembered) texts.clear();
      texts.add(within);
    }
    return token;
  });
}

/** What determines the serialization of a value. */
export interface ExactPlace {
  resolve(schema: JsonSchema): JsonSchema;
  /** The integers that the service sent as texts, and that are sent back as texts. */
  texts?: ReadonlySet<string> | undefined;
}

/**
 * Serializes a request body as JSON; integers take the type that the operation's schema requires.
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
 * Serializes a value as JSON. A text with an integer that a number cannot hold becomes a number
 * where the schema requires one, unless the service sent it as text.
 */
export function writeExactJson(value: unknown, schema: JsonSchema, place: ExactPlace): string {
  const text = JSON.stringify(value);
  if (!holdsBeyond(value)) return text;
  // A mark before integers whose quotes will be removed; it occurs nowhere else.
  let mark = "integer ";
  while (text.includes(mark)) mark = `#${mark}`;
  const marked = JSON.stringify(marking(value, schema, place, mark));
  return marked.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, "g"), "$1");
}

/**
 * Whether a value holds an integer that a number cannot hold. It looks at the values and not at
 * their text, since a document of megabytes within them has many long digit sequences.
 */
function holdsBeyond(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return isBeyond(value);
  return Object.values(value).some(holdsBeyond);
}

function marking(value: unknown, source: JsonSchema, place: ExactPlace, mark: string): unknown {
  if (isBeyond(value)) {
    return wantsNumber(source, place) && !place.texts?.has(value) ? mark + value : value;
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

function wantsNumber(source: JsonSchema, place: ExactPlace): boolean {
  const schema = place.resolve(source);
  const types = typesOf(schema);
  const branches = schema.anyOf ?? schema.oneOf ?? [];
  if (types.length === 0) return branches.some((branch) => wantsNumber(branch, place));
  return types.includes("integer") || types.includes("number") ? !types.includes("string") : false;
}

import type { Operation } from "../operation.ts";
import { type JsonSchema, typesOf } from "./json-schema.ts";
import { isRecord } from "./record.ts";

/** The texts and numbers of a JSON text; what stands within a text is no number. */
const tokens = /"(?:[^"\\]+|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Most answers and requests hold no number so long, and the shortest look at them tells it. */
const long = /\d{16}/;

/** Maximum ids remembered, for a service whose answers always hold new ones. */
const mostRemembered = 100_000;

/** Whether a text is an integer that no number holds exactly. */
export function isBeyond(value: unknown): value is string {
  return (
    typeof value === "string" && /^-?\d{16,}$/.test(value) && !Number.isSafeInteger(Number(value))
  );
}

/** The number that a text says; an integer that no number holds, and what is no number, stay texts. */
export function exactNumber(text: string): number | string {
  const value = Number(text);
  return text.trim() === "" || Number.isNaN(value) || isBeyond(text) ? text : value;
}

/**
 * The value of a JSON text, in which integers that no number holds exactly are texts.
 * @param texts Remembers which of them came as texts already.
 * @throws SyntaxError where it is no JSON.
 */
export function readExactJson(text: string, texts?: Set<string>): unknown {
  return JSON.parse(exactText(text, texts));
}

/**
 * A JSON text with integers that no number holds exactly as texts: an id that is one off is that of
 * another record.
 */
export function exactText(text: string, texts = new Set<string>()): string {
  if (!long.test(text)) return text;
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

/** What tells how a value is written. */
export interface ExactPlace {
  resolve(schema: JsonSchema): JsonSchema;
  /** The integers that came as texts, and go back as such. */
  texts?: ReadonlySet<string> | undefined;
}

/** A request's body as JSON, its integers as its operation wants them. */
export function writeExactBody(
  { parameters, request }: Pick<Operation, "parameters" | "request">,
  body: unknown,
  place: ExactPlace,
): string {
  const whole = parameters.find((parameter) => parameter.in === "content");
  return writeExactJson(body, whole?.schema ?? request, place);
}

/**
 * A value as JSON, in which the text of an integer that no number holds is a number again where the
 * schema wants one, unless it came as a text.
 */
export function writeExactJson(value: unknown, schema: JsonSchema, place: ExactPlace): string {
  const text = JSON.stringify(value);
  if (!long.test(text)) return text;
  // Stands before an integer that loses its quotes, and nowhere else.
  let mark = "integer ";
  while (text.includes(mark)) mark = `#${mark}`;
  const marked = JSON.stringify(marking(value, schema, place, mark));
  return marked.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, "g"), "$1");
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

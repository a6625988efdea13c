import { jsonIn } from "../../catalogue/schema/json-text.ts";
/** A token of JSON: a string, a bracket, a comma, a colon, or a word such as `true` or `12`. */
export interface JsonToken {
  kind: "string" | "word" | "{" | "}" | "[" | "]" | "," | ":";
  offset: number;
  length: number;
  /** Whether a string token ends with its closing quote. */
  isClosed: boolean;
}

const part = /"(?:[^"\\\n\r]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

const marks: readonly JsonToken["kind"][] = ["{", "}", "[", "]", ",", ":"];

/** The tokens of a text in order; an unclosed string ends at the end of its line. */
export function* jsonTokens(source: string): Generator<JsonToken> {
  for (const { 0: text, index } of source.matchAll(part)) {
    const mark = marks.find((known) => known === text);
    const kind = mark ?? (text.startsWith('"') ? "string" : "word");
    const isClosed = kind === "string" && text.length > 1 && text.endsWith('"');
    yield {
      kind,
      offset: index,
      length: text.length,
      isClosed: isClosed && !/[^\\](\\\\)*\\"$/.test(text),
    };
  }
}

/** The value of a string token; for an unclosed string, its content so far. */
export function stringOf(source: string, { offset, length, isClosed }: JsonToken): string {
  const inside = source.slice(offset + 1, offset + length - (isClosed ? 1 : 0));
  return decoded(inside);
}

/** The decoded content of a JSON string; malformed content is returned unchanged. */
export function decoded(inside: string): string {
  if (!inside.includes("\\")) return inside;
  const value = jsonIn(`"${inside}"`);
  return typeof value === "string" ? value : inside;
}

/** A text escaped for use inside the quotes of a JSON string. */
export function encoded(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

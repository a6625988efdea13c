import { jsonIn } from "../../catalogue/schema/json-text.ts";
/** A part of a JSON text: a string, a bracket, a comma, a colon, or a word as `true` or `12`. */
export interface JsonToken {
  kind: "string" | "word" | "{" | "}" | "[" | "]" | "," | ":";
  offset: number;
  length: number;
  /** Whether a string token ends with its closing quote. */
  isClosed: boolean;
}

const part = /"(?:[^"\\\n\r]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

const marks: readonly JsonToken["kind"][] = ["{", "}", "[", "]", ",", ":"];

/** The parts of a text one after the other; a string that is not closed ends with its line. */
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

/** What a string token says; one that is not closed, as far as it goes. */
export function stringOf(source: string, { offset, length, isClosed }: JsonToken): string {
  const inside = source.slice(offset + 1, offset + length - (isClosed ? 1 : 0));
  return decoded(inside);
}

/** The text that the inside of a JSON string stands for; itself where it stands for none. */
export function decoded(inside: string): string {
  if (!inside.includes("\\")) return inside;
  const value = jsonIn(`"${inside}"`);
  return typeof value === "string" ? value : inside;
}

/** A text as it stands inside the quotes of a JSON string. */
export function encoded(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

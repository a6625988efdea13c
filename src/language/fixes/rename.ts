import type { Problem } from "../problem.ts";
import { namedFix, type QuickFix } from "./quick-fix.ts";

/** Writes the name that was probably meant in the place of the one that is. */
export function renamed(
  { offset, length, suggestion, values }: Problem,
  source: string,
): QuickFix | null {
  if (suggestion === null) return null;
  const written = source.slice(offset, offset + length);
  const wrong = String(values.name ?? values.value ?? "");
  const text =
    written === JSON.stringify(wrong)
      ? JSON.stringify(suggestion)
      : written === wrong
        ? JSON.stringify(suggestion).slice(1, -1)
        : (replaceLiteral(written, wrong, suggestion) ?? replaceWord(written, wrong, suggestion));
  if (text === null) return null;
  return namedFix("fix.rename", suggestion, { offset, length, text });
}

/** The text with a word of it replaced; where it is called, that one. */
function replaceWord(text: string, word: string, by: string): string | null {
  const places = [...text.matchAll(/[\w$-]+/g)].filter(([found]) => found === word);
  const called = places.find(({ index }) => /^\s*\(/.test(text.slice(index + word.length)));
  const at = (called ?? places[0])?.index;
  return at === undefined ? null : text.slice(0, at) + by + text.slice(at + word.length);
}

/** What a literal of an expression says may be any text. */
function replaceLiteral(text: string, said: string, by: string): string | null {
  const isLiteral = /^['"]/.test(text) && text.slice(1, -1) === said;
  return isLiteral ? text.slice(0, 1) + by + text.slice(-1) : null;
}

import type { Problem } from "../problem.ts";
import { writtenAt } from "../source.ts";
import { namedFix, type QuickFix } from "./quick-fix.ts";

/** The fix that replaces a misspelt name by the name that was probably meant. */
export function renamed(
  { offset, length, suggestion, values }: Problem,
  source: string,
): QuickFix | null {
  if (suggestion === null) return null;
  const written = writtenAt(source, { offset, length });
  const wrong = String(values.name ?? values.value ?? "");
  const text =
    written === JSON.stringify(wrong)
      ? JSON.stringify(suggestion)
      : written === wrong
        ? JSON.stringify(suggestion).slice(1, -1)
        : (replaceLiteral(written, wrong, suggestion) ??
          replaceWord(written, wrong, suggestion) ??
          replaceAll(written, suggestion));
  if (text === null) return null;
  return namedFix("fix.rename", suggestion, { offset, length, text });
}

/** A text with one word replaced; where the word is called as a function, that occurrence. */
function replaceWord(text: string, word: string, by: string): string | null {
  const places = [...text.matchAll(/[\w$-]+/g)].filter(([found]) => found === word);
  const called = places.find(({ index }) => /^\s*\(/.test(text.slice(index + word.length)));
  const at = (called ?? places[0])?.index;
  return at === undefined ? null : text.slice(0, at) + by + text.slice(at + word.length);
}

/** What a problem marks within an expression is replaced as it stands. */
const replaceAll = (text: string, by: string): string | null =>
  /^[a-z]/i.test(text) ? JSON.stringify(by).slice(1, -1) : null;

/** Replaces a string literal of an expression, whose content may be any text. */
function replaceLiteral(text: string, said: string, by: string): string | null {
  const isLiteral = /^['"]/.test(text) && text.slice(1, -1) === said;
  return isLiteral ? text.slice(0, 1) + by + text.slice(-1) : null;
}

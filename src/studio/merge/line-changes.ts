import { diff } from "@codemirror/merge";

/** Lines of one text that stand in the place of lines of another; both may be none. */
export interface LineChange {
  fromA: number;
  toA: number;
  fromB: number;
  toB: number;
}

/** The lines of a text, each with what ends it, so that joined they are the text again. */
export const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/** Each different line is written as one UTF-16 unit below the surrogates; so many lines fit. */
const mostDifferent = 0xd7ff;

/** Beyond so many differences they are found roughly, since an exact search would take too long. */
const scanLimit = 2_000;

/** The changed line ranges between two texts, in order. */
export function lineChanges(a: readonly string[], b: readonly string[]): readonly LineChange[] {
  const codes = new Map<string, number>();
  for (const line of [...a, ...b]) if (!codes.has(line)) codes.set(line, codes.size + 1);
  if (codes.size > mostDifferent) {
    return [{ fromA: 0, toA: a.length, fromB: 0, toB: b.length }];
  }
  // A line is a character, so that what compares characters compares lines.
  const written = (lines: readonly string[]): string =>
    lines.map((line) => String.fromCharCode(codes.get(line) ?? 0)).join("");
  return diff(written(a), written(b), { scanLimit });
}

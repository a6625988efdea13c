import { diff } from "@codemirror/merge";

/**
 * A range of lines in one text that replaces a range of lines in another; either range may be
 * empty.
 */
export interface LineChange {
  fromA: number;
  toA: number;
  fromB: number;
  toB: number;
}

/** The lines of a text with their line endings, so that joining them restores the text. */
export const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/**
 * Maximum distinct lines of a comparison: each is encoded as one UTF-16 unit below the surrogates.
 */
const mostDifferent = 0xd7ff;

/**
 * Number of differences beyond which the comparison is approximate, since an exact one would take
 * too long.
 */
const scanLimit = 2_000;

/** The changed line ranges between two texts, in order. */
export function lineChanges(a: readonly string[], b: readonly string[]): readonly LineChange[] {
  const codes = new Map<string, number>();
  for (const line of [...a, ...b]) if (!codes.has(line)) codes.set(line, codes.size + 1);
  if (codes.size > mostDifferent) {
    return [{ fromA: 0, toA: a.length, fromB: 0, toB: b.length }];
  }
  // Encodes each line as one character, so that a character comparison compares lines.
  const written = (lines: readonly string[]): string =>
    lines.map((line) => String.fromCharCode(codes.get(line) ?? 0)).join("");
  return diff(written(a), written(b), { scanLimit });
}

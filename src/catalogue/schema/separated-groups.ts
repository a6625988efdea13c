const atom = String.raw`(?:\\[pP]\{\w+\}|\\[dDwWsSbB]|\\\W|\[(?:\\.|[^\]\\])*\]|[^\\[\](){}|*+?.^$])`;
const quantifier = String.raw`(?:[*+?]|\{\d+,?\d*\})`;
const several = `(?:${atom}${quantifier}?)+`;
const begun = String.raw`\((?:\?:)?`;
const ended = String.raw`\)(?:[*+]|\{\d+,?\d*\})`;
/** What is passed over: an escaped character, and a set of characters, in which a `(` begins no group. */
const passed = String.raw`\\.|\[(?:\\.|[^\]\\])*\]`;
/** Matches a repeated group that begins, or ends, with one character. */
const separated = new RegExp(
  `${passed}|${begun}(?:(${atom})(${several})|(${several})(${atom}))${ended}`,
  "gu",
);
const parts = new RegExp(`(${atom})(${quantifier}?)`, "gu");

/**
 * A pattern of the same effort in which a group whose rounds a separator divides, as in
 * `[a-z]+(-[a-z]+)*`, is none any more: a text can be divided in one way only there, so that the
 * repetition within the group costs no more than beside it.
 */
export function withoutSeparatedGroups(pattern: string): string {
  return pattern.replace(separated, (whole: string, ...found: (string | undefined)[]) => {
    const [before, after = "", first = "", last] = found;
    const separator = before ?? last;
    if (separator === undefined) return whole;
    const inner = [...(after || first).matchAll(parts)].map(([, one = "", times = ""]) => {
      return { one, isRepeated: times !== "" };
    });
    const isApart = inner.every(({ one }) => areApart(separator, one));
    return isApart && isReadInOneWay(inner) ? "x*" : whole;
  });
}

/** Whether a text of a length is divided among atoms in one way only. */
function isReadInOneWay(inner: readonly { one: string; isRepeated: boolean }[]): boolean {
  if (inner.filter(({ isRepeated }) => isRepeated).length < 2) return true;
  const [first, second, ...others] = inner;
  // Spaces before a word, as in `(,\s*\w+)*`.
  return others.length === 0 && areApart(first?.one ?? "", second?.one ?? "");
}

/** Whether no character of a separator, which lists them, matches an atom. */
function areApart(separator: string, one: string): boolean {
  const characters = charactersOf(separator);
  const pattern = new RegExp(`^(?:${one})$`, "u");
  return characters.length > 0 && !characters.some((character) => pattern.test(character));
}

const spaces = "\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff";

/** The characters that an atom matches, where it lists them; none otherwise. */
function charactersOf(separator: string): readonly string[] {
  // One of the spaces of different widths stands for all of them.
  if (separator === String.raw`\s`) return [...spaces, "\u2000"];
  if (separator.startsWith("[^")) return [];
  const listed = /^\[(.*)\]$/su.exec(separator)?.[1] ?? separator;
  const plain = listed.replace(/\\(\W)/gu, "$1");
  // A dash between two others lists all characters from the one to the other.
  return /\\|.-./su.test(plain) ? [] : [...plain];
}

import ret, { reconstruct, type Token, types } from "ret";

/** Characters tried for a character class, the most readable first. */
const candidates = "a1A-_ .,:/@+0bB~";

/** Maximum repetitions of a part of a pattern. */
const mostTimes = 200;

/**
 * A text that matches a pattern, at least `minLength` long where one of the pattern's parts may be
 * repeated; `null` where none is found. Patterns are matched only against texts made from them.
 */
export function textOfPattern(pattern: string, minLength = 0): string | null {
  try {
    const accepts = new RegExp(pattern, "u");
    const root = ret(pattern);
    for (const extra of [0, 1, minLength, minLength - 1]) {
      const text = printFirst(root, Math.max(0, extra));
      if (text.length >= minLength && accepts.test(text)) return text;
    }
    return null;
  } catch {
    return null;
  }
}

/** Prints the first of several alternatives. */
function printFirst(
  { stack, options }: { stack?: Token[]; options?: Token[][] },
  extra: number,
): string {
  return (stack ?? options?.[0] ?? []).map((token) => print(token, extra)).join("");
}

function print(token: Token, extra: number): string {
  switch (token.type) {
    case types.CHAR:
      return String.fromCharCode(token.value);
    case types.SET:
      return characterOf(reconstruct(token));
    case types.REPETITION: {
      const times = Math.min(token.min + extra, token.max, mostTimes);
      return times === 0 ? "" : print(token.value, extra).repeat(times);
    }
    case types.GROUP:
      return printFirst(token, extra);
    // Other parts of a pattern add no characters, or are handled elsewhere.
    default:
      return "";
  }
}

/** The character of a class: one of the candidates, or the first that the class names. */
function characterOf(source: string): string {
  const accepts = new RegExp(`^${source}$`, "u");
  const named = source.replace(/^\[\^?/, "").charAt(0);
  const found = [...candidates, named].find((one) => accepts.test(one));
  if (found === undefined) throw new Error(`Nothing is known of ${source}.`);
  return found;
}

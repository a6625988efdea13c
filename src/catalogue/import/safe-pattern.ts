const longestPattern = 500;

/**
 * Whether a pattern may be tried on what people type: a regular expression of ordinary length
 * without a repetition inside a repetition, the form that can keep a browser busy for ever.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > longestPattern) return false;
  try {
    new RegExp(pattern, "u");
  } catch {
    return false;
  }
  return !repeatsRepetition(pattern);
}

function repeatsRepetition(pattern: string): boolean {
  const bare = pattern.replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");
  const repeats: boolean[] = [false];
  for (let at = 0; at < bare.length; at += 1) {
    const character = bare.charAt(at);
    const isUnbounded = /^(?:[*+]|\{\d+,\d*\})/.test(bare.slice(at, at + 12));
    if (character === "(") repeats.push(false);
    else if (character === ")") {
      const inner = repeats.pop() ?? false;
      const isRepeated = /^(?:[*+]|\{\d+,?\d*\})/.test(bare.slice(at + 1, at + 13));
      // Alternatives of one group may begin alike: `(a|a)*` is as bad as `(a*)*`.
      if (inner && isRepeated) return true;
      if (inner) repeats[repeats.length - 1] = true;
      if (isRepeated) repeats[repeats.length - 1] = true;
    } else if (isUnbounded || character === "|") repeats[repeats.length - 1] = true;
  }
  return false;
}

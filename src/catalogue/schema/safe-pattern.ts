import { withoutSeparatedGroups } from "./separated-groups.ts";

const longestPattern = 500;

/** Maximum steps for matching a pattern against one text, about 50 ms. */
const mostSteps = 10_000_000;
const mostChoices = 4_096;
const mostRepetitions = 4;

/**
 * The effort of matching a pattern: its choices times the text's length to the power of its
 * repetitions.
 */
interface PatternCost {
  choices: number;
  repetitions: number;
}

/**
 * Whether a pattern may be matched against user input: a regular expression of normal length
 * without nested repetitions, which can block a browser forever, and with a limited number of
 * choices and consecutive repetitions.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > longestPattern || !isPattern(pattern)) return false;
  const cost = costOf(pattern);
  return cost !== null && cost.choices <= mostChoices && cost.repetitions <= mostRepetitions;
}

/**
 * The maximum steps for matching a pattern against a text of a length; `null` where that may take
 * too long, so that only the service checks the text.
 */
export function stepsToMatch(pattern: string, length: number): number | null {
  if (!isSafePattern(pattern)) return null;
  const { choices = 1, repetitions = 1 } = costOf(pattern) ?? {};
  const steps = choices * length ** Math.max(1, repetitions);
  return steps <= mostSteps ? steps : null;
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

const repetition = /^(?:[*+]|\{\d+,\d*\})/;
const counted = /^(?:[*+]|\{\d+,?\d*\})/;

interface Group {
  /** Whether a part of the pattern may occur more than once, or not at all. */
  repeats: boolean;
  alternatives: number;
}

/** The maximum effort of matching a pattern; `null` where it has nested repetitions. */
function costOf(pattern: string): PatternCost | null {
  const bare = withoutSeparatedGroups(pattern)
    .replace(/\\./g, "x")
    .replace(/\[[^\]]*\]/g, "x")
    .replace(/\(\?(?:<?[=!]|:|<\w+>)/g, "(");
  const groups: Group[] = [{ repeats: false, alternatives: 1 }];
  // A pattern that is not anchored at the start is tried at every position of the text.
  const cost = { choices: 1, repetitions: pattern.startsWith("^") ? 0 : 1 };
  for (let at = 0; at < bare.length; at += 1) {
    const character = bare.charAt(at);
    const current = groups.at(-1);
    if (!current) return null;
    if (character === "(") groups.push({ repeats: false, alternatives: 1 });
    else if (character === "|") current.alternatives += 1;
    else if (character === ")") {
      groups.pop();
      cost.choices *= current.alternatives;
      const inner = current.repeats || current.alternatives > 1;
      const isRepeated = counted.test(bare.slice(at + 1));
      // Alternatives of a group may overlap: `(a|a)*` is as slow as `(a*)*`.
      if (inner && isRepeated) return null;
      const outer = groups.at(-1);
      if (outer && (current.repeats || isRepeated)) outer.repeats = true;
    } else if (repetition.test(bare.slice(at))) {
      current.repeats = true;
      cost.repetitions += 1;
      // The character after a repetition may say whether it is greedy.
      at += (repetition.exec(bare.slice(at))?.[0].length ?? 1) - 1;
      if (bare.charAt(at + 1) === "?") at += 1;
    } else if (character === "?") {
      cost.choices *= 2;
      current.repeats = true;
    }
  }
  cost.choices *= groups[0]?.alternatives ?? 1;
  return cost;
}

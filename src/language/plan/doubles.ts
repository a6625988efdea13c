import type { Planner } from "../environment.ts";
import { wordsOf } from "./filled-text.ts";
import type { TextPlan } from "./plans.ts";

/** Something that people know by its label, beside others. */
export interface Labelled {
  label: TextPlan;
  /** Where it stands. */
  pointer: string;
  /** Where its label is written; `null` where the catalogue gives it. */
  written: string | null;
  /** What it is and does beside its label, where two that are quite the same are one too many. */
  source?: unknown;
}

/**
 * Tells of those that are called as one before them, and of those that are the same altogether;
 * `areApart` tells of two whether nobody ever sees them side by side.
 */
export function reportDoubles(
  planner: Planner,
  items: readonly Labelled[],
  areApart: (one: Labelled, other: Labelled) => boolean = () => false,
): void {
  const { texts, language } = planner.environment;
  const said = ({ label }: Labelled) => {
    const words = wordsOf(label);
    return typeof words === "string" ? (texts.find(words) ?? words) : (words[language] ?? "");
  };
  const met = new Map<string, Labelled>();
  for (const item of items) {
    const name = said(item);
    const before = met.get(name);
    met.set(name, item);
    if (!before || name === "" || areApart(before, item)) continue;
    const isSame = item.source !== undefined && textOf(item) === textOf(before);
    const place = item.written ?? before.written;
    if (isSame) planner.report("saidTwice", item.pointer, { name });
    else if (place !== null) planner.report("sameLabel", place, { name });
  }
}

const textOf = ({ source }: Labelled) => JSON.stringify(source);

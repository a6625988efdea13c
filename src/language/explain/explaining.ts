import { type Descriptions, descriptionOf } from "../description.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { wordsOf } from "../plan/filled-text.ts";
import { isAtOrBelow, type Part } from "../plan/part.ts";
import type { TextPlan } from "../plan/plans.ts";

/** A sentence that says what a page does, with the place in its text that says so. */
export interface ExplainedLine {
  /** How many sentences it stands in. */
  depth: number;
  text: string;
  pointer: string;
  sort: "sentence" | "error" | "warning";
}

/** What explaining one page shares. */
export interface Explaining {
  environment: LanguageEnvironment;
  /** The parts by what they belong to. */
  partsWithin: ReadonlyMap<string, readonly Part[]>;
  lines: ExplainedLine[];
}

/** Adds a sentence by its key. */
export function tell(
  { environment, lines }: Explaining,
  depth: number,
  pointer: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): void {
  const text = environment.texts.say(`explain.${key}`, values);
  lines.push({ depth, text, pointer, sort: "sentence" });
}

/** Several names as one sentence says them. */
export function together({ environment }: Explaining, names: readonly string[]): string {
  return names.join(environment.texts.say("explain.separator"));
}

/** A text of the page as people read it, its places as they are written. */
export function said({ environment }: Explaining, text: TextPlan): string {
  return environment.texts.say(wordsOf(text));
}

/** A name of the language or of the catalogue, or an expression, as it is written. */
export const code = (written: string): string => `\`${written}\``;

/** What the catalogue says of itself: its first sentence, without the stop that the one around it has. */
export function described(of: { readonly descriptions: Descriptions }, summary: string): string {
  const [first = ""] = descriptionOf(of, summary).split(/\.\s|。/);
  return first.replace(/\.$/, "");
}

/** What people call the innermost of the parts around a place that have a label; else `null`. */
export function labelAround(
  explaining: Explaining,
  parts: readonly Part[],
  path: string,
): string | null {
  let nearest: { path: string; label: TextPlan } | null = null;
  for (const part of parts) {
    if (part.what !== "field" && part.what !== "item") continue;
    if (!isAtOrBelow(path, part.path)) continue;
    if (nearest && nearest.path.length >= part.path.length) continue;
    nearest = { path: part.path, label: part.plan.label };
  }
  return nearest && said(explaining, nearest.label);
}

import { type Descriptions, descriptionOf } from "../description.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { wordsOf } from "../plan/filled-text.ts";
import { isAtOrBelow, type Part } from "../plan/part.ts";
import type { TextPlan } from "../plan/plans.ts";

/** A sentence of an explanation, with the place in the page that it is about. */
export interface ExplainedLine {
  /** The nesting level of the sentence. */
  depth: number;
  text: string;
  pointer: string;
  sort: "sentence" | "error" | "warning";
}

/** The context of explaining a part of a page. */
export interface Explaining {
  environment: LanguageEnvironment;
  /** The nesting level of the part's sentence. */
  depth: number;
  /** The parts by the path of the block or action that owns them. */
  partsWithin: ReadonlyMap<string, readonly Part[]>;
  lines: ExplainedLine[];
}

/** The context of explaining what belongs to a part, one level below its sentence. */
export function below(explaining: Explaining): Explaining {
  return { ...explaining, depth: explaining.depth + 1 };
}

/** Adds a sentence by its key. */
export function tell(
  { environment, lines, depth }: Explaining,
  pointer: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): void {
  const text = environment.texts.say(`explain.${key}`, values);
  lines.push({ depth, text, pointer, sort: "sentence" });
}

/** Joins several names for a sentence. */
export function together({ environment }: Explaining, names: readonly string[]): string {
  return names.join(environment.texts.say("explain.separator"));
}

/** A text of the page for people; its placeholders stay as the page writes them. */
export function said({ environment }: Explaining, text: TextPlan): string {
  return environment.texts.say(wordsOf(text));
}

/** A name of the language or the catalogue, or an expression, formatted as code. */
export const code = (written: string): string => `\`${written}\``;

/** The first sentence of a description from the catalogue, without its full stop. */
export function described(of: { readonly descriptions: Descriptions }, summary: string): string {
  const [first = ""] = descriptionOf(of, summary).split(/\.\s|。/);
  return first.replace(/\.$/, "");
}

/** The label of the innermost part around a place that has a label; otherwise `null`. */
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

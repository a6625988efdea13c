import type { LanguageEnvironment } from "../../../language/environment.ts";
import { fixesOf } from "../../../language/fixes/fixes-of.ts";
import type { QuickFix, TextEdit } from "../../../language/fixes/quick-fix.ts";
import type { Problem } from "../../../language/problem.ts";

/** What a fix is called; the same for as long as its problem is the same. */
export type FixTitle = Pick<QuickFix, "titleKey" | "values">;

/** Tells a problem from all others, also when the text around it has changed. */
export function problemKey({ code, pointer, values, suggestion }: Problem): string {
  return JSON.stringify([code, pointer, values, suggestion]);
}

/** The edits of the fix of that title, as the text now stands; none where it has gone. */
export function editsOf(
  { titleKey, values }: FixTitle,
  problem: Problem,
  source: string,
  environment: LanguageEnvironment,
): readonly TextEdit[] {
  const wanted = JSON.stringify([titleKey, values]);
  const fixes = fixesOf(problem, source, environment);
  const fix = fixes.find((other) => JSON.stringify([other.titleKey, other.values]) === wanted);
  return fix?.edits ?? [];
}

/**
 * Whether all problems like this one can be mended without a person reading each: a misspelt name
 * becomes the one that was meant. What adds or takes away is a decision, once for each.
 */
export function isSafe({ suggestion }: Problem): boolean {
  return suggestion !== null;
}

/** The problems of a kind that can be mended together. */
export function safeOfKind(code: Problem["code"], problems: readonly Problem[]): Problem[] {
  return problems.filter((problem) => problem.code === code && isSafe(problem));
}

/** The edits that mend all those problems; of two in one place the first. */
export function editsOfAll(
  problems: readonly Problem[],
  source: string,
  environment: LanguageEnvironment,
): TextEdit[] {
  const edits = problems.flatMap((problem) => {
    const fixes = fixesOf(problem, source, environment);
    return fixes.find(({ titleKey }) => titleKey === "fix.rename")?.edits ?? [];
  });
  const chosen: TextEdit[] = [];
  let end = -1;
  for (const edit of edits.toSorted((a, b) => a.offset - b.offset)) {
    if (edit.offset < end) continue;
    chosen.push(edit);
    end = Math.max(end + 1, edit.offset + edit.length);
  }
  return chosen;
}

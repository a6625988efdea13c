import { useEffect, useState } from "react";
import type { LanguageEnvironment } from "../../../language/environment.ts";
import { fixesOf } from "../../../language/fixes/fixes-of.ts";
import type { QuickFix, TextEdit } from "../../../language/fixes/quick-fix.ts";
import type { Problem } from "../../../language/problem.ts";

/** The title of a fix, which identifies it as long as its problem exists. */
export type FixTitle = Pick<QuickFix, "titleKey" | "values">;

/** A key that identifies a problem even after the text around it changes. */
export function problemKey({ code, pointer, values, suggestion }: Problem): string {
  return JSON.stringify([code, pointer, values, suggestion]);
}

/** The edits of the fix with this title for the current text; none if the fix no longer applies. */
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
 * Whether all problems like this one can be fixed without reading each of them. This is so for
 * misspelt names; fixes that add or remove something need a decision each.
 */
export function isSafe({ suggestion }: Problem): boolean {
  return suggestion !== null;
}

/** The problems with this code that can be fixed together. */
export function safeOfKind(code: Problem["code"], problems: readonly Problem[]): Problem[] {
  return problems.filter((problem) => problem.code === code && isSafe(problem));
}

/**
 * The edits of all these problems that another name fixes; of two edits at one place, the first is
 * taken.
 */
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

/** Milliseconds of work before yielding to input; `pauseMs` is the typing pause before it. */
const sliceMs = 8;
const pauseMs = 120;

type FixTitles = ReadonlyMap<string, readonly FixTitle[]>;

/**
 * The titles of fixes by problem key, computed in idle time. The previous titles remain until then,
 * so that buttons do not flicker while somebody types.
 */
export function useFixTitles(
  source: string,
  problems: readonly Problem[],
  environment: LanguageEnvironment,
): FixTitles {
  const [titles, setTitles] = useState<FixTitles>(new Map());
  useEffect(() => {
    const found = new Map<string, readonly FixTitle[]>();
    let next = 0;
    const goOn = (): void => {
      const until = performance.now() + sliceMs;
      for (; next < problems.length && performance.now() < until; next++) {
        const problem = problems[next];
        if (!problem) continue;
        const fixes = fixesOf(problem, source, environment);
        found.set(
          problemKey(problem),
          fixes.map(({ titleKey, values }) => ({ titleKey, values })),
        );
      }
      if (next < problems.length) timer = setTimeout(goOn);
      else setTitles(found);
    };
    let timer = setTimeout(goOn, pauseMs);
    return () => clearTimeout(timer);
  }, [source, problems, environment]);
  return titles;
}

import { useEffect, useState } from "react";
import type { LanguageEnvironment } from "../../../language/environment.ts";
import { fixesOf } from "../../../language/fixes/fixes-of.ts";
import type { Problem } from "../../../language/problem.ts";
import { type FixTitle, problemKey } from "./panel-fixes.ts";

/** How long it works at a time, so that no key waits for it, and the pause in typing before it. */
const sliceMs = 8;
const pauseMs = 120;

type FixTitles = ReadonlyMap<string, readonly FixTitle[]>;

/**
 * What the fixes of problems are called, by the problems' keys, worked out while the browser has
 * time. Until then those known from before stay, so that no button blinks while somebody types.
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

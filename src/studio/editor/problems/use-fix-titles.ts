import { useEffect, useState } from "react";
import type { LanguageEnvironment } from "../../../language/environment.ts";
import { fixesOf } from "../../../language/fixes/fixes-of.ts";
import type { Problem } from "../../../language/problem.ts";
import { type FixTitle, problemKey } from "./panel-fixes.ts";

/** Milliseconds: no key waits for it, and whoever still types is left alone. */
const slice = 8;
const pause = 120;

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
      const until = performance.now() + slice;
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
    let timer = setTimeout(goOn, pause);
    return () => clearTimeout(timer);
  }, [source, problems, environment]);
  return titles;
}

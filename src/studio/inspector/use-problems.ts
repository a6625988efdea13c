import { useEffect, useState } from "react";
import { compilePage } from "../../language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { Problem } from "../../language/problem.ts";

/** The pause after which a text is checked, in milliseconds. */
const pause = 200;

/** What is wrong with a page's text, a moment behind what is typed. */
export function useProblems(source: string, environment: LanguageEnvironment): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    const check = (): void => setProblems(compilePage("", source, environment).problems);
    const timer = setTimeout(check, pause);
    return () => clearTimeout(timer);
  }, [source, environment]);
  return problems;
}

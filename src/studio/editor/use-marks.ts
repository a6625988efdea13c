import type { EditorView } from "@codemirror/view";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { Problem } from "../../language/problem.ts";
import { textOf } from "./editor-context.ts";
import { markProblems } from "./problem-marks.ts";

/**
 * Marks the problems in the text they are of. Until those of a newer text come, the marks that are
 * there move along with what is typed.
 */
export function useMarks(
  view: RefObject<EditorView | null>,
  source: string,
  problems: readonly Problem[],
  environment: LanguageEnvironment,
): void {
  const marked = useRef<[readonly Problem[], LanguageEnvironment] | null>(null);
  useLayoutEffect(() => {
    const isMarked = marked.current?.[0] === problems && marked.current[1] === environment;
    if (!view.current || isMarked || textOf(view.current.state) !== source) return;
    marked.current = [problems, environment];
    markProblems(view.current, problems);
  }, [view, source, problems, environment]);
}

import type { EditorView } from "@codemirror/view";
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { LanguageEnvironment } from "../../../language/environment.ts";
import type { Problem } from "../../../language/problem.ts";
import { textOf } from "../editor-context.ts";
import { checkedText, markProblems } from "./problem-marks.ts";

interface Marked {
  source: string;
  problems: readonly Problem[];
  environment: LanguageEnvironment;
}

/**
 * Marks the problems in the text they are of. Until those of a newer text come, the marks that are
 * there move along with what is typed. Answers what marks them anew where a change has led back
 * to the same text: nobody finds its problems once more.
 */
export function useMarks(
  view: RefObject<EditorView | null>,
  { source, problems, environment }: Marked,
): () => void {
  const marked = useRef<Marked | null>(null);
  const mark = useEffectEvent((wanted: Marked): void => {
    const state = view.current?.state;
    if (!view.current || !state || textOf(state) !== wanted.source) return;
    const known = marked.current;
    const isKnown = known?.problems === wanted.problems && known.environment === wanted.environment;
    // The same problems beside another text are those of the text before.
    if (isKnown && known.source !== wanted.source) return;
    if (isKnown && state.field(checkedText) === state.doc) return;
    marked.current = wanted;
    markProblems(view.current, wanted.problems);
  });
  useLayoutEffect(() => mark({ source, problems, environment }), [source, problems, environment]);
  return () => mark({ source, problems, environment });
}

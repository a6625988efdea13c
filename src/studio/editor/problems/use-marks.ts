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
 * Marks problems in the text that they were found in. Until newer problems are known, the marks
 * move with the typed changes. Returns a function that marks the problems again when an edit has
 * restored the same text, because then no new check reports them.
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
    // Problems that have not changed although the source has still belong to the previous source.
    if (isKnown && known.source !== wanted.source) return;
    if (isKnown && state.field(checkedText) === state.doc) return;
    marked.current = wanted;
    markProblems(view.current, wanted.problems);
  });
  useLayoutEffect(() => mark({ source, problems, environment }), [source, problems, environment]);
  return () => mark({ source, problems, environment });
}

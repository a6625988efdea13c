import {
  type Diagnostic,
  forEachDiagnostic,
  setDiagnostics,
  setDiagnosticsEffect,
} from "@codemirror/lint";
import { type EditorState, StateField, type Text } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { fixesOf } from "../../../language/fixes/fixes-of.ts";
import type { QuickFix } from "../../../language/fixes/quick-fix.ts";
import { describeProblem, type Problem } from "../../../language/problem.ts";
import { applyEdits } from "../apply-edits.ts";
import { contextOf, textOf } from "../editor-context.ts";

/** A problem with its range in the text. */
export interface ProblemMark extends Diagnostic {
  problem: Problem;
}

function isProblemMark(diagnostic: Diagnostic): diagnostic is ProblemMark {
  return "problem" in diagnostic;
}

/**
 * The text in which the marked problems were found. Marks move with later changes, but fixes apply
 * only to this text.
 */
export const checkedText = StateField.define<Text | null>({
  create: () => null,
  update: (checked, { effects, newDoc }) =>
    effects.some((effect) => effect.is(setDiagnosticsEffect)) ? newDoc : checked,
});

/** Marks problems in the current text. */
export function markProblems(view: EditorView, problems: readonly Problem[]): void {
  const marks = problems.map((problem) => markOf(problem, view.state));
  view.dispatch(setDiagnostics(view.state, marks));
}

/** A problem that spans several lines is marked on its first line only. */
function markOf(problem: Problem, state: EditorState): ProblemMark {
  const { doc } = state;
  const from = Math.min(problem.offset, doc.length);
  const to = Math.min(from + problem.length, doc.lineAt(from).to);
  const { message, remedy } = describeProblem(problem, contextOf(state).environment().texts);
  return {
    problem,
    from,
    to: Math.max(from, to),
    severity: problem.severity,
    message: `${message} ${remedy}`,
    renderMessage: (view) => drawProblem(view, problem, message, remedy),
  };
}

/** The fixes of a problem; none if the text has changed since the problem was found. */
export function fixesIn(state: EditorState, problem: Problem): QuickFix[] {
  if (state.readOnly || state.field(checkedText) !== state.doc) return [];
  return fixesOf(problem, textOf(state), contextOf(state).environment());
}

/** The problems at the cursor, or if there are none, those on its line. */
export function problemsAtCursor(state: EditorState): Problem[] {
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  const at: Problem[] = [];
  const onLine: Problem[] = [];
  forEachDiagnostic(state, (mark, from, to) => {
    if (!isProblemMark(mark)) return;
    if (from <= head && head <= to) at.push(mark.problem);
    if (from <= line.to && to >= line.from) onLine.push(mark.problem);
  });
  return at.length > 0 ? at : onLine;
}

/** Draws a problem's message, its remedy and the buttons of its fixes. */
function drawProblem(
  view: EditorView,
  problem: Problem,
  message: string,
  remedy: string,
): HTMLElement {
  const { text } = contextOf(view.state);
  const buttons = fixesIn(view.state, problem).map((fix) => {
    const button = element("button", "cm-swFix", text(fix.titleKey, fix.values));
    button.type = "button";
    button.onclick = () => {
      applyEdits(view, fix.edits);
      view.focus();
    };
    return button;
  });
  const fixes = element("div", "cm-swFixes", ...buttons);
  const parts = [element("div", "cm-swMessage", message), element("div", "cm-swRemedy", remedy)];
  return element("div", "cm-swProblem", ...parts, ...(buttons.length > 0 ? [fixes] : []));
}

function element<Tag extends "div" | "button">(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

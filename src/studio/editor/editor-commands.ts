import { startCompletion } from "@codemirror/autocomplete";
import { redo, undo } from "@codemirror/commands";
import { foldAll, foldCode, unfoldAll, unfoldCode } from "@codemirror/language";
import { forEachDiagnostic, nextDiagnostic, previousDiagnostic } from "@codemirror/lint";
import { gotoLine, openSearchPanel } from "@codemirror/search";
import { type Command, EditorView } from "@codemirror/view";
import { formatPage } from "../../language/editing/format-page.ts";
import { renamesAt } from "../../language/editing/renames-at.ts";
import { targetAt } from "../../language/editing/target-at.ts";
import { applyEdits } from "./apply-edits.ts";
import { type Anchor, contextOf, isWithinLimits, textOf } from "./editor-context.ts";
import { describeAtCursor } from "./hints/describe.ts";
import { fixesIn, problemsAtCursor } from "./problems/problem-marks.ts";
import { reveal } from "./reveal.ts";
import { layoutEdits } from "./text-changes.ts";
import { toggleWrapping } from "./wrapping.ts";

type Said = "noDescription" | "noFix" | "noTarget" | "noName" | "noProblem" | "notFormatted";

/** Announces a message to screen readers. */
function say(view: EditorView, message: string): void {
  view.dispatch({ effects: EditorView.announce.of(message) });
}

function sayKey(view: EditorView, said: Said): true {
  say(view, contextOf(view.state).text(`studio.editor.${said}`));
  return true;
}

/** A position beside the cursor, or in the middle of the editor if the cursor is out of view. */
function anchorAt(view: EditorView, offset: number): Anchor {
  const place = view.coordsAtPos(offset);
  if (place) return { left: place.left, top: place.top, height: place.bottom - place.top };
  const { left, top, width, height } = view.dom.getBoundingClientRect();
  return { left: left + width / 2, top: top + height / 2, height: 0 };
}

const showFixes: Command = (view) => {
  const { state } = view;
  const fixes = problemsAtCursor(state).flatMap((problem) => fixesIn(state, problem));
  if (fixes.length === 0) sayKey(view, "noFix");
  const at = anchorAt(view, state.selection.main.head);
  contextOf(state).open({ type: "fixes", at, fixes });
  return true;
};

/**
 * Goes to what the text names at an offset: opens an operation's card or moves to the block of that
 * name.
 */
export function goTo(view: EditorView, offset: number): boolean {
  const { state } = view;
  if (!isWithinLimits(state)) return false;
  const { environment, open } = contextOf(state);
  const target = targetAt(textOf(state), offset, environment());
  if (!target) return false;
  if (target.kind === "block") reveal(view, target.offset, target.length);
  else open({ type: "operation", operationId: target.operationId });
  return true;
}

const goToTarget: Command = (view) =>
  goTo(view, view.state.selection.main.head) || sayKey(view, "noTarget");

const rename: Command = (view) => {
  const { state } = view;
  const { environment, open } = contextOf(state);
  const { head } = state.selection.main;
  const found =
    isWithinLimits(state) && !state.readOnly ? renamesAt(textOf(state), head, environment()) : null;
  if (!found) return sayKey(view, "noName");
  const { from, name, edits } = found;
  open({ type: "rename", at: anchorAt(view, from), name, edits });
  return true;
};

/** Formats the text as the shipped pages are formatted. */
export const format: Command = (view) => {
  const source = textOf(view.state);
  if (!isWithinLimits(view.state)) return sayKey(view, "notFormatted");
  applyEdits(view, layoutEdits(source, formatPage(source)));
  return true;
};

const describe: Command = (view) => describeAtCursor(view) || sayKey(view, "noDescription");

/** Goes to a problem and announces it, since the card beside it is only visual. */
const goToProblem =
  (step: Command): Command =>
  (view) => {
    if (!step(view)) return sayKey(view, "noProblem");
    const { from } = view.state.selection.main;
    let said = "";
    forEachDiagnostic(view.state, (mark, start) => {
      if (start === from) said += `${mark.message} `;
    });
    say(view, said.trim());
    return true;
  };

/** The editor's commands in menu order, with separators between groups. */
export const editorCommands = [
  [
    { name: "complete", key: "Ctrl-Space", run: startCompletion },
    { name: "describe", key: "F1", run: describe },
    { name: "goTo", key: "F12", run: goToTarget },
    { name: "rename", key: "F2", run: rename },
    { name: "format", key: "Shift-Alt-f", run: format },
  ],
  [
    { name: "fix", key: "Mod-.", run: showFixes },
    { name: "nextProblem", key: "F8", run: goToProblem(nextDiagnostic) },
    { name: "previousProblem", key: "Shift-F8", run: goToProblem(previousDiagnostic) },
  ],
  [
    { name: "undo", key: "Mod-z", run: undo },
    { name: "redo", key: "Mod-Shift-z", run: redo },
    { name: "find", key: "Mod-f", run: openSearchPanel },
    { name: "line", key: "Mod-Alt-g", run: gotoLine },
  ],
  [
    { name: "fold", key: "Ctrl-Shift-[", run: foldCode },
    { name: "unfold", key: "Ctrl-Shift-]", run: unfoldCode },
    { name: "foldAll", key: "Ctrl-Alt-[", run: foldAll },
    { name: "unfoldAll", key: "Ctrl-Alt-]", run: unfoldAll },
    { name: "wrap", key: "Alt-z", run: toggleWrapping },
  ],
] as const satisfies readonly (readonly { name: string; key: string; run: Command }[])[];

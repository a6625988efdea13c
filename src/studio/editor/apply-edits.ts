import { isolateHistory } from "@codemirror/commands";
import type { ChangeSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";

/** Converts an edit to a change of the editor. */
export const changeOf = ({ offset, length, text }: TextEdit): ChangeSpec => ({
  from: offset,
  to: offset + length,
  insert: text,
});

/** Applies edits as one change, which a single undo reverts; does nothing in a read-only text. */
export function applyEdits(view: EditorView, edits: readonly TextEdit[]): boolean {
  const { state } = view;
  const fit = edits.filter(({ offset, length }) => offset + length <= state.doc.length);
  if (state.readOnly || fit.length === 0) return false;
  view.dispatch({
    changes: fit.map(changeOf),
    annotations: isolateHistory.of("full"),
    userEvent: "input",
  });
  return true;
}

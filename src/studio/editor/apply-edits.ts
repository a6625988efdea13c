import { isolateHistory } from "@codemirror/commands";
import type { ChangeSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";

/** An edit as the editor's changes are written. */
export const changeOf = ({ offset, length, text }: TextEdit): ChangeSpec => ({
  from: offset,
  to: offset + length,
  insert: text,
});

/** Makes edits as one change that one undo takes back; not where the text may only be read. */
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

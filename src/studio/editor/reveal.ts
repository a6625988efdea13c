import { EditorView } from "@codemirror/view";

/**
 * Scrolls to a range and puts the cursor at its start. A range on one line is selected; a longer
 * one is not, because the next keystroke would replace all of it.
 */
export function reveal(view: EditorView, offset: number, length = 0): void {
  const { doc } = view.state;
  const anchor = Math.max(0, Math.min(offset, doc.length));
  const end = Math.min(anchor + length, doc.length);
  const head = end <= doc.lineAt(anchor).to ? end : anchor;
  view.dispatch({
    selection: { anchor, head },
    effects: EditorView.scrollIntoView(anchor, { y: "center" }),
  });
  view.focus();
}

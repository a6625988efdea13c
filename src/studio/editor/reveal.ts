import { EditorView } from "@codemirror/view";

/**
 * Brings a place into sight and puts the cursor there; what stands on one line is selected, of
 * what is longer only the beginning is shown, lest a key replace it all.
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

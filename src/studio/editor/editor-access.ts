import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { PageHost } from "../../../renderers/runtime/page/host.ts";

/** The label, key hint and read-only state of an editor. */
export interface EditorAccess {
  label: string;
  /** The id of the element that explains the keyboard use of the editor. */
  descriptionId: string;
  isReadOnly: boolean;
}

const access = new Compartment();
const words = new Compartment();

/** The editor extensions that change with the screen; they start empty. */
export const changingParts: Extension = [access.of([]), words.of([])];

/** Sets an editor's label and whether its text is read-only. */
export function setAccess(view: EditorView, wanted: EditorAccess): void {
  const { label, descriptionId, isReadOnly } = wanted;
  const attributes = {
    "aria-label": label,
    "aria-describedby": descriptionId,
    "aria-readonly": String(isReadOnly),
    tabindex: "0",
  };
  const parts = [EditorState.readOnly.of(isReadOnly), EditorView.contentAttributes.of(attributes)];
  view.dispatch({ effects: access.reconfigure(parts) });
}

/** Sets the language of the editor's own texts. */
export function setWords(view: EditorView, text: PageHost["text"]): void {
  view.dispatch({ effects: words.reconfigure(editorPhrases(text)) });
}

/** CodeMirror's phrases, by the keys of the product's texts. */
const phrases = {
  Find: "studio.editor.search.find",
  Replace: "studio.editor.search.replaceBy",
  next: "studio.editor.search.next",
  previous: "studio.editor.search.previous",
  all: "studio.editor.search.all",
  "match case": "studio.editor.search.matchCase",
  regexp: "studio.editor.search.regexp",
  "by word": "studio.editor.search.byWord",
  replace: "studio.editor.search.replace",
  "replace all": "studio.editor.search.replaceAll",
  close: "common.close",
  "current match": "studio.editor.search.currentMatch",
  "on line": "studio.editor.search.onLine",
  "replaced match on line $": "studio.editor.search.replacedOnLine",
  "replaced $ matches": "studio.editor.search.replacedMatches",
  "Go to line": "studio.editor.command.line",
  go: "studio.editor.search.go",
  Completions: "studio.editor.completions",
  "Selection deleted": "studio.editor.selectionDeleted",
  "Folded lines": "studio.editor.foldedLines",
  "Unfolded lines": "studio.editor.unfoldedLines",
  "folded code": "studio.editor.folded",
  unfold: "studio.editor.command.unfold",
  to: "studio.editor.to",
  "Fold line": "studio.editor.command.fold",
  "Unfold line": "studio.editor.unfoldLine",
  "Control character": "studio.editor.controlCharacter",
} as const;

/** CodeMirror's own texts in the language of the interface. */
function editorPhrases(text: PageHost["text"]): Extension {
  const words = Object.entries(phrases).map(([phrase, key]) => [phrase, text(key)]);
  return EditorState.phrases.of(Object.fromEntries(words));
}

import { EditorState, type Extension } from "@codemirror/state";
import type { PageHost } from "../../../renderers/runtime/page/host.ts";

/** What the editor's own parts say, by the keys of our texts. */
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
  close: "studio.editor.search.close",
  "current match": "studio.editor.search.currentMatch",
  "on line": "studio.editor.search.onLine",
  "replaced match on line $": "studio.editor.search.replacedOnLine",
  "replaced $ matches": "studio.editor.search.replacedMatches",
  "Go to line": "studio.editor.search.goToLine",
  go: "studio.editor.search.go",
  Completions: "studio.editor.completions",
  "Selection deleted": "studio.editor.selectionDeleted",
  "Folded lines": "studio.editor.foldedLines",
  "Unfolded lines": "studio.editor.unfoldedLines",
  "folded code": "studio.editor.folded",
  unfold: "studio.editor.unfold",
  to: "studio.editor.to",
  "Fold line": "studio.editor.foldLine",
  "Unfold line": "studio.editor.unfoldLine",
  "Control character": "studio.editor.controlCharacter",
} as const;

/** The editor's own words in the language of the interface. */
export function editorPhrases(text: PageHost["text"]): Extension {
  const words = Object.entries(phrases).map(([phrase, key]) => [phrase, text(key)]);
  return EditorState.phrases.of(Object.fromEntries(words));
}

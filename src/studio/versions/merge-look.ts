import { json } from "@codemirror/lang-json";
import { EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, lineNumbers } from "@codemirror/view";
import type { PageHost } from "../../../renderers/runtime/host.ts";
import { editorLook } from "../editor/editor-theme.ts";

/** How texts beside each other look, by the palette's variables alone. */
const look = EditorView.theme({
  "&": { fontSize: "12px" },
  "&.cm-merge-a .cm-changedLine, .cm-deletedChunk": {
    backgroundColor: "color-mix(in srgb, var(--sw-danger) 9%, transparent)",
  },
  "&.cm-merge-b .cm-changedLine, .cm-inlineChangedLine": {
    backgroundColor: "color-mix(in srgb, var(--sw-success) 11%, transparent)",
  },
  "&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText": {
    background: "color-mix(in srgb, var(--sw-danger) 26%, transparent)",
  },
  "&.cm-merge-b .cm-changedText": {
    background: "color-mix(in srgb, var(--sw-success) 28%, transparent)",
  },
  ".cm-changeGutter": { width: "3px", paddingLeft: "1px" },
  "&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter": {
    background: "var(--sw-danger)",
  },
  "&.cm-merge-b .cm-changedLineGutter": { background: "var(--sw-success)" },
  ".cm-collapsedLines": {
    color: "var(--sw-text-muted)",
    fontFamily: "var(--ant-font-family)",
    background: "var(--sw-ground)",
  },
});

/** What both texts have: their look, their language, and words in the interface's. */
export function mergeParts(label: string, isEditable: boolean, text: PageHost["text"]): Extension {
  return [
    lineNumbers(),
    drawSelection(),
    json(),
    editorLook,
    look,
    EditorView.lineWrapping,
    EditorState.readOnly.of(!isEditable),
    EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
    EditorState.phrases.of({
      "$ unchanged lines": text("studio.versions.unchangedLines"),
      Accept: text("studio.versions.keep"),
      Reject: text("studio.versions.take"),
      "Revert this chunk": text("studio.versions.take"),
    }),
  ];
}

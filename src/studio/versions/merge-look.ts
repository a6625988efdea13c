import { json } from "@codemirror/lang-json";
import { getOriginalDoc, MergeView, unifiedMergeView } from "@codemirror/merge";
import { EditorState, type Extension, type Text } from "@codemirror/state";
import { drawSelection, EditorView, lineNumbers } from "@codemirror/view";
import type { PageHost } from "../../../renderers/runtime/page/host.ts";
import { editorLook } from "../editor/editor-theme.ts";

/** A tint of a colour that is faint enough for text to stay readable on it. */
const faint = (colour: string): string => `color-mix(in srgb, var(--sw-${colour}) 8%, transparent)`;
const underlined = (colour: string) => ({
  background: "transparent",
  boxShadow: `inset 0 -2px 0 var(--sw-${colour})`,
});

/** The styles of a text comparison, from the palette's variables only. */
const look = EditorView.theme({
  "&": { fontSize: "12px" },
  "&.cm-merge-a .cm-changedLine, .cm-deletedChunk": { backgroundColor: faint("danger") },
  "&.cm-merge-b .cm-changedLine, .cm-inlineChangedLine": { backgroundColor: faint("success") },
  "&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText": underlined("danger"),
  "&.cm-merge-b .cm-changedText": underlined("success"),
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
  // Most fonts lack the characters that the editor uses by default.
  ".cm-collapsedLines::before, .cm-collapsedLines::after": { content: '"⋯"' },
  // The browser removes backgrounds and shadows there, so that lines show what differs.
  "@media (forced-colors: active)": {
    ".cm-changedText": { textDecoration: "underline 2px" },
    ".cm-deletedChunk": { textDecoration: "line-through" },
  },
});

/**
 * The extensions of both compared texts: styles, language, and phrases in the language of the
 * interface.
 */
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

/** A text of the comparison with its extensions. */
interface Written {
  doc: string;
  extensions: Extension;
}

/** The editor of the own text and access to the other text that it is compared with. */
export interface Sides {
  own: EditorView;
  others(): Text;
  destroy(): void;
}

/** Comparison limits: long texts are compared roughly to save time. */
const looks = {
  diffConfig: { scanLimit: 2_000, timeout: 400 },
  collapseUnchanged: { margin: 3, minSize: 8 },
};

/**
 * Shows two texts side by side, or in one column with the other text's differing lines above the
 * own ones.
 */
export function showSides(
  parent: HTMLElement,
  { doc, extensions }: Written,
  others: Written,
  isInOne: boolean,
): Sides {
  if (!isInOne) {
    const view = new MergeView({ parent, a: others, b: { doc, extensions }, ...looks });
    return { own: view.b, others: () => view.a.state.doc, destroy: () => view.destroy() };
  }
  const compared = unifiedMergeView({ original: others.doc, mergeControls: false, ...looks });
  const state = EditorState.create({ doc, extensions: [extensions, compared] });
  const own = new EditorView({ parent, state });
  return { own, others: () => getOriginalDoc(own.state), destroy: () => own.destroy() };
}

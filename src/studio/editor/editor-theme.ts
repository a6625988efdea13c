import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { completionIcons } from "./hints/completion-icons.ts";

const codeFamily = "var(--ant-font-family-code, ui-monospace, monospace)";

/**
 * The colours of JSON tokens, from the palette's text colours, which are readable in both themes.
 */
const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--sw-accent)" },
  { tag: tags.string, color: "var(--sw-success)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--sw-warning)" },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: "var(--sw-text-muted)" },
  { tag: tags.invalid, color: "var(--sw-danger)" },
]);

const text = EditorView.theme({
  "&": { height: "100%", color: "var(--sw-text)", backgroundColor: "var(--sw-surface)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: codeFamily,
    fontSize: "var(--sw-font-small)",
    lineHeight: "1.6",
    overscrollBehavior: "contain",
  },
  ".cm-content": { caretColor: "var(--sw-text)", paddingBlock: "8px" },
  ".cm-line": { padding: "0 8px 0 4px" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--sw-text)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { backgroundColor: "color-mix(in srgb, var(--sw-accent) 24%, transparent)" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--sw-hover) 45%, transparent)" },
  ".cm-selectionMatch": {
    backgroundColor: "color-mix(in srgb, var(--sw-accent) 14%, transparent)",
  },
  ".cm-searchMatch": { backgroundColor: "color-mix(in srgb, var(--sw-warning) 30%, transparent)" },
  ".cm-searchMatch.cm-searchMatch-selected": {
    backgroundColor: "color-mix(in srgb, var(--sw-warning) 55%, transparent)",
  },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "transparent",
    boxShadow: "inset 0 0 0 1px var(--sw-accent)",
    borderRadius: "2px",
  },
  "&.cm-focused .cm-nonmatchingBracket": {
    backgroundColor: "color-mix(in srgb, var(--sw-danger) 10%, transparent)",
    boxShadow: "inset 0 0 0 1px var(--sw-danger)",
  },
  ".cm-foldPlaceholder": {
    padding: "0 6px",
    color: "var(--sw-text-muted)",
    backgroundColor: "var(--sw-hover)",
    border: "1px solid var(--sw-border)",
    borderRadius: "4px",
  },
});

const gutters = EditorView.theme({
  ".cm-gutters": {
    color: "var(--sw-text-faint)",
    backgroundColor: "var(--sw-surface)",
    border: "none",
  },
  ".cm-activeLineGutter": { color: "var(--sw-text)", backgroundColor: "transparent" },
  ".cm-foldGutter .cm-gutterElement": { padding: "0 4px", cursor: "pointer" },
  ".cm-gutter-lint": { width: "16px" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "0.3em 2px" },
  // The markers differ in shape too, since colour alone would not tell an error from a warning.
  ".cm-lint-marker.cm-lint-marker-error, .cm-lint-marker.cm-lint-marker-warning": {
    width: "11px",
    height: "11px",
    content: "none",
  },
  ".cm-lint-marker.cm-lint-marker-error": {
    backgroundColor: "var(--sw-danger)",
    borderRadius: "50%",
  },
  ".cm-lint-marker.cm-lint-marker-warning": {
    backgroundColor: "var(--sw-warning)",
    clipPath: "polygon(50% 0, 100% 100%, 0 100%)",
  },
  ".cm-lintRange": { backgroundImage: "none", paddingBottom: "0" },
  ".cm-lintRange-error, .cm-lintRange-warning": {
    textDecoration: "underline wavy var(--sw-danger) 1px",
    textUnderlineOffset: "3px",
    textDecorationSkipInk: "none",
  },
  ".cm-lintRange-warning": { textDecorationColor: "var(--sw-warning)" },
  ".cm-lintPoint::after": { borderBottomColor: "var(--sw-danger) !important" },
  ".cm-lintPoint-warning::after": { borderBottomColor: "var(--sw-warning) !important" },
});

const fields = {
  font: "inherit",
  color: "var(--sw-text)",
  backgroundColor: "var(--sw-surface)",
  backgroundImage: "none",
  border: "1px solid var(--sw-border)",
  borderRadius: "6px",
};

const panels = EditorView.theme({
  ".cm-panels, .cm-panels.cm-panels-top": {
    zIndex: "3",
    color: "var(--sw-text)",
    backgroundColor: "var(--sw-canvas)",
    border: "none",
    borderBottom: "1px solid var(--sw-border-soft)",
  },
  ".cm-panel.cm-search, .cm-panel.cm-gotoLine, .cm-dialog": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "6px",
    padding: "8px 44px 8px 8px",
    fontSize: "var(--sw-font-small)",
  },
  ".cm-panel.cm-search br": { flexBasis: "100%", content: '""' },
  ".cm-panel.cm-search label": {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    margin: "0",
    fontSize: "inherit",
  },
  ".cm-panel .cm-textfield, .cm-dialog .cm-textfield": {
    ...fields,
    minWidth: "0",
    width: "220px",
    height: "var(--sw-control-small)",
    margin: "0",
    padding: "0 8px",
  },
  ".cm-panel .cm-button, .cm-dialog .cm-button": {
    ...fields,
    height: "var(--sw-control-small)",
    margin: "0",
    padding: "0 10px",
    cursor: "pointer",
  },
  ".cm-panel .cm-button:hover, .cm-dialog .cm-button:hover": {
    color: "var(--sw-accent)",
    borderColor: "var(--sw-accent)",
    backgroundImage: "none",
  },
  ".cm-panel.cm-search [name=close], .cm-dialog-close": {
    top: "6px",
    right: "8px",
    width: "28px",
    height: "28px",
    color: "var(--sw-text-muted)",
    fontSize: "18px",
    borderRadius: "6px",
    cursor: "pointer",
  },
  ".cm-panel.cm-search [name=close]:hover": { backgroundColor: "var(--sw-hover)" },
});

const tooltips = EditorView.theme({
  ".cm-tooltip": {
    zIndex: "900",
    color: "var(--sw-text)",
    backgroundColor: "var(--sw-raised)",
    border: "1px solid var(--sw-border)",
    borderRadius: "8px",
    boxShadow: "0 6px 20px var(--sw-shadow)",
    overflow: "hidden",
  },
  ".cm-tooltip-section:not(:first-child)": { borderTop: "1px solid var(--sw-border-soft)" },
  ".cm-tooltip-lint": { maxWidth: "min(520px, 90vw)" },
  ".cm-diagnostic": { margin: "0", padding: "8px 12px", borderLeft: "3px solid" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--sw-danger)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--sw-warning)" },
  ".cm-diagnosticText": { fontSize: "var(--sw-font-small)" },
  ".cm-swRemedy": { color: "var(--sw-text-muted)" },
  ".cm-swFixes": { display: "flex", flexWrap: "wrap", gap: "6px", marginTop: "6px" },
  ".cm-swFix": {
    minHeight: "24px",
    padding: "0 8px",
    color: "var(--sw-accent)",
    font: "inherit",
    backgroundColor: "var(--sw-accent-soft)",
    border: "none",
    borderRadius: "5px",
    cursor: "pointer",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    minWidth: "240px",
    maxWidth: "min(560px, 92vw)",
    maxHeight: "16em",
    fontFamily: codeFamily,
    fontSize: "var(--sw-font-small)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    padding: "3px 10px 3px 6px",
    lineHeight: "1.6",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    color: "var(--sw-text)",
    backgroundColor: "var(--sw-accent-soft)",
  },
  ".cm-completionMatchedText": {
    color: "var(--sw-accent)",
    textDecoration: "none",
    fontWeight: "600",
  },
  ".cm-completionLabel": { overflow: "hidden", textOverflow: "ellipsis" },
  ".cm-completionDetail": {
    flex: "1 2 auto",
    minWidth: "0",
    marginLeft: "12px",
    overflow: "hidden",
    color: "var(--sw-text-muted)",
    fontFamily: "var(--ant-font-family)",
    fontStyle: "normal",
    textAlign: "right",
    textOverflow: "ellipsis",
  },
  ".cm-tooltip.cm-completionInfo": {
    maxWidth: "min(380px, 80vw)",
    maxHeight: "60vh",
    padding: "0",
    overflow: "auto",
  },
});

/**
 * The editor's theme, from the palette's CSS variables, so that a change of theme needs no update.
 */
export const editorLook = [
  text,
  gutters,
  panels,
  tooltips,
  completionIcons,
  syntaxHighlighting(highlighting),
];

import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  isolateHistory,
} from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from "@codemirror/language";
import { linter, lintGutter } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  Prec,
  Transaction,
} from "@codemirror/state";
import {
  closeHoverTooltips,
  drawSelection,
  dropCursor,
  EditorView,
  hasHoverTooltips,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  type KeyBinding,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { isWithinSourceLimits } from "../../language/source.ts";
import { withPlainLineEnds } from "../line-ends.ts";
import { changeOf } from "./apply-edits.ts";
import { changingParts } from "./editor-access.ts";
import { editorCommands, goTo } from "./editor-commands.ts";
import { type EditorContext, editorContext, isWithinLimits, textOf } from "./editor-context.ts";
import { editorLook } from "./editor-theme.ts";
import { complete } from "./hints/complete.ts";
import { description } from "./hints/describe.ts";
import { pastedLines } from "./pasted-lines.ts";
import { checkedText } from "./problems/problem-marks.ts";
import { lineEdits, replacingEdit } from "./text-changes.ts";
import { wrapsLines } from "./wrapping.ts";

interface EditorParts {
  parent: HTMLElement;
  source: string;
  context: EditorContext;
  /** Called when a person changes the text, not when it is replaced from outside. */
  onChange(source: string): void;
  onCursor(view: EditorView): void;
}

const fromOutside = Annotation.define<true>();

/** Creates a text editor for a page's source in an element. */
export function createEditor(parts: EditorParts): EditorView {
  const { parent, source, context } = parts;
  const state = EditorState.create({
    doc: source,
    extensions: [
      editorContext.of(context),
      changingParts,
      // Only `\n` ends a line, so that offsets equal those of the page language.
      EditorState.lineSeparator.of("\n"),
      EditorView.clipboardInputFilter.of(withPlainLineEnds),
      pastedLines,
      EditorState.tabSize.of(2),
      indentUnit.of("  "),
      problems,
      gutters,
      typing,
      parsesIfSmall(source),
      language,
      wrapsLines,
      editorLook,
      EditorView.updateListener.of(({ docChanged, selectionSet, transactions, view }) => {
        const isOwn = transactions.some((one) => one.docChanged && !one.annotation(fromOutside));
        if (isOwn) parts.onChange(textOf(view.state));
        if (docChanged || selectionSet) parts.onCursor(view);
      }),
    ],
  });
  return new EditorView({ parent, state });
}

/**
 * Replaces the editor's text with one from outside. A text with other people's changes is applied
 * line by line and outside the undo history, so that undo reverts only what was typed here; any
 * other text is one change that can be undone.
 */
export function replaceFromOutside(view: EditorView, source: string, isOfOthers: boolean): void {
  const written = textOf(view.state);
  if (written === source) return;
  const edits = isOfOthers ? lineEdits(written, source) : [replacingEdit(written, source)];
  const kept = isOfOthers ? Transaction.addToHistory.of(false) : isolateHistory.of("full");
  view.dispatch({ changes: edits.map(changeOf), annotations: [fromOutside.of(true), kept] });
}

const gutters = [lineNumbers(), highlightActiveLineGutter(), foldGutter(), codeFolding()];

/** Milliseconds after Escape in which Tab moves the focus out of the text. */
const leavingTimeMs = 2_000;

const leaving: KeyBinding = {
  key: "Escape",
  run: (view) => {
    view.setTabFocusMode(leavingTimeMs);
    if (hasHoverTooltips(view.state)) view.dispatch({ effects: closeHoverTooltips });
    return false;
  },
};

const ownKeys: KeyBinding[] = editorCommands.flat().map(({ key, run }) => ({
  key,
  // The letter that Alt produces with this key on a Mac keyboard.
  ...(key === "Shift-Alt-f" ? { mac: "Alt-Ï" } : {}),
  run,
  preventDefault: true,
}));

const typing: Extension = [
  highlightSpecialChars(),
  history(),
  drawSelection(),
  dropCursor(),
  EditorState.allowMultipleSelections.of(true),
  EditorView.clickAddsSelectionRange.of(({ altKey }) => altKey),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightSelectionMatches({ minSelectionLength: 3 }),
  search({ top: true }),
  Prec.highest(keymap.of([leaving])),
  Prec.high(keymap.of([{ key: "Tab", run: acceptCompletion }, ...ownKeys])),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    indentWithTab,
  ]),
];

const problems: Extension = [linter(null), lintGutter(), checkedText];

const language: Extension = [
  autocompletion({ override: [complete], maxRenderedOptions: 100 }),
  description,
  EditorView.domEventHandlers({
    mousedown: (event, view) => {
      if (event.button !== 0 || !(event.ctrlKey || event.metaKey)) return false;
      const offset = view.posAtCoords({ x: event.clientX, y: event.clientY });
      const isTaken = offset !== null && goTo(view, offset);
      if (isTaken) event.preventDefault();
      return isTaken;
    },
  }),
];

const parsing = new Compartment();
const parsed: Extension = json();
const plain: Extension = [];

/** A text beyond the limits is not parsed, so that typing stays fast. */
const parsesIfSmall = (source: string): Extension => [
  parsing.of(isWithinSourceLimits(source) ? parsed : plain),
  EditorState.transactionExtender.of(({ docChanged, startState, newDoc }) => {
    if (!docChanged) return null;
    const wanted = isWithinLimits({ doc: newDoc }) ? parsed : plain;
    return wanted === parsing.get(startState) ? null : { effects: parsing.reconfigure(wanted) };
  }),
];

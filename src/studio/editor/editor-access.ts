import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { PageHost } from "../../../renderers/runtime/page/host.ts";
import { editorPhrases } from "./editor-phrases.ts";

/** What the text is called, what is said of its keys, and whether it may be changed. */
export interface EditorAccess {
  label: string;
  /** The element that says how to get along by keyboard. */
  descriptionId: string;
  isReadOnly: boolean;
}

const access = new Compartment();
const words = new Compartment();

/** What of an editor changes with the screen around it; empty at first. */
export const changingParts: Extension = [access.of([]), words.of([])];

/** Lets the text be changed or only read, under a name. */
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

/** Gives the editor the words of a language. */
export function setWords(view: EditorView, text: PageHost["text"]): void {
  view.dispatch({ effects: words.reconfigure(editorPhrases(text)) });
}

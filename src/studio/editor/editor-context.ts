import { type EditorState, Facet, type Text } from "@codemirror/state";
import type { PageHost } from "../../../renderers/runtime/page/host.ts";
import { keptBy } from "../../catalogue/kept-by.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { QuickFix, TextEdit } from "../../language/fixes/quick-fix.ts";
import { isWithinSourceLimits, sourceLimits } from "../../language/source.ts";

/** The window position of an overlay, beside an offset in the text. */
export interface Anchor {
  left: number;
  top: number;
  height: number;
}

/** An overlay over the editor's text. */
export type Overlay =
  | { type: "fixes"; at: Anchor; fixes: readonly QuickFix[] }
  | { type: "rename"; at: Anchor; name: string; edits(name: string): readonly TextEdit[] }
  | { type: "operation"; operationId: string };

/**
 * The parts of the screen that the editor's extensions use, read through functions because they
 * change.
 */
export interface EditorContext {
  environment(): LanguageEnvironment;
  text: PageHost["text"];
  open(overlay: Overlay): void;
}

/** The facet that holds the screen's context in the editor's state. */
export const editorContext = Facet.define<EditorContext, EditorContext | null>({
  combine: ([context]) => context ?? null,
});

/** The screen's context, for the editor's extensions. */
export function contextOf(state: EditorState): EditorContext {
  const context = state.facet(editorContext);
  if (!context) throw new Error("The editor was made without the screen around it.");
  return context;
}

const textOfDocument = keptBy((doc: Text) => doc.toString());

/** The whole text as a string, computed once for each document. */
export function textOf({ doc }: Pick<EditorState, "doc">): string {
  return textOfDocument(doc);
}

/** Whether a text is small enough to be analysed at every keystroke. */
export function isWithinLimits({ doc }: Pick<EditorState, "doc">): boolean {
  return doc.length <= sourceLimits.characters && isWithinSourceLimits(textOf({ doc }));
}

import { type EditorState, Facet, type Text } from "@codemirror/state";
import type { PageHost } from "../../../renderers/runtime/page/host.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { QuickFix, TextEdit } from "../../language/fixes/quick-fix.ts";
import { isWithinSourceLimits, sourceLimits } from "../../language/source.ts";

/** The position of an overlay in the window, beside a place of the text. */
export interface Anchor {
  left: number;
  top: number;
  height: number;
}

/** An overlay over the text. */
export type Overlay =
  | { type: "fixes"; at: Anchor; fixes: readonly QuickFix[] }
  | { type: "rename"; at: Anchor; name: string; edits(name: string): readonly TextEdit[] }
  | { type: "operation"; operationId: string };

/** What the editor's parts read from the screen; read anew each time, since it changes. */
export interface EditorContext {
  environment(): LanguageEnvironment;
  text: PageHost["text"];
  open(overlay: Overlay): void;
}

/** The screen around an editor, as a part of its state. */
export const editorContext = Facet.define<EditorContext, EditorContext | null>({
  combine: ([context]) => context ?? null,
});

/** The screen around an editor, for all that is an extension of it. */
export function contextOf(state: EditorState): EditorContext {
  const context = state.facet(editorContext);
  if (!context) throw new Error("The editor was made without the screen around it.");
  return context;
}

const texts = new WeakMap<Text, string>();

/** The whole text as a string, made once for each state of it. */
export function textOf({ doc }: Pick<EditorState, "doc">): string {
  const known = texts.get(doc);
  if (known !== undefined) return known;
  const text = doc.toString();
  texts.set(doc, text);
  return text;
}

/** Whether a text is small enough for the language to be asked about it at every key. */
export function isWithinLimits({ doc }: Pick<EditorState, "doc">): boolean {
  return doc.length <= sourceLimits.characters && isWithinSourceLimits(textOf({ doc }));
}

import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";
import type { CompletionOption } from "../../../language/editing/completion.ts";
import { completionsAt } from "../../../language/editing/completions-at.ts";
import type { TextEdit } from "../../../language/fixes/quick-fix.ts";
import { changeOf } from "../apply-edits.ts";
import { contextOf, isWithinLimits, textOf } from "../editor-context.ts";
import { drawDescription } from "./describe-card.tsx";

/** The changes of a completion outside the completed word. */
interface Beside {
  /** The number of characters removed after the cursor. */
  after: number;
  /** Edits before the completion, such as a missing comma. */
  additional: readonly TextEdit[];
}

/** Completions at the cursor, from the page language. */
export function complete({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  if (!isWithinLimits(state) || state.readOnly) return null;
  const source = textOf(state);
  if (!explicit && !/[\w$."']/.test(source[pos - 1] ?? "")) return null;
  const { from, to, options, additional } = completionsAt(
    source,
    pos,
    contextOf(state).environment(),
  );
  // A title that is typed as prose gets no completions of text keys.
  const isProse =
    !source.slice(from, pos).includes(".") && options.every(({ kind }) => kind === "text");
  if (options.length === 0 || (!explicit && isProse)) return null;
  const beside = { after: Math.max(0, to - pos), additional };
  return {
    from,
    options: options.map((option, index) => completionOf(option, index / options.length, beside)),
    validFor: /^[\w$-]*$/,
  };
}

/** The language's order decides between options that match equally well. */
function completionOf(
  { label, detail, info, kind, insert, cursor = insert.length }: CompletionOption,
  rank: number,
  { after, additional }: Beside,
): Completion {
  return {
    label,
    detail,
    type: kind,
    boost: -20 * rank,
    ...(info ? { info: () => drawDescription({ title: "", markdown: info }) } : {}),
    apply: (view: EditorView, completion: Completion, from: number, to: number) => {
      const moved = additional.reduce((sum, { length, text }) => sum + text.length - length, 0);
      view.dispatch({
        changes: [...additional.map(changeOf), { from, to: to + after, insert }],
        selection: { anchor: from + moved + cursor },
        annotations: pickedCompletion.of(completion),
        userEvent: "input.complete",
        scrollIntoView: true,
      });
    },
  };
}

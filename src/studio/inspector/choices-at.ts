import type { CompletionOption } from "../../language/editing/completion.ts";
import { completionsAt } from "../../language/editing/completions-at.ts";
import { encoded } from "../../language/editing/tokens.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import { addEntries, addItem, replaced } from "../../language/fixes/entry-edits.ts";
import { applyFix, type TextEdit } from "../../language/fixes/quick-fix.ts";
import type { SourceNode } from "../../language/source.ts";

/** The place of a value to write: an existing value, a new property or a new item. */
export type ValuePlace =
  | { node: SourceNode }
  | { owner: SourceNode; name: string }
  | { list: SourceNode };

/** The completions of a string at a place, the same as the editor offers. */
export function choicesAt(
  source: string,
  place: ValuePlace,
  environment: LanguageEnvironment,
): CompletionOption[] {
  const edit = editFor(source, place, '""');
  const offset = edit.offset + edit.text.lastIndexOf('""') + 1;
  return completionsAt(applyFix(source, { edits: [edit] }), offset, environment).options;
}

/** The completions of a whole value, such as a block with its required properties. */
export function wholeChoicesAt(
  source: string,
  place: ValuePlace,
  environment: LanguageEnvironment,
): CompletionOption[] {
  const mark = "null";
  const edit = editFor(source, place, mark);
  const offset = edit.offset + edit.text.lastIndexOf(mark);
  const text = edit.text.replace(/null(?=[^l]*$)/, "");
  return completionsAt(applyFix(source, { edits: [{ ...edit, text }] }), offset, environment)
    .options;
}

function editFor(source: string, place: ValuePlace, json: string): TextEdit {
  if ("node" in place) return replaced(place.node, json);
  if ("list" in place) return addItem(source, place.list, json);
  return addEntries(source, place.owner, { [place.name]: json });
}

/** An expression with an inserted completion, and the cursor's place after it. */
export interface CompletedExpression {
  label: string;
  detail: string;
  value: string;
  cursor: number;
}

/** The completions of an expression in an input of its own. */
export function expressionChoices(
  source: string,
  place: ValuePlace,
  value: string,
  cursor: number,
  environment: LanguageEnvironment,
): CompletedExpression[] {
  const edit = editFor(source, place, JSON.stringify(value));
  const start = edit.offset + edit.text.lastIndexOf(JSON.stringify(value)) + 1;
  const text = applyFix(source, { edits: [edit] });
  const at = start + encoded(value.slice(0, cursor)).length;
  const { from, to, options } = completionsAt(text, at, environment);
  const typed = text.slice(from, at).toLowerCase();
  const before = value.slice(0, cursor - (at - from));
  const after = value.slice(cursor + (to - at));
  const written = (insert: string): string => JSON.parse(`"${insert}"`);
  return options
    .filter(({ label }) => label.toLowerCase().includes(typed) && label.toLowerCase() !== typed)
    .map(({ label, detail = "", insert, cursor: within = insert.length }) => ({
      label,
      detail,
      value: before + written(insert) + after,
      cursor: before.length + within,
    }));
}

/** The property names that the editor would offer for an object. */
export function keyChoicesAt(
  source: string,
  { offset }: SourceNode,
  environment: LanguageEnvironment,
): CompletionOption[] {
  const at = offset + 1;
  return completionsAt(`${source.slice(0, at)}  ${source.slice(at)}`, at + 1, environment).options;
}

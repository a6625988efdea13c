import type { CompletionOption, Completions } from "../../../src/language/editing/completion.ts";
import { completionsAt } from "../../../src/language/editing/completions-at.ts";
import { environment } from "../../support/shipped-environment.ts";

/** A text without the mark `¦` of its cursor, and the offset of that mark. */
export function cursorIn(marked: string): { source: string; offset: number } {
  const offset = marked.indexOf("¦");
  return { source: marked.slice(0, offset) + marked.slice(offset + 1), offset };
}

/** A page with a table of cultural groups and the given further properties. */
export const table = (more: string): string =>
  `{ "title": "Test", "body": { "kind": "table", "name": "groups", "rows": "culturalGroup.page", ${more} } }`;

/** A page with a table of cultural groups and one action on its rows with the given properties. */
export const rowAction = (more: string): string =>
  table(`"rowActions": [{ "label": "X", ${more} }]`);

/** The completions at the cursor of a text. */
export function offered(marked: string): Completions {
  const { source, offset } = cursorIn(marked);
  return completionsAt(source, offset, environment);
}

/** The labels of the completions at the cursor of a text. */
export const labels = (marked: string): string[] =>
  offered(marked).options.map(({ label }) => label);

/** The text after a completion was accepted, with a mark at the new cursor. */
export function taken(marked: string, label: string): string {
  const { source } = cursorIn(marked);
  const completions = offered(marked);
  const option = completions.options.find((candidate) => candidate.label === label);
  if (!option) throw new Error(`"${label}" is not offered: ${labels(marked).join(", ")}`);
  return withOption(source, completions, option);
}

/** A text into which a completion was inserted. */
export function withOption(
  source: string,
  { from, to, additional }: Completions,
  { insert, cursor = insert.length }: CompletionOption,
): string {
  const [edit] = additional;
  const before = edit
    ? source.slice(0, edit.offset) + edit.text + source.slice(edit.offset, from)
    : source.slice(0, from);
  return `${before}${insert.slice(0, cursor)}¦${insert.slice(cursor)}${source.slice(to)}`;
}

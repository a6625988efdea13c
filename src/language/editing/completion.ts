import type { TextEdit } from "../fixes/quick-fix.ts";

/** Something that can stand at the cursor. */
export interface CompletionOption {
  /** What is compared with what is typed. */
  label: string;
  /** A few words behind it: a summary, a type, a text. */
  detail?: string;
  /** A sentence or more, in Markdown. */
  info?: string;
  kind:
    | "property"
    | "kind"
    | "operation"
    | "field"
    | "parameter"
    | "expression"
    | "value"
    | "text"
    | "icon"
    | "dictionary"
    | "block";
  /** What stands in the place of `from` to `to` then; the text is valid JSON where it was before. */
  insert: string;
  /** Where the cursor goes, within `insert`; behind it where left out. */
  cursor?: number;
}

/** All that can stand at a place of a page's text. */
export interface Completions {
  /** The stretch that an option replaces: what is typed of it, without the quote before it. */
  from: number;
  to: number;
  options: CompletionOption[];
  /** What any of the options changes elsewhere, before `from`: the comma that is missing there. */
  additional: readonly TextEdit[];
}

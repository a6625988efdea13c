import type { TextEdit } from "../fixes/quick-fix.ts";

/** A completion that may be inserted at the cursor. */
export interface CompletionOption {
  /** The text that is compared with what the person has typed. */
  label: string;
  /** A short addition behind the label, such as a summary, a type or a text. */
  detail?: string;
  /** An explanation of the completion, in Markdown. */
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
  /** The text that replaces the range from `from` to `to`; the page stays valid JSON. */
  insert: string;
  /** Offset of the cursor within `insert` after the insertion; at the end if left out. */
  cursor?: number;
}

/** All completions at a place of a page's text. */
export interface Completions {
  /** Offset of the characters that a completion replaces, without the quote before them. */
  from: number;
  to: number;
  options: CompletionOption[];
  /** Edits before `from` that every completion needs, such as adding a missing comma. */
  additional: readonly TextEdit[];
}

import type { TextEdit } from "../fixes/quick-fix.ts";

/** A completion that may be inserted at the cursor. */
export interface CompletionOption {
  /** The text that the typed characters are compared with. */
  label: string;
  /** A few words shown behind the label: a summary, a type, a text. */
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
  /** Offset of the cursor within `insert` afterwards; at its end if left out. */
  cursor?: number;
}

/** All completions at a place of a page's text. */
export interface Completions {
  /** The range that a completion replaces: the typed characters, without the quote before them. */
  from: number;
  to: number;
  options: CompletionOption[];
  /** Edits before `from` that every completion makes, such as adding a missing comma. */
  additional: readonly TextEdit[];
}

/** What stands in an expression: what it does, with an example and what that gives. */
export interface ExpressionEntry {
  summary: string;
  example: string;
  /** What the example gives with the example's values. */
  result: unknown;
}

/** Entries by the names under which they are told. */
export type ExpressionEntries = Readonly<Record<string, ExpressionEntry>>;

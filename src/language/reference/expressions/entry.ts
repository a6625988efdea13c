/**
 * A documented part of the expression language: its summary, an example and the example's result.
 */
export interface ExpressionEntry {
  summary: string;
  example: string;
  /** The result of the example when it is run on the example values. */
  result: unknown;
}

/** Reference entries of the expression language by name. */
export type ExpressionEntries = Readonly<Record<string, ExpressionEntry>>;

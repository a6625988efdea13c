import type { ProblemCode } from "../problem.ts";

/** Tells of one fault of an expression, at its place in the expression's text. */
export type ReportFault = (
  code: ProblemCode,
  node: { start: number; end: number },
  values: Record<string, string | number>,
  suggestion?: string | null,
) => void;

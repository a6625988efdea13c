import type { ProblemCode } from "../problem.ts";
import type { Suggestion } from "../shape/shape-context.ts";

/** Reports a fault of an expression at its range in the expression's text. */
export type ReportFault = (
  code: ProblemCode,
  node: { start: number; end: number },
  values: Record<string, string | number>,
  suggestion?: Suggestion,
) => void;

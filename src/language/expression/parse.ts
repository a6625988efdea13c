import { type ASTNode, Environment, ParseError } from "@marcbachmann/cel-js";

/** Longer or deeper expressions are refused before they are read. */
const environment = new Environment({
  unlistedVariablesAreDyn: true,
  limits: { maxAstNodes: 1_000, maxDepth: 50, maxListElements: 200, maxCallArguments: 16 },
});

export const longestExpression = 4_000;

/** A parsed expression, or why it is none and where. */
export type Parsed = { ast: ASTNode } | { reason: string; start: number; end: number };

/** Reads an expression in the grammar of CEL. */
export function parseExpression(source: string): Parsed {
  if (source.length > longestExpression) {
    return { reason: `longer than ${longestExpression} characters`, start: 0, end: 1 };
  }
  try {
    return { ast: environment.parse(source).ast };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const [reason = error.message] = error.message.split("\n");
    const start = error.node?.start ?? 0;
    return { reason, start, end: error.node?.end ?? start + 1 };
  }
}

import { type ASTNode, Environment, ParseError } from "@marcbachmann/cel-js";
import { innerNodes } from "./inner-nodes.ts";
import { type ExpressionFault, expressionFault } from "./syntax-fault.ts";
import { type SyntaxTree, syntaxTreeOf } from "./syntax-tree.ts";

/** The parser with limits: longer or deeper expressions are refused before they are parsed. */
const environment = new Environment({
  unlistedVariablesAreDyn: true,
  limits: { maxAstNodes: 1_000, maxDepth: 50, maxListElements: 200, maxCallArguments: 16 },
});

/** Maximum length of an expression, in characters; a longer one is refused without parsing. */
export const longestExpression = 4_000;

/** A parsed expression, or the reason and the place of its syntax error. */
export type Parsed = { ast: ASTNode; tree: SyntaxTree } | ExpressionFault;

/** Caches recent results, since most of a page's expressions are unchanged after a keystroke. */
const known = new Map<string, Parsed>();
const mostKnown = 2_000;
const longestKnown = 200;

/**
 * Parses an expression in the grammar of CEL; callers must not change the result, which is cached.
 */
export function parseExpression(source: string): Parsed {
  if (source.length > longestExpression) {
    const name = String(longestExpression);
    return { reason: "tooLong", name, start: 0, end: 1, suggestion: null };
  }
  const before = known.get(source);
  if (before) return before;
  const parsed = read(source);
  if (source.length > longestKnown) return parsed;
  if (known.size >= mostKnown) known.clear();
  known.set(source, parsed);
  return parsed;
}

/** An expression as the parser reads it; `null` if it has an error. */
export function astOf(source: string): ASTNode | null {
  const parsed = parseExpression(source);
  return "ast" in parsed ? parsed.ast : null;
}

function read(source: string): Parsed {
  try {
    const { ast } = environment.parse(source);
    return foreignLiteral(source, ast) ?? { ast, tree: syntaxTreeOf(ast) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const [message = error.message] = error.message.split("\n");
    const start = error.node?.start ?? 0;
    return expressionFault(source, message, start, error.node?.end ?? start + 1);
  }
}

/**
 * Finds a literal that the CEL grammar allows but this language does not, since no catalogue has
 * such values.
 */
function foreignLiteral(source: string, node: ASTNode): ExpressionFault | null {
  if (node.op === "value" && typeof node.args === "object" && node.args !== null) {
    const { start, end } = node;
    const name = source.slice(start, end);
    const isNumber = /^\w+$/.test(name);
    const suggestion = isNumber ? name.slice(0, -1) : name.slice(1);
    return { reason: isNumber ? "unsigned" : "bytes", name, start, end, suggestion };
  }
  for (const inner of innerNodes(node.args)) {
    const fault = foreignLiteral(source, inner);
    if (fault) return fault;
  }
  return null;
}

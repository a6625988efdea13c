import type { ASTNode } from "@marcbachmann/cel-js";
import type { Planner } from "../../environment.ts";
import { innerNodes } from "../../expression/inner-nodes.ts";
import { astOf } from "../../expression/parse.ts";
import { textOf } from "../../fit/foreign-key.ts";

/** Matches texts that may be expressions: with quotes at an end, or with a member or a call of a variable. */
const likeExpression = /^\s*['"]|['"]\s*$|^\s*[a-z]\w*[.(]/;

/**
 * Reports a text that is written like an expression, such as `'Edit ' + row.name`, and would be shown
 * as it is written. Returns whether it is one.
 */
export function reportWrittenAsExpression(
  { scope, report }: Pick<Planner, "scope" | "report">,
  words: string,
  pointer: string,
): boolean {
  const ast = likeExpression.test(words) ? astOf(words) : null;
  if (!ast || !isExpression(ast, scope)) return false;
  const meant = placed(ast);
  report("unknownPlace", pointer, { name: words, meant }, { suggestion: meant });
  return true;
}

/** Whether an expression joins or chooses quoted texts, or reads a member of a variable. */
function isExpression(node: ASTNode, scope: Planner["scope"]): boolean {
  if (node.op === "value") return typeof node.args === "string";
  if (node.op === "." || node.op === "call") {
    const inner = innerNodes(node.args);
    return inner.some((one) => isExpression(one, scope) || isVariable(one, scope));
  }
  if (node.op === "+") return node.args.some((side) => isExpression(side, scope));
  return node.op === "?:" && node.args.slice(1).every((branch) => isExpression(branch, scope));
}

const isVariable = ({ op, args }: ASTNode, scope: Planner["scope"]): boolean =>
  op === "id" && Object.hasOwn(scope, String(args));

/** The text with the parts of an expression that are no quoted texts as places. */
function placed(node: ASTNode): string {
  if (node.op === "+") return node.args.map(placed).join("");
  if (node.op === "value") return String(node.args);
  return `{{${textOf(node)}}}`;
}

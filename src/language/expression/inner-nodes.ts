import type { ASTNode } from "@marcbachmann/cel-js";
import { isRecord } from "../../catalogue/schema/record.ts";

/** The expressions among the operands of one. */
export function innerNodes(args: unknown): ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(innerNodes);
  return isNode(args) ? [args] : [];
}

/** Whether an operand is an expression. */
export function isNode(value: unknown): value is ASTNode {
  return isRecord(value) && "op" in value && "args" in value;
}

import type { ASTNode } from "@marcbachmann/cel-js";
import { isRecord } from "../../catalogue/schema/record.ts";

/** The expressions among an expression's operands. */
export function innerNodes(args: unknown): ASTNode[] {
  const found: ASTNode[] = [];
  gather(args, found);
  return found;
}

function gather(args: unknown, found: ASTNode[]): void {
  if (Array.isArray(args)) for (const arg of args) gather(arg, found);
  else if (isNode(args)) found.push(args);
}

/** Whether an operand is an expression. */
export function isNode(value: unknown): value is ASTNode {
  return isRecord(value) && "op" in value && "args" in value;
}

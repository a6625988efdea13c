import type { ASTNode } from "@marcbachmann/cel-js";
import { keyOf } from "./constant-truth.ts";
import { innerNodes } from "./inner-nodes.ts";

/**
 * A condition that occurs twice among the operands of an `||` or an `&&`, at its second place;
 * `null` if none does.
 */
export function saidTwice(node: ASTNode): ASTNode | null {
  if (node.op !== "||" && node.op !== "&&") return null;
  const sides = flattened(node, node.op);
  const keys = sides.map(keyOf);
  const index = keys.findIndex((key, at) => keys.indexOf(key) < at);
  return sides[index] ?? sides.map(saidTwice).find((found) => found !== null) ?? null;
}

const comparisons: readonly string[] = ["==", "!=", "<", "<=", ">", ">="];

/**
 * The second result of a choice whose two results are the same, or the second side of a comparison
 * of a value with itself; `null` if there is none.
 */
export function sameEitherWay(node: ASTNode): ASTNode | null {
  if (node.op === "?:") {
    const [, one, other] = node.args;
    if (keyOf(one) === keyOf(other)) return other;
  }
  if (comparisons.includes(node.op)) {
    const [left, right] = innerNodes(node.args);
    const isValue = left && left.op !== "value";
    if (isValue && right && keyOf(left) === keyOf(right)) return right;
  }
  return (
    innerNodes(node.args)
      .map(sameEitherWay)
      .find((found) => found !== null) ?? null
  );
}

/** The operands of an operator, with those of operands that have the same one. */
export function flattened(node: ASTNode, op: "||" | "&&"): readonly ASTNode[] {
  return node.op === op ? node.args.flatMap((side) => flattened(side, op)) : [node];
}

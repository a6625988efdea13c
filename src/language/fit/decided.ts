import type { ASTNode } from "@marcbachmann/cel-js";
import { isNullable } from "../../catalogue/schema/json-schema.ts";
import { innerNodes } from "../expression/inner-nodes.ts";
import type { Type } from "../type.ts";
import { writtenValue } from "./written-value.ts";

/** A comparison that the catalogue decides whatever the values are. */
export interface Decided {
  node: ASTNode;
  truth: boolean;
}

type TypeOf = (node: ASTNode) => Type;

/**
 * The comparisons in an expression whose result follows from the catalogue: with a number beyond
 * the bounds of the compared value, or with `null` for a value that always exists.
 */
export function decidedComparisons(node: ASTNode, typeOf: TypeOf): Decided[] {
  const truth = truthOf(node, typeOf);
  if (truth !== null) return [{ node, truth }];
  return innerNodes(node.args).flatMap((part) => decidedComparisons(part, typeOf));
}

const turned = { "<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!=" } as const;

type Comparison = keyof typeof turned;

const isComparison = (op: string): op is Comparison => Object.hasOwn(turned, op);

function truthOf({ op, args }: ASTNode, typeOf: TypeOf): boolean | null {
  if (!isComparison(op)) return null;
  const [left, right] = innerNodes(args);
  if (!left || !right) return null;
  const [one, other] = [writtenValue(left), writtenValue(right)];
  if (one && !other) return truthWith(right, turned[op], one.value, typeOf);
  return other && !one ? truthWith(left, op, other.value, typeOf) : null;
}

function truthWith(node: ASTNode, op: Comparison, value: unknown, typeOf: TypeOf): boolean | null {
  if (value === null) return isAlways(node, typeOf) ? op === "!=" : null;
  if (typeof value !== "number" || op === "==" || op === "!=") return null;
  const { said } = typeOf(node);
  if (!said || said.isEntered) return null;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = said.schema;
  const [atLeast, atMost] = [holdsFor(op, minimum, value), holdsFor(op, maximum, value)];
  if (atLeast !== atMost) return null;
  // A comparison with a missing value does not hold, so the result is certain only for required
  // values.
  return !atLeast || isAlways(node, typeOf) ? atLeast : null;
}

function holdsFor(op: Comparison, bound: number, value: number): boolean {
  if (op === "<") return bound < value;
  if (op === "<=") return bound <= value;
  return op === ">" ? bound > value : bound >= value;
}

/** Whether an expression always has a value, because it is a required field of the row. */
function isAlways(node: ASTNode, typeOf: TypeOf): boolean {
  if (node.op === "id") return node.args === "row";
  if (node.op !== ".") return false;
  const [owner, name] = node.args;
  const { said } = typeOf(node);
  const isRequired = typeOf(owner).said?.schema.required?.includes(name) ?? false;
  return isRequired && said !== undefined && !isNullable(said.schema) && isAlways(owner, typeOf);
}

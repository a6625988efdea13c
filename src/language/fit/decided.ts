import type { ASTNode } from "@marcbachmann/cel-js";
import { isNullable, type JsonSchema } from "../../catalogue/schema/json-schema.ts";
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
 * the bounds of the compared value or of its size, with a text that no listed value contains, with
 * an empty text where there is none, or with `null` for a value that always exists.
 */
export function decidedComparisons(node: ASTNode, typeOf: TypeOf): Decided[] {
  const truth = truthOf(node, typeOf);
  if (truth !== null) return [{ node, truth }];
  return innerNodes(node.args).flatMap((part) => decidedComparisons(part, typeOf));
}

const turned = { "<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!=" } as const;

type Comparison = keyof typeof turned;

const isComparison = (op: string): op is Comparison => Object.hasOwn(turned, op);

function truthOf(node: ASTNode, typeOf: TypeOf): boolean | null {
  if (node.op === "rcall") return truthOfTest(node.args, typeOf);
  if (!isComparison(node.op)) return null;
  const [left, right] = innerNodes(node.args);
  if (!left || !right) return null;
  const [one, other] = [writtenValue(left), writtenValue(right)];
  if (one && !other) return truthWith(right, turned[node.op], one.value, typeOf);
  return other && !one ? truthWith(left, node.op, other.value, typeOf) : null;
}

function truthWith(node: ASTNode, op: Comparison, value: unknown, typeOf: TypeOf): boolean | null {
  if (value === null) return isAlways(node, typeOf) ? op === "!=" : null;
  if (value === "" && leastSize(typeOf(node)) > 0) {
    // Before anything is selected the value is missing, and `!=` holds for a missing value too.
    return op === "==" ? false : op === "!=" && isAlways(node, typeOf) ? true : null;
  }
  if (typeof value !== "number" || op === "==" || op === "!=") return null;
  const { of, minimum, maximum } = boundsOf(node, typeOf);
  const [atLeast, atMost] = [holdsFor(op, minimum, value), holdsFor(op, maximum, value)];
  if (atLeast !== atMost) return null;
  // A comparison with a missing value does not hold, so the result is certain only for required
  // values.
  return !atLeast || isAlways(of, typeOf) ? atLeast : null;
}

/** The bounds of a number, which may be the size of another value. */
function boundsOf(node: ASTNode, typeOf: TypeOf) {
  const [called, [of = node]] = node.op === "call" ? node.args : ["", []];
  if (called === "size") {
    const { maxLength, maxItems } = limitsOf(typeOf(of));
    const maximum = maxLength ?? maxItems ?? Number.POSITIVE_INFINITY;
    return { of, minimum: leastSize(typeOf(of)), maximum };
  }
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = limitsOf(
    typeOf(node),
  );
  return { of: node, minimum, maximum };
}

/** The schema whose limits a value keeps; empty while a person is still entering the value. */
const limitsOf = ({ said }: Type): JsonSchema => (said && !said.isEntered ? said.schema : {});

function leastSize(type: Type): number {
  const { minLength = 0, minItems = 0 } = limitsOf(type);
  return Math.max(minLength, minItems);
}

/** Whether a test such as `row.status.startsWith('x')` has one result for all the listed values. */
function truthOfTest(
  [name, receiver, [literal]]: [string, ASTNode, ASTNode[]],
  typeOf: TypeOf,
): boolean | null {
  const test = tests.find((one) => one === name);
  const part = literal && writtenValue(literal)?.value;
  const type = typeOf(receiver);
  if (!test || typeof part !== "string" || type.kind !== "string" || !type.values) return null;
  const results = new Set(
    type.values.map((value) => (test === "contains" ? value.includes(part) : value[test](part))),
  );
  if (results.size !== 1) return null;
  if (results.has(false)) return false;
  return isAlways(receiver, typeOf) || null;
}

const tests = ["startsWith", "endsWith", "contains"] as const;

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

import type { ASTNode } from "@marcbachmann/cel-js";

type Operands = readonly [SyntaxTree, SyntaxTree];
/** The operators between two operands that both must have a value. */
export const binaryOperators = [
  ...(["==", "!=", "<", "<=", ">", ">=", "in"] as const),
  ...(["+", "-", "*", "/", "%"] as const),
] as const;

/** An operator between two operands. */
export type BinaryOperator = (typeof binaryOperators)[number];

interface Arguments extends Record<"[]" | "[?]" | "||" | "&&" | BinaryOperator, Operands> {
  /** A literal; a constant of a page may be any JSON value. */
  value: unknown;
  id: string;
  ".": readonly [SyntaxTree, string];
  ".?": readonly [SyntaxTree, string];
  call: readonly [string, readonly SyntaxTree[]];
  rcall: readonly [string, SyntaxTree, readonly SyntaxTree[]];
  list: readonly SyntaxTree[];
  map: readonly Operands[];
  "?:": readonly [SyntaxTree, SyntaxTree, SyntaxTree];
  "!_": SyntaxTree;
  "-_": SyntaxTree;
}

/** An expression as plain JSON: a CEL operator with its operands, as the parser names them. */
export type SyntaxTree = {
  [Op in keyof Arguments]: { op: Op; args: Arguments[Op] };
}[keyof Arguments];

/** An expression whose operator is one of the given ones. */
export type SyntaxTreeOf<Op extends keyof Arguments> = Extract<SyntaxTree, { op: Op }>;

/** A parsed expression without its ranges in the text. */
export function syntaxTreeOf(node: ASTNode): SyntaxTree {
  // The parser's nodes have the same operators and operands, and further properties.
  return plain(node) as SyntaxTree;
}

/** The text of a string literal; `null` for any other expression. */
export function literalText({
  op,
  args,
}: Pick<ASTNode | SyntaxTree, "op" | "args">): string | null {
  return op === "value" && typeof args === "string" ? args : null;
}

/** Whether an integer is too large to be exact as a number; such 64-bit ids are sent as text. */
export function isBeyondNumbers(integer: bigint): boolean {
  return !Number.isSafeInteger(Number(integer));
}

function plain(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(plain);
  if (typeof part === "bigint") return isBeyondNumbers(part) ? String(part) : Number(part);
  if (typeof part !== "object" || part === null) return part;
  return "op" in part && "args" in part ? { op: part.op, args: plain(part.args) } : null;
}

/** The names of the functions that an expression calls. */
export function calledIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(calledIn);
  if (typeof part !== "object" || part === null || !("op" in part && "args" in part)) return [];
  const { op, args } = part;
  const name = op === "call" && Array.isArray(args) ? [String(args[0])] : [];
  return [...name, ...calledIn(args)];
}

import type { Expression, ScopeValues } from "./scope.ts";
import type { SyntaxTree } from "./syntax-tree.ts";

/** A cached expression: `uses` and `reads` name the inputs of its value. */
type Known = Pick<Expression, "tree"> & Partial<Pick<Expression, "uses" | "reads">>;

interface Kept {
  inputs: readonly unknown[];
  value: unknown;
}

/** The last value of each expression that took many steps. */
const kept = new WeakMap<SyntaxTree, Kept>();

/** The last value of an expression, if its inputs have not changed since. */
export function recall(expression: Known, scope: ScopeValues): { value: unknown } | null {
  const last = kept.get(expression.tree);
  if (!last) return null;
  const inputs = inputsOf(expression, scope);
  const isSame = inputs?.every((input, index) => input === last.inputs[index]);
  return isSame ? last : null;
}

/** Caches a value that took many steps to compute. */
export function remember(expression: Known, scope: ScopeValues, value: unknown): void {
  const inputs = inputsOf(expression, scope);
  if (inputs) kept.set(expression.tree, { inputs, value });
}

/** All inputs of an expression's value; of the blocks, only the state of those that it reads. */
function inputsOf({ uses, reads = [] }: Known, scope: ScopeValues): unknown[] | null {
  if (!uses) return null;
  const { variables, can, clock } = scope;
  const blocks: unknown = variables.blocks;
  const states = Object.entries(blocks ?? {}).filter(([name]) => reads.includes(name));
  const others = uses.filter((name) => name !== "blocks").map((name) => variables[name]);
  return [can, clock, ...others, ...states.map(([, state]) => state)];
}

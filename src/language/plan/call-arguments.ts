import { own } from "../../catalogue/schema/record.ts";
import { evaluate } from "../expression/evaluate.ts";
import type { Expression, ScopeValues } from "../expression/scope.ts";
import type { SyntaxTree } from "../expression/syntax-tree.ts";
import type { ArgumentPlan, CallPlan } from "./plans.ts";

/** The arguments of a call; `null` while a required one has no value. */
export function argumentsOf(call: CallPlan, scope: ScopeValues): Record<string, unknown> | null {
  const args: Record<string, unknown> = {};
  for (const argument of call.args) {
    const value = argumentValue(argument, scope);
    if (value !== undefined) args[argument.name] = value;
    else if (argument.isRequired) return null;
  }
  return args;
}

/**
 * The value of an argument; `undefined` if it has none. A `null` that the page itself says empties a
 * field of a write, and one in a row is sent back where the write requires the field. Another that is
 * read or computed may only be unknown.
 */
export function argumentValue(
  { isNullable, isRequired, value }: Pick<ArgumentPlan, "isNullable" | "isRequired" | "value">,
  scope: ScopeValues,
): unknown {
  const argument = evaluate(value, scope);
  if (!isMissing(argument)) return argument;
  const isNull = saysNull(value.tree, scope) || (isRequired && isNullInRow(value.tree, scope));
  return isNullable && isNull ? null : undefined;
}

/** Whether an argument has no value; a list with such an item has none. */
function isMissing(argument: unknown): boolean {
  if (Array.isArray(argument)) return argument.some(isMissing);
  return argument === null || argument === undefined;
}

function saysNull(tree: SyntaxTree, scope: ScopeValues): boolean {
  if (tree.op !== "?:") return tree.op === "value" && tree.args === null;
  const [condition, whenTrue, whenFalse] = tree.args;
  return saysNull(evaluate({ tree: condition }, scope) === true ? whenTrue : whenFalse, scope);
}

/** Whether an argument is a field of a row, which says that it is empty. */
function isNullInRow({ op, args }: SyntaxTree, { variables }: ScopeValues): boolean {
  return op === "." && args[0].args === "row" && own(variables.row, args[1]) === null;
}

/** The expressions in the calls' arguments, whose dependencies the scope follows. */
export function expressionsOf(...calls: readonly (CallPlan | null)[]): Expression[] {
  return calls.flatMap((call) => call?.args.map(({ value }) => value) ?? []);
}

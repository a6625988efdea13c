import { evaluate } from "../../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../../src/language/expression/scope.ts";
import type { CallPlan } from "../../../../src/language/plan/plans.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { useWrite } from "../../../runtime/act/use-write.ts";
import type { Locals } from "../../../runtime/page/page-store.ts";
import { useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import { expressionsOf, type Read } from "../../../runtime/read/use-read.ts";
import type { TreePlan } from "../kind.ts";

/** Makes the call of a change with what it says of itself, and waits until the tree shows it. */
export type ChangeCall = (call: CallPlan, locals: Locals, isQuiet?: boolean) => Promise<void>;

/** The calls of renaming and moving. */
export function useChangeCall(plan: TreePlan, read: Read): ChangeCall {
  const write = useWrite();
  const { rename, move } = plan;
  const scope = useScope(expressionsOf(rename?.call ?? null, move?.call ?? null));
  return async (call, locals, isQuiet = false) => {
    const args = argumentsOfChange(call, withLocals(scope, locals));
    if (!args) return;
    await write(call.operation, args, { loading: "no", quiet: isQuiet });
    await read.refresh();
  };
}

/**
 * The arguments of a change; unlike in a read, nothing is an argument where the operation takes it,
 * as for a node that moves to the top. `null` while one that it needs has no value.
 */
export function argumentsOfChange(
  call: CallPlan,
  scope: ScopeValues,
): Record<string, unknown> | null {
  const args: Record<string, unknown> = {};
  for (const { name, isRequired, isNullable, value } of call.args) {
    const argument = evaluate(value, scope) ?? null;
    if (argument !== null || isNullable) args[name] = argument;
    else if (isRequired) return null;
  }
  return args;
}

/** The sentence of a refused call; anything else that failed is a fault of the program. */
export function refusalOf(error: unknown): string {
  if (error instanceof CallError) return error.message;
  throw error;
}

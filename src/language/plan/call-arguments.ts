import { evaluate } from "../expression/evaluate.ts";
import type { Expression, ScopeValues } from "../expression/scope.ts";
import type { CallPlan } from "./plans.ts";

/** The arguments of a call; `null` while a required one has no value. */
export function argumentsOf(call: CallPlan, scope: ScopeValues): Record<string, unknown> | null {
  const args: Record<string, unknown> = {};
  for (const { name, isRequired, value } of call.args) {
    const argument = evaluate(value, scope);
    if (!isMissing(argument)) args[name] = argument;
    else if (isRequired) return null;
  }
  return args;
}

/** Whether an argument has no value; an empty list counts as none. */
export function isMissing(argument: unknown): boolean {
  if (Array.isArray(argument)) return argument.some(isMissing);
  return argument === null || argument === undefined;
}

/** The expressions in the calls' arguments, whose dependencies the scope follows. */
export function expressionsOf(...calls: readonly (CallPlan | null)[]): Expression[] {
  return calls.flatMap((call) => call?.args.map(({ value }) => value) ?? []);
}

import type { Expression, ScopeValues } from "../../../../src/language/expression/scope.ts";
import { argumentsOf, expressionsOf } from "../../../../src/language/plan/call-arguments.ts";
import { expressionsOfText } from "../../../../src/language/plan/filled-text.ts";
import type { CallPlan, StepsPlan } from "../../../../src/language/plan/plans.ts";
import type { IntendedCall } from "../ask/consent.ts";

/** The calls whose arguments are known before the first of them has answered. */
export function foreseenCalls(calls: readonly CallPlan[], scope: ScopeValues): IntendedCall[] {
  return calls.flatMap((call) => {
    const awaits = call.args.some(({ value }) => value.uses.some(isAnswer));
    const args = awaits ? null : argumentsOf(call, scope);
    return args ? [{ operation: call.operation, args }] : [];
  });
}

function isAnswer(variable: string): boolean {
  return variable === "answer" || variable === "answers";
}

/** The expressions of all that follows the first of several calls. */
export function expressionsAfter({ next, download, done }: StepsPlan): (Expression | null)[] {
  return [
    ...next.flatMap((step) => [step.when, ...expressionsOf(step.call)]),
    download?.name ?? null,
    download?.content ?? null,
    ...expressionsOfText(done),
  ];
}

import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import { operationOf } from "../../../src/language/plan/call.ts";
import type { CallPlan } from "../../../src/language/plan/plans.ts";
import type { PageHost } from "../page/host.ts";
import { isMissing } from "./use-read.ts";

/** The sentence that says which arguments of a call have no value, by what people call them. */
export function missingText(
  call: CallPlan,
  scope: ScopeValues,
  { text, catalogue }: Pick<PageHost, "text" | "catalogue">,
): string {
  const { parameters } = operationOf(catalogue, call);
  const missing = call.args.filter(({ isRequired, value }) => {
    return isRequired && isMissing(evaluate(value, scope));
  });
  const names = missing.map(({ name }) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema;
    return text(catalogue.resolve(schema ?? {}).title ?? name);
  });
  return text("action.lacksArgument", { names: names.join(", ") });
}

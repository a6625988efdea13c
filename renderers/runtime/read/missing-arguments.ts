import { operationOf } from "../../../src/catalogue/operation-of.ts";
import type { Expression, ScopeValues } from "../../../src/language/expression/scope.ts";
import { argumentValue } from "../../../src/language/plan/call-arguments.ts";
import type { ArgumentPlan, CallPlan } from "../../../src/language/plan/plans.ts";
import type { PageHost } from "../page/host.ts";

/** The sentence that names the arguments of a call without a value, by their labels. */
export function missingText(call: CallPlan, scope: ScopeValues, host: Known): string {
  const names = missingIn(call, scope).map(({ name }) => nameOf(call, name, host));
  return host.text("action.lacksArgument", { names });
}

/** The sentence of a block that waits: the values it needs and whether they are to be selected. */
export function waitingText(calls: readonly CallPlan[], scope: ScopeValues, host: Known): string {
  const missing = calls.flatMap((call) => {
    return missingIn(call, scope).map(({ name, value }) => ({ call, name, value }));
  });
  const titles = missing.flatMap(({ call, name }) =>
    isOwnKey(call, name, host) ? [] : (titleOf(call, name, host) ?? []),
  );
  const every = (test: (value: Expression) => boolean) => missing.every(({ value }) => test(value));
  if (every(({ reads }) => reads.length > 0)) {
    // A value without a label cannot be named in the sentence.
    return titles.length === 0
      ? host.text("block.waiting")
      : host.text("block.waitingFor", { names: [...new Set(titles)] });
  }
  const names = new Set(missing.map(({ call, name }) => nameOf(call, name, host)));
  const isOfAddress = every(({ uses }) => uses.includes("route") || uses.includes("params"));
  const key = isOfAddress ? "lacksInAddress" : "lacks";
  return host.text(`block.${key}`, { names: [...names] });
}

function missingIn({ args }: CallPlan, scope: ScopeValues): readonly ArgumentPlan[] {
  return args.filter((one) => one.isRequired && argumentValue(one, scope) === undefined);
}

type Known = Pick<PageHost, "text" | "catalogue">;

function nameOf(call: CallPlan, name: string, host: Known): string {
  return titleOf(call, name, host) ?? name;
}

/** Whether an argument is the key of the record that the call reads, which nobody selects by its name. */
function isOwnKey(call: CallPlan, name: string, { catalogue }: Known): boolean {
  const { answer, request } = operationOf(catalogue, call);
  const titleIn = (schema = request) => catalogue.resolve(schema).properties?.[name]?.title;
  return answer !== null && titleIn(answer) === titleIn();
}

function titleOf(call: CallPlan, name: string, { text, catalogue }: Known): string | null {
  const { parameters } = operationOf(catalogue, call);
  const schema = parameters.find((parameter) => parameter.name === name)?.schema;
  const { title } = catalogue.resolve(schema ?? {});
  return title === undefined ? null : text(title);
}

import type { Operation } from "../../../catalogue/operation.ts";
import { pointerStep } from "../../../catalogue/schema/pointer.ts";
import type { CallPlanner } from "../../environment.ts";
import type { ArgumentPlan } from "../plans.ts";

/** Matches a value that people choose or enter, with its name. */
const chosen = /^blocks\.\w+\.(?:values|filters)\.(\w+)$/;

/**
 * Reports an optional argument that is given a chosen value of another name, while the operation
 * takes an argument of that very name, which the call does not give: the rows would be narrowed by
 * the wrong field.
 */
export function reportSentAsAnother(
  { report }: Pick<CallPlanner, "report">,
  { parameters }: Operation,
  args: readonly ArgumentPlan[],
  pointer: string,
): void {
  const given = args.map(({ name }) => name);
  for (const { name, isRequired, value } of args) {
    const [, field = name] = chosen.exec(value.source.trim()) ?? [];
    const isTaken = parameters.some((one) => one.name === field) && !given.includes(field);
    if (isRequired || !isTaken) continue;
    const at = `${pointer}/with${pointerStep(name)}`;
    const values = { name, field, value: value.source.trim() };
    report("sentAsAnother", at, values, { suggestion: field, onKey: true });
  }
}

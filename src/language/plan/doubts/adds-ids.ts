import { isIdName } from "../../../catalogue/schema/id-name.ts";
import type { Planner } from "../../environment.ts";
import type { FieldPlan } from "../plans.ts";

/** Reports the sum or the average of ids, which name records and measure nothing. */
export function reportAddedIds(
  { report }: Pick<Planner, "report">,
  field: FieldPlan | null,
  combination: string,
  pointer: string,
): void {
  const isAdding = combination === "sum" || combination === "average";
  if (isAdding && field && isIdName(field.name)) report("addsIds", pointer, { name: field.name });
}

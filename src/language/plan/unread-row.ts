import type { Expression } from "../expression/scope.ts";
import { isAtOrBelow, type Part, partsThatAre } from "./part.ts";
import type { ArgumentPlan } from "./plans.ts";

/**
 * The place of the call by which a block that stands once for each row is the same for all, since
 * nothing in it reads the row; `null` where something does, or where it calls nothing. With
 * `isFixed` only a call counts that is bound to one record by a number.
 */
export function unreadRow(parts: readonly Part[], block: string, isFixed = false): string | null {
  const within = parts.filter(({ path }) => isAtOrBelow(path, block));
  const isRead = partsThatAre(["expression"], within).some(({ plan }) => readsRow(plan));
  if (isRead) return null;
  const calls = partsThatAre(["call"], within);
  for (const { path, plan } of calls) {
    const fixed = plan.args.find(isConstant);
    if (fixed) return `${path}/with/${fixed.name}`;
  }
  return isFixed ? null : (calls[0]?.path ?? null);
}

/** Whether an expression reads the row around it. */
export const readsRow = ({ uses }: Pick<Expression, "uses">): boolean =>
  uses.includes("row") || uses.includes("root");

function isConstant({ isRequired, value }: ArgumentPlan): boolean {
  return isRequired && value.tree.op === "value" && typeof value.tree.args === "number";
}

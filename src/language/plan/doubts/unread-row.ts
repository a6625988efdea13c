import { isIdName } from "../../../catalogue/schema/id-name.ts";
import type { Expression } from "../../expression/scope.ts";
import { isAtOrBelow, type Part, partsThatAre } from "../part.ts";
import type { ArgumentPlan } from "../plans.ts";

/**
 * The path of the call that makes a block, repeated for each row, the same for all rows, because
 * nothing in it reads the row; `null` if something does or the block makes no call. With `isFixed`,
 * only a call counts whose argument is a constant key or the id of the signed-in person; for the call
 * of the row itself, one whose argument is any constant or belongs to what is around all rows.
 */
export function unreadRow(parts: readonly Part[], block: string, isFixed = false): string | null {
  const within = parts.filter(({ path }) => isAtOrBelow(path, block));
  const isRead = partsThatAre(["expression"], within).some(({ plan }) => readsRow(plan));
  if (isRead) return null;
  const calls = partsThatAre(["call"], within);
  for (const { path, plan } of calls) {
    const isOfRow = path === `${block}/call`;
    // A call of the row itself that takes the person's id is told as one of another record.
    const isOwn = ({ value }: ArgumentPlan) =>
      isOfRow
        ? value.tree.op === "value" || value.uses.some((name) => around.includes(name))
        : value.source === "user.id";
    const fixed = plan.args.find((one) => one.isRequired && (isConstant(one) || isOwn(one)));
    // Where one of several constants is a key, that is what should be the row's.
    const key = plan.args.find((one) => isIdName(one.name) && isConstant(one)) ?? fixed;
    if (fixed && key) return `${path}/with/${key.name}`;
  }
  return isFixed ? null : (calls[0]?.path ?? null);
}

/** The variables whose values are the same for all rows of a list. */
const around: readonly string[] = ["outer", "params"];

/** Whether an expression reads the row around it, or the checked rows. */
export const readsRow = ({ uses }: Pick<Expression, "uses">): boolean =>
  ["row", "rows", "root"].some((name) => uses.includes(name));

function isConstant({ name, value: { tree } }: ArgumentPlan): boolean {
  if (tree.op !== "value") return false;
  return typeof tree.args === "number" || (isIdName(name) && Array.isArray(tree.args));
}

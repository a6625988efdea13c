import type { BlockPlan } from "../../src/language/block.ts";
import { isBroken } from "../../src/language/broken.ts";
import { holds } from "../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../src/language/expression/scope.ts";
import type { ActionPlan, CallPlan } from "../../src/language/plan/plans.ts";
import type { LastCall } from "./last-call.ts";

/** The state of a block, as the drawer shows it. */
export type BlockState =
  | "shown"
  | "hidden"
  | "noPermission"
  | "broken"
  | "waiting"
  | "loading"
  | "failing"
  | "empty";

/** The state of an action, as the drawer shows it. */
export type ActionState = "usable" | "hidden" | "noPermission" | "disabled";

/** A call that a block makes automatically, with its arguments and its last response. */
export interface MadeCall {
  call: CallPlan;
  effect: "read" | "write";
  /** The required arguments that have no value. */
  missing: readonly string[];
  last: LastCall | null;
}

/** The state of a block, determined in the order in which drawing checks the conditions. */
export function blockState(
  plan: BlockPlan,
  calls: readonly MadeCall[],
  scope: ScopeValues,
  isWithinHidden: boolean,
): BlockState {
  if (isBroken(plan)) return "broken";
  if (isWithinHidden || !holds(plan.when, scope)) return "hidden";
  if (lackingOf(plan.requires, scope).length > 0) return "noPermission";
  const reads = calls.filter(({ effect }) => effect === "read");
  if (reads.some(({ missing }) => missing.length > 0)) return "waiting";
  const is = (status: LastCall["status"]) => reads.some(({ last }) => last?.status === status);
  if (is("failed")) return "failing";
  if (is("loading")) return "loading";
  return reads[0]?.last?.rows === 0 ? "empty" : "shown";
}

/** The state of an action for the row in scope. */
export function actionState(action: ActionPlan, scope: ScopeValues): ActionState {
  if (lackingOf(action.requires, scope).length > 0) return "noPermission";
  if (!holds(action.when, scope)) return "hidden";
  return holds(action.enabled, scope) ? "usable" : "disabled";
}

/** The required permissions that the member does not have. */
export function lackingOf(requires: readonly string[], { can }: ScopeValues): string[] {
  return requires.filter((permission) => !can(permission));
}

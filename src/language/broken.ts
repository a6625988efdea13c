import type { BlockPlan, BrokenPlan } from "./block.ts";

/**
 * Whether the plan is that of a block with errors; its problems say why it could not be planned.
 */
export function isBroken(plan: BlockPlan): plan is BrokenPlan {
  return plan.kind === "broken";
}

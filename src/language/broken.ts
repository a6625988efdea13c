import type { BlockPlan, BrokenPlan } from "./block.ts";

/**
 * Whether a plan belongs to a block with errors, whose problems say why it could not be planned.
 */
export function isBroken(plan: BlockPlan): plan is BrokenPlan {
  return plan.kind === "broken";
}

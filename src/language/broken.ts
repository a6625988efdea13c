import type { BlockPlan, BrokenPlan } from "./block.ts";

/** Whether a block could not be planned; its problems say why. */
export function isBroken(plan: BlockPlan): plan is BrokenPlan {
  return plan.kind === "broken";
}

import type { Planner } from "../../../../src/language/environment.ts";
import { permissionsOf } from "../../../../src/language/plan/call.ts";
import type { CallPlan, StepsPlan } from "../../../../src/language/plan/plans.ts";
import {
  doneProperty,
  keepProperty,
  permissionsOfSteps,
  planSteps,
  stepsShape,
} from "../../../../src/language/plan/steps.ts";
import { type Described, object, optional } from "../../../../src/language/shape/shape.ts";

/** The properties of a form that describe what follows its submit. */
export const followingProperties = {
  keep: keepProperty,
  next: optional(
    stepsShape,
    "Further calls once it is saved, one after the other; the first that fails ends it.",
  ),
  done: doneProperty,
};

const following = object(followingProperties);

/** Plans the steps that follow a form's submit; `null` if the page states none. */
export function planFollowing(
  planner: Planner,
  submit: CallPlan,
  source: Described<typeof following>,
): StepsPlan | null {
  const { keep, next, done } = source;
  if (keep === undefined && next === undefined && done === undefined) return null;
  return planSteps(planner, submit, source, planner.at);
}

/** The permissions of a form's submit and of the calls that follow it. */
export function permissionsToSave({
  submit,
  following: steps,
}: {
  submit: CallPlan;
  following: StepsPlan | null;
}): string[] {
  return steps ? permissionsOfSteps(steps) : permissionsOf(submit);
}

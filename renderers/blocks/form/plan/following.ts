import type { Planner } from "../../../../src/language/environment.ts";
import { permissionsOf } from "../../../../src/language/plan/call.ts";
import type { CallPlan, StepsPlan } from "../../../../src/language/plan/plans.ts";
import {
  answerName,
  permissionsOfSteps,
  planSteps,
  stepsShape,
} from "../../../../src/language/plan/steps.ts";
import { type Described, object, optional, text } from "../../../../src/language/shape/shape.ts";

/** The properties of a form that describe what follows its submit. */
export const followingProperties = {
  keep: optional(answerName, "Later steps read the call's answer as `answers` and this name."),
  next: optional(
    stepsShape,
    "Further calls once it is saved, one after the other; the first that fails ends it.",
  ),
  done: optional(
    text(),
    "What people are told once all calls have succeeded; `name` is what the record is called, `answer` the last answer.",
  ),
};

const following = object(followingProperties);

/** Plans what follows a form's submit; `null` where the page says nothing of it. */
export function planFollowing(
  planner: Planner,
  submit: CallPlan,
  { keep, next, done }: Described<typeof following>,
): StepsPlan | null {
  if (keep === undefined && next === undefined && done === undefined) return null;
  return planSteps(
    planner,
    submit,
    { ...(keep && { keep }), ...(next && { next }), ...(done !== undefined && { done }) },
    planner.at,
  );
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

import { useState } from "react";
import { fieldsOfStep, stepsToTake } from "../draw/form-contexts.tsx";
import type { FormPlan } from "../kind.ts";
import type { FormField } from "../plan/fields.ts";
import { namesOf, type StepPlan } from "../plan/layout.ts";

/** Where somebody stands in a form's steps; one without steps has one. */
export type Steps = ReturnType<typeof useSteps>;

/** The steps of a form in which these fields are shown. */
export function useSteps(plan: FormPlan, shown: readonly FormField[]) {
  const [position, setPosition] = useState(0);
  const taken = stepsToTake(plan, shown);
  const later = taken.findIndex((step) => plan.steps.indexOf(step) >= position);
  const index = later === -1 ? taken.length - 1 : later;
  const current: StepPlan = taken[index] ?? { title: null, help: null, sections: [] };
  const isLast = index === taken.length - 1;
  return {
    /** The steps that ask for anything. */
    taken,
    ...{ index, current, isLast },
    /** The fields that must be right before one goes on: on the last step, all. */
    asked: isLast ? shown : shown.filter((field) => fieldsOfStep(current).includes(field)),
    go: (next: number) => {
      const step = taken[next];
      if (step) setPosition(plan.steps.indexOf(step));
    },
    /** The index of the step in which a field of this name stands, or `null`. */
    stepOf: (name: string) => {
      const at = taken.findIndex((step) =>
        fieldsOfStep(step).some((field) => namesOf(field).includes(name)),
      );
      return at === -1 ? null : at;
    },
  };
}

import { useState } from "react";
import { stepsToTake } from "../draw/form-contexts.tsx";
import type { DrawnForm } from "../drawn-form.ts";
import type { FormField } from "../plan/fields.ts";
import { fieldsOfStep, namesOf, type StepPlan } from "../plan/layout.ts";
import type { DraftOfForm } from "./use-form-draft.ts";

/** The current step of a form and its neighbours; a form without steps has one. */
export type Steps = ReturnType<typeof useSteps>;

/** The steps of a form with the given shown fields, from the one at which its draft was left. */
export function useSteps(plan: DrawnForm, shown: readonly FormField[], draft: DraftOfForm) {
  const [position, setPosition] = useState(draft.step);
  const taken = stepsToTake(plan, shown);
  const later = taken.findIndex((step) => plan.steps.indexOf(step) >= position);
  const index = later === -1 ? taken.length - 1 : later;
  const current: StepPlan = taken[index] ?? { title: null, help: null, sections: [] };
  const isLast = index === taken.length - 1;
  return {
    /** The steps with at least one shown field. */
    taken,
    index,
    current,
    isLast,
    /** The fields that must be valid before the next step: on the last step, all. */
    asked: isLast ? shown : shown.filter((field) => fieldsOfStep(current).includes(field)),
    go: (next: number) => {
      const step = taken[next];
      if (!step) return;
      setPosition(plan.steps.indexOf(step));
      draft.keepStep(plan.steps.indexOf(step));
    },
    /** The index of the step that holds the named field, or `null`. */
    stepOf: (name: string) => {
      const at = taken.findIndex((step) =>
        fieldsOfStep(step).some((field) => namesOf(field).includes(name)),
      );
      return at === -1 ? null : at;
    },
  };
}

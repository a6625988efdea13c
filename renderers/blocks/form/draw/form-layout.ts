import { createContext } from "react";
import type { FormPlan } from "../kind.ts";
import type { FormField } from "../plan/fields.ts";
import { namesOf, type StepPlan } from "../plan/layout.ts";

/** What of a form is drawn now. */
export interface FormLayout {
  step: StepPlan;
  /** The fields whose conditions hold, by name. */
  shown: ReadonlySet<string>;
  /** The fields that the page arranges; others of an open request stand below them. */
  planned: ReadonlySet<string>;
}

/** The arrangement of the form around a field; `null` draws all fields in one row. */
export const FormLayoutContext = createContext<FormLayout | null>(null);

/** Whether the fields around stand in a row of a table, where their labels are its head. */
export const IsInRowContext = createContext(false);

/** The fields of a step. */
export function fieldsOfStep({ sections }: StepPlan): FormField[] {
  return sections.flatMap(({ fields }) => fields);
}

/** The steps that ask for anything, where only some fields are shown; always one at least. */
export function stepsToTake(plan: FormPlan, shown: readonly FormField[]): readonly StepPlan[] {
  const isAsked = new Set(shown);
  const taken = plan.steps.filter((step) => fieldsOfStep(step).some((field) => isAsked.has(field)));
  return taken.length > 0 ? taken : plan.steps.slice(0, 1);
}

/** The fields of the request that the page arranges. */
export function plannedNames({ fields }: Pick<FormPlan, "fields">): Set<string> {
  return new Set(fields.flatMap(namesOf));
}

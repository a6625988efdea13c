import type { FormPlan } from "./kind.ts";
import type { FormField } from "./plan/fields.ts";
import { fieldsOfStep } from "./plan/layout.ts";

/** A form as its view draws it. */
export interface DrawnForm extends FormPlan {
  /** All fields of its steps, in the order in which they are asked. */
  fields: readonly FormField[];
}

/** Adds the fields to a form's plan, where only its steps hold them. */
export function drawnForm(plan: FormPlan): DrawnForm {
  return { ...plan, fields: plan.steps.flatMap(fieldsOfStep) };
}

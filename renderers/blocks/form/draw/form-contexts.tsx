import { createContext, type ReactNode, useContext } from "react";
import {
  AroundFormContext,
  type FormAccess,
  FormAccessContext,
} from "../../../runtime/draft/form-access.ts";
import { type HeldValues, HeldValuesContext } from "../../../runtime/draft/held-value.ts";
import { LocalsContext, useHost } from "../../../runtime/page/contexts.ts";
import type { Locals } from "../../../runtime/page/page-store.ts";
import type { FieldFault } from "../checks/field-faults.ts";
import type { CheckStates } from "../checks/remote-checks.ts";
import type { DrawnForm } from "../drawn-form.ts";
import styles from "../form.module.css";
import type { FormField } from "../plan/fields.ts";
import { fieldsOfStep, namesOf, type StepPlan } from "../plan/layout.ts";
import { RefusalContext } from "./field-action-button.tsx";

/** The layout of a form that its templates read. */
export interface FormLayout {
  step: StepPlan;
  /** The fields whose conditions hold, by name. */
  shown: ReadonlySet<string>;
  /**
   * The names of the fields that the page arranges; other fields of an open request follow them.
   */
  planned: ReadonlySet<string>;
}

/** The layout of the form around a field; `null` draws all fields in one row. */
export const FormLayoutContext = createContext<FormLayout | null>(null);

/** Whether a field stands in a table row, where the table's head shows its label. */
export const IsInRowContext = createContext(false);

/** The steps with at least one shown field; always at least one step. */
export function stepsToTake(plan: DrawnForm, shown: readonly FormField[]): readonly StepPlan[] {
  const isAsked = new Set(shown);
  const taken = plan.steps.filter((step) => fieldsOfStep(step).some((field) => isAsked.has(field)));
  return taken.length > 0 ? taken : plan.steps.slice(0, 1);
}

/** The fields of the request that the page arranges. */
export function plannedNames({ fields }: Pick<DrawnForm, "fields">): Set<string> {
  return new Set(fields.flatMap(namesOf));
}

interface FormContextsProps {
  /** The variables of expressions outside the form; `locals` are those inside it. */
  around: Locals;
  locals: Locals;
  held: HeldValues;
  layout: FormLayout;
  access: FormAccess;
  checks: CheckStates;
  refuse(faults: readonly FieldFault[]): void;
  children: ReactNode;
}

/** Provides the contexts that the fields of a form read. */
export function FormContexts(props: FormContextsProps) {
  return (
    <AroundFormContext value={props.around}>
      <LocalsContext value={props.locals}>
        <HeldValuesContext value={props.held}>
          <FormLayoutContext value={props.layout}>
            <FormAccessContext value={props.access}>
              <CheckStatesContext value={props.checks}>
                <RefusalContext value={props.refuse}>{props.children}</RefusalContext>
              </CheckStatesContext>
            </FormAccessContext>
          </FormLayoutContext>
        </HeldValuesContext>
      </LocalsContext>
    </AroundFormContext>
  );
}

/** The remote checks of the form around a field. */
const CheckStatesContext = createContext<CheckStates | null>(null);

/** Announces that a field's value is being checked. */
export function CheckState({ field }: { field: string }) {
  const host = useHost();
  const isPending = useContext(CheckStatesContext)?.pending.has(field) === true;
  return (
    <div role="status" className={styles.checking}>
      {isPending && host.text("form.checking")}
    </div>
  );
}

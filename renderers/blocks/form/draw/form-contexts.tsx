import type { ReactNode } from "react";
import {
  AroundFormContext,
  type FormAccess,
  FormAccessContext,
} from "../../../runtime/draft/form-access.ts";
import { type HeldValues, HeldValuesContext } from "../../../runtime/draft/held-value.ts";
import { LocalsContext } from "../../../runtime/page/contexts.ts";
import type { Locals } from "../../../runtime/page/page-store.ts";
import { CheckStatesContext } from "../checks/check-state.tsx";
import type { FieldFault } from "../checks/field-faults.ts";
import type { CheckStates } from "../checks/remote-checks.ts";
import { RefusalContext } from "./field-action-button.tsx";
import { type FormLayout, FormLayoutContext } from "./form-layout.ts";

interface FormContextsProps {
  /** What expressions see around the form, and in it. */
  around: Locals;
  locals: Locals;
  held: HeldValues;
  layout: FormLayout;
  access: FormAccess;
  checks: CheckStates;
  refuse(faults: readonly FieldFault[]): void;
  children: ReactNode;
}

/** What the fields of a form find around them. */
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

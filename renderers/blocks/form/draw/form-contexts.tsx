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
import styles from "../form.module.css";
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

/** The checks of the form around a field. */
const CheckStatesContext = createContext<CheckStates | null>(null);

/** Says while a field's value is being checked by a call. */
export function CheckState({ field }: { field: string }) {
  const host = useHost();
  const isPending = useContext(CheckStatesContext)?.pending.has(field) === true;
  return (
    <div role="status" className={styles.checking}>
      {isPending && host.text("form.checking")}
    </div>
  );
}

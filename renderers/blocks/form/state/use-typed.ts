import type { RJSFSchema } from "@rjsf/utils";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import type { Draft } from "../../../runtime/draft/use-draft.ts";
import type { DrawnForm } from "../drawn-form.ts";
import { formDraftOf, lostInput, withFormDraft, withLostInput } from "./form-draft.ts";
import type { FormValues } from "./form-values.ts";
import type { FormBase } from "./merge.ts";
import { carriedValues } from "./sent-back.ts";
import { startValues } from "./use-form-request.ts";

/** The values typed into a form and the record state they are based on. */
export type Typed = ReturnType<typeof useTyped>;

interface Beginning {
  plan: DrawnForm;
  schema: RJSFSchema;
  /** The record that gives the first values. */
  given: FormValues | null;
  draft: Draft;
  onReset(): void;
}

/** The typed values of a form, stored as a draft. */
export function useTyped({ plan, schema, given, draft, onReset }: Beginning) {
  const [base, setBase] = useState<FormBase>(() => ({
    record: given,
    values: startValues(plan, schema, given),
  }));
  const [restored, setRestored] = useState(() => withFormDraft(plan, base.values, draft.read()));
  const [lost, setLost] = useState(() => lostInput(plan.fields, draft.read()));
  const [begun] = useState(restored ?? base.values);
  const [entered, setEntered] = useState(begun);
  const values = useMemo(
    () => ({ ...carriedValues(plan, base.record), ...entered }),
    [plan, base, entered],
  );
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
  }, []);
  const change = useCallback(
    (next: FormValues) => {
      // rjsf reports its first values during its first render, when no state may be set.
      if (!isMounted.current) return;
      setEntered(next);
      draft.keep(withLostInput(formDraftOf(plan, next, base.values), lost));
    },
    [draft, plan, base, lost],
  );
  return {
    /** The initial values: the first values with a restored draft applied. */
    begun,
    entered,
    change,
    /** The value of `form` in expressions: carried and entered values. */
    values,
    /** The record state that changes are based on: as read or last saved. */
    base,
    rebase: setBase,
    /** Goes on from a saved state; what was typed while it was saved is the draft from then on. */
    goOn: useSteady((saved: FormBase) => {
      setBase(saved);
      draft.keep(formDraftOf(plan, entered, saved.values));
    }),
    /** Whether an unsaved draft was restored. */
    isRestored: restored !== null,
    /** What was typed in fields that the form no longer asks for, until it is given up. */
    lost,
    giveUpLost: () => {
      setLost([]);
      draft.keep(formDraftOf(plan, entered, base.values));
    },
    /** Discards the draft and restarts the form. */
    discard: () => {
      draft.forget();
      onReset();
    },
    forget: () => {
      draft.forget();
      setRestored(null);
    },
  };
}

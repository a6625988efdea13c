import type { RJSFSchema } from "@rjsf/utils";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Draft } from "../../../runtime/draft/use-draft.ts";
import type { FormPlan } from "../kind.ts";
import { formDraftOf, withFormDraft } from "./form-draft.ts";
import { carriedValues, type FormValues } from "./form-values.ts";
import type { FormBase } from "./merge.ts";
import { startValues } from "./use-form-request.ts";

/** What is typed into a form, and what it is typed upon. */
export type Typed = ReturnType<typeof useTyped>;

interface Beginning {
  plan: FormPlan;
  schema: RJSFSchema;
  /** The record that the form begins with. */
  given: FormValues | null;
  draft: Draft;
  onReset(): void;
}

/** What is typed, and kept as a draft, from what the form begins with. */
export function useTyped({ plan, schema, given, draft, onReset }: Beginning) {
  const [base, setBase] = useState<FormBase>(() => ({
    record: given,
    values: startValues(plan, schema, given),
  }));
  const [restored, setRestored] = useState(() => withFormDraft(plan, base.values, draft.read()));
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
      // rjsf reports its first values while it is being made, where no state may be set.
      if (!isMounted.current) return;
      setEntered(next);
      draft.keep(formDraftOf(plan, next, base.values));
    },
    [draft, plan, base],
  );
  return {
    /** What it begins with: the first values, or what was typed in them before. */
    begun,
    ...{ entered, change },
    /** What expressions see as `form`: what is carried along and what is entered so far. */
    values,
    /** What the changes are made upon: what was read, or saved last. */
    base,
    rebase: setBase,
    /** Whether it began with what was typed before and is still not saved. */
    isRestored: restored !== null,
    /** Gives up what was typed, and begins anew. */
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

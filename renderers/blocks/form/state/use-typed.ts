import type { RJSFSchema } from "@rjsf/utils";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import type { Draft } from "../../../runtime/draft/use-draft.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { DrawnForm } from "../drawn-form.ts";
import {
  changedSince,
  formDraftOf,
  lostInput,
  withFormDraft,
  withLostInput,
} from "./form-draft.ts";
import type { FormValues } from "./form-values.ts";
import type { FormBase } from "./merge.ts";
import { carriedValues } from "./sent-back.ts";
import { startValues } from "./use-form-request.ts";
import { withOldVersion } from "./use-others-edits.ts";

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
  const { catalogue } = useHost();
  const { resolve } = catalogue;
  const [first] = useState(() => beginningOf(catalogue, { plan, schema, given }, draft.read()));
  const [base, setBase] = useState(first.base);
  const [restored, setRestored] = useState(first.restored);
  const [lost, setLost] = useState(() => lostInput(plan.fields, draft.read()));
  const [begun] = useState(restored ?? base.values);
  const { entered, latest, enter } = useEntered(begun);
  const values = useMemo(
    () => ({ ...carriedValues(plan, base.record), ...entered }),
    [plan, base, entered],
  );
  const change = useCallback(
    (next: FormValues) => {
      if (enter(next)) draft.keep(withLostInput(formDraftOf(resolve, plan, next, base), lost));
    },
    [enter, draft, resolve, plan, base, lost],
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
    /**
     * Goes on from a saved state, also while the page is hidden; what was typed while it was saved is
     * the draft from then on. Returns the typed values.
     */
    goOn: (saved: FormBase): FormValues => {
      setBase(saved);
      draft.keep(formDraftOf(resolve, plan, latest.current, saved));
      return latest.current;
    },
    /** Whether an unsaved draft was restored. */
    isRestored: restored !== null,
    /** What was typed in fields that the form no longer asks for, until it is given up. */
    lost,
    giveUpLost: () => {
      setLost([]);
      draft.keep(formDraftOf(resolve, plan, entered, base));
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

/** The entered values, and the latest of them where no render has followed yet. */
function useEntered(begun: FormValues) {
  const [entered, setEntered] = useState(begun);
  const latest = useRef(begun);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
  }, []);
  /** Returns whether they were taken: rjsf reports its first values while no state may be set. */
  const enter = useCallback((next: FormValues): boolean => {
    if (!isMounted.current) return false;
    latest.current = next;
    setEntered(next);
    return true;
  }, []);
  return { entered, latest, enter };
}

/**
 * How a form begins: with a stored draft, if any, upon what the record held when it was typed. What
 * others have changed since is then merged or compared before a save, instead of being replaced.
 */
function beginningOf(
  catalogue: Catalogue,
  { plan, schema, given }: Pick<Beginning, "plan" | "schema" | "given">,
  kept: unknown,
) {
  const baseOf = (record: FormValues | null): FormBase => ({
    record,
    values: startValues(plan, schema, record),
  });
  const base = baseOf(given);
  const restored = withFormDraft(catalogue.resolve, plan, base.values, kept);
  const changed =
    restored && given ? changedSince(catalogue.resolve, plan, restored, base, kept) : {};
  if (given === null || Object.keys(changed).length === 0) return { base, restored };
  return { base: baseOf({ ...withOldVersion(catalogue, plan, given), ...changed }), restored };
}

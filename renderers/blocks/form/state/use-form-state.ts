import type { RJSFSchema } from "@rjsf/utils";
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useSame } from "../../../../src/ui/use-same.ts";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import { useOneAtATime } from "../../../runtime/act/use-one-at-a-time.ts";
import { type Draft, useDraft } from "../../../runtime/draft/use-draft.ts";
import { BlockFrameContext, usePageStore, usePlaceOf } from "../../../runtime/page/contexts.ts";
import { markUnsaved } from "../../../runtime/page/page-store.ts";
import { usePublish } from "../../../runtime/page/use-scope.ts";
import { fieldOf } from "../checks/field-faults.ts";
import { useRemoteChecks } from "../checks/use-remote-checks.ts";
import type { FormPlan } from "../kind.ts";
import type { FormField } from "../plan/fields.ts";
import { formDraftOf, withFormDraft } from "./form-draft.ts";
import { carriedValues, type FormValues, isChanged } from "./form-values.ts";
import { startValues, useFormRequest, useFormValidator } from "./use-form-request.ts";
import { useSave } from "./use-save.ts";
import { useSteps } from "./use-steps.ts";

/** All that a form knows while it is filled in. */
export type FormState = ReturnType<typeof useFormState>;

/** What submitting may lead to other than that all is sent. */
export interface SubmitEnds {
  /** The next step is about to be drawn. */
  onNext(): void;
  /** The service refused the value of a field when it was asked about it. */
  onRefused(field: FormField): void;
}

/** What ends a round of a form. */
export interface FormEnds {
  onReset(): void;
  /** It is saved, and something else stands in its place. */
  onDone(answer: unknown): void;
}

/** The state of one round of a form; `given` is the record it begins with, `schema` what is drawn. */
export function useFormState(
  plan: FormPlan,
  schema: RJSFSchema,
  given: FormValues | null,
  { onReset, onDone }: FormEnds,
) {
  const [first] = useState(() => startValues(plan, schema, given));
  const carried = useMemo(() => carriedValues(plan, given), [plan, given]);
  const request = useFormRequest(plan, carried, first);
  const draft = useDraft(plan.id, [plan.submit.operation, carried, request.bound]);
  const typed = useTyped(plan, first, draft, onReset);
  const { entered, saved } = typed;
  const [wasRefused, setRefused] = useState(false);
  const values = useMemo(() => ({ ...carried, ...entered }), [carried, entered]);
  const frame = useContext(BlockFrameContext);
  const save = useSave(plan, (answer) => {
    typed.forget();
    if (typeof plan.after === "object") onDone(answer);
    else if (plan.after === "reset") onReset();
    else if (plan.after === "close" && frame.isDialog) frame.done();
    else typed.keepAsSaved();
  });
  const markTyping = useUnsavedForm(plan, entered, saved);
  const state = useMemo(() => ({ values }), [values]);
  usePublish(plan.name, state);
  const shown = useSame(request.shownFor(entered), hasSameMembers);
  const steps = useSteps(plan, shown);
  const isSound = (field: FormField, now: FormValues): boolean =>
    !request.faultsOf(now).some(({ path }) => fieldOf([field], path) !== null);
  const checks = useRemoteChecks({ plan, first: saved, values, shown, isSound });
  const { submit, isSettling } = useSubmit({
    settle: plan.fields.some(({ check }) => check !== null)
      ? (now) => checks.settle({ ...carried, ...now }, steps.asked)
      : null,
    go: (now, { onNext }) => {
      if (steps.isLast) return save.save(request.requestOf(now));
      setRefused(false);
      onNext();
      steps.go(steps.index + 1);
    },
  });
  return {
    ...typed,
    /** What expressions see as `form`: what is carried along and what is entered so far. */
    values,
    /** The fields whose conditions hold. */
    shown,
    ...{ steps, checks },
    /** Whether it was refused once; from then on faults follow each change. */
    wasRefused,
    /** Notes that something is typed that `values` do not hold yet. */
    markTyping,
    /** Goes on to the next step, or sends; asks first what only the service can check. */
    submit,
    validator: useFormValidator(plan, request, (field) => steps.asked.includes(field)),
    save: { ...save, isSaving: save.isSaving || isSettling },
    refuse: () => setRefused(true),
  };
}

/** What is typed, and kept as a draft, from what the form begins with. */
function useTyped(plan: FormPlan, first: FormValues, draft: Draft, onReset: () => void) {
  const [restored, setRestored] = useState(() => withFormDraft(plan, first, draft.read()));
  const [begun] = useState(restored ?? first);
  const [entered, setEntered] = useState(begun);
  const [saved, setSaved] = useState(first);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
  }, []);
  const change = useCallback(
    (next: FormValues) => {
      // rjsf reports its first values while it is being made, where no state may be set.
      if (!isMounted.current) return;
      setEntered(next);
      draft.keep(formDraftOf(plan, next, saved));
    },
    [draft, plan, saved],
  );
  return {
    /** What it begins with: the first values, or what was typed in them before. */
    begun,
    ...{ entered, saved, change },
    /** Whether it began with what was typed before and is still not saved. */
    isRestored: restored !== null,
    /** Gives up what was typed, and begins anew. */
    discard: () => {
      draft.forget();
      onReset();
    },
    keepAsSaved: () => setSaved(entered),
    forget: () => {
      draft.forget();
      setRestored(null);
    },
  };
}

interface Submitting {
  /** Asks what only the service can check; `null` where there is nothing to ask. */
  settle: ((values: FormValues) => Promise<FormField | null>) | null;
  go(values: FormValues, ends: SubmitEnds): void;
}

/** However often somebody presses while checks are under way, the form goes on once. */
function useSubmit({ settle, go }: Submitting) {
  const [isSettling, run] = useOneAtATime();
  const goOn = useSteady(go);
  const submit = async (values: FormValues, ends: SubmitEnds): Promise<void> => {
    if (settle === null) return go(values, ends);
    await run(async () => {
      const refused = await settle(values);
      if (refused === null) goOn(values, ends);
      else ends.onRefused(refused);
    });
  };
  return { submit, isSettling };
}

/** Marks the page as holding unsaved changes, from the first key that is pressed. */
function useUnsavedForm(plan: FormPlan, entered: FormValues, saved: FormValues): () => void {
  const store = usePageStore();
  const id = usePlaceOf(plan.id);
  useEffect(
    () => markUnsaved(store, id, isChanged(plan, entered, saved)),
    [store, id, plan, entered, saved],
  );
  return useCallback(() => markUnsaved(store, id, true), [store, id]);
}

function hasSameMembers<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

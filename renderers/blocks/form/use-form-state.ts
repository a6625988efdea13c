import type { ValidatorType } from "@rjsf/utils";
import { use, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { InputPlan } from "../../../src/language/plan/input.ts";
import { BlockFrameContext, useHost, usePageStore } from "../../runtime/contexts.ts";
import { markUnsaved } from "../../runtime/page-store.ts";
import { loadValidator } from "../../runtime/request-validator.ts";
import { useDraft } from "../../runtime/use-draft.ts";
import { argumentsOf, expressionsOf } from "../../runtime/use-read.ts";
import { usePublish, useScope } from "../../runtime/use-scope.ts";
import { faultsOfFields } from "./field-faults.ts";
import { formDraftOf, withFormDraft } from "./form-draft.ts";
import {
  carriedValues,
  enteredValues,
  type FormValues,
  firstValues,
  isChanged,
  shownFields,
} from "./form-values.ts";
import type { FormPlan } from "./kind.ts";
import { type Save, useSave } from "./use-save.ts";
import { createFormValidator } from "./validator.ts";

/** All that a form knows while it is filled in. */
export interface FormState {
  /** What it begins with: the first values, or what was typed in them before. */
  begun: FormValues;
  /** Whether it began with what was typed before and is still not saved. */
  isRestored: boolean;
  /** Gives up what was typed, and begins anew. */
  discard(): void;
  /** What expressions see as `form`: what is carried along and what is entered so far. */
  values: FormValues;
  /** The fields whose conditions hold. */
  shown: readonly InputPlan[];
  validator: ValidatorType<FormValues>;
  save: Save;
  /** Whether it was refused once; from then on faults follow each change. */
  wasRefused: boolean;
  refuse(): void;
  /** Notes that something is typed that `values` do not hold yet. */
  markTyping(): void;
  change(values: FormValues): void;
  submit(values: FormValues): void;
}

/** What ends a round of a form. */
export interface FormEnds {
  onReset(): void;
  /** It is saved, and something else stands in its place. */
  onDone(answer: unknown): void;
}

/** The state of one round of a form; `given` is the record it begins with. */
export function useFormState(
  plan: FormPlan,
  given: FormValues | null,
  { onReset, onDone }: FormEnds,
): FormState {
  const [first] = useState(() => firstValues(plan, given));
  const carried = useMemo(() => carriedValues(plan, given), [plan, given]);
  const request = useRequest(plan, carried, first);
  const draft = useDraft(plan.id, [plan.submit.operation.id, carried, request.bound]);
  const [restored, setRestored] = useState(() => withFormDraft(plan, first, draft.read()));
  const [begun] = useState(restored ?? first);
  const [entered, setEntered] = useState(begun);
  const [saved, setSaved] = useState(first);
  const [wasRefused, setRefused] = useState(false);
  const values = useMemo(() => ({ ...carried, ...entered }), [carried, entered]);
  const after = useAfterSaving(plan, { onReset, onDone, onStay: () => setSaved(entered) });
  const save = useSave(plan, (answer) => {
    draft.forget();
    setRestored(null);
    after(answer);
  });
  const markTyping = useUnsavedForm(plan, entered, saved);
  usePublish(
    plan.name,
    useMemo(() => ({ values }), [values]),
  );
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
  }, []);
  return {
    begun,
    isRestored: restored !== null,
    discard: () => {
      draft.forget();
      onReset();
    },
    values,
    shown: useStable(request.shownFor(entered)),
    validator: useValidator(plan, request),
    save,
    wasRefused,
    markTyping,
    refuse: () => setRefused(true),
    change: useCallback(
      (next) => {
        // rjsf reports its first values while it is being made, where no state may be set.
        if (!isMounted.current) return;
        setEntered(next);
        draft.keep(formDraftOf(plan, next, saved));
      },
      [draft, plan, saved],
    ),
    submit: (submitted) => save.save(request.requestOf(submitted)),
  };
}

/** Marks the page as holding unsaved changes, from the first key that is pressed. */
function useUnsavedForm(plan: FormPlan, entered: FormValues, saved: FormValues): () => void {
  const store = usePageStore();
  const { id } = plan;
  useEffect(
    () => markUnsaved(store, id, isChanged(plan, entered, saved)),
    [store, id, plan, entered, saved],
  );
  return useCallback(() => markUnsaved(store, id, true), [store, id]);
}

/** What a form shows of its fields and sends of its values. */
interface FormRequest {
  /** What the page binds, as the record that others belong to; `null` while that is missing. */
  bound: FormValues | null;
  shownFor(entered: FormValues): InputPlan[];
  requestOf(entered: FormValues): FormValues;
}

function useRequest(plan: FormPlan, carried: FormValues, first: FormValues): FormRequest {
  const conditions = plan.fields.map(({ when }) => when);
  const scope = useScope([...conditions, ...expressionsOf(plan.submit)]);
  const shownFor = (entered: FormValues): InputPlan[] =>
    shownFields(plan, scope, { ...carried, ...entered });
  const bound = argumentsOf(plan.submit, scope);
  return {
    bound,
    shownFor,
    requestOf: (entered) => ({
      ...carried,
      ...enteredValues(shownFor(entered), entered, first),
      ...bound,
    }),
  };
}

function useValidator(plan: FormPlan, request: FormRequest): ValidatorType<FormValues> {
  const { text } = useHost();
  const validate = use(loadValidator(plan.submit.operation.id));
  const latest = useRef((_values: FormValues) => faultsOfFields([], [], text));
  latest.current = (values) =>
    faultsOfFields(validate(request.requestOf(values)), request.shownFor(values), text);
  // rjsf draws every field anew for another validator, so that it stays the same one.
  return useMemo(() => createFormValidator((values) => latest.current(values)), []);
}

function useAfterSaving(
  plan: FormPlan,
  { onReset, onDone, onStay }: FormEnds & { onStay(): void },
): (answer: unknown) => void {
  const frame = useContext(BlockFrameContext);
  return (answer) => {
    if (typeof plan.after === "object") onDone(answer);
    else if (plan.after === "reset") onReset();
    else if (plan.after === "close" && frame.isDialog) frame.done();
    else onStay();
  };
}

/** The list that was there before, as long as the new one has the same members. */
function useStable<T>(list: readonly T[]): readonly T[] {
  const state = useRef(list);
  const isSame =
    list.length === state.current.length && list.every((item, i) => item === state.current[i]);
  if (!isSame) state.current = list;
  return state.current;
}

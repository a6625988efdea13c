import type { RJSFSchema } from "@rjsf/utils";
import { useContext, useEffect, useMemo, useState } from "react";
import { useSame } from "../../../../src/ui/use-same.ts";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import { useOneAtATime } from "../../../runtime/act/use-one-at-a-time.ts";
import { createHeldValues, type HeldValues } from "../../../runtime/draft/held-value.ts";
import { useDraft } from "../../../runtime/draft/use-draft.ts";
import { BlockFrameContext, usePageStore, usePlaceOf } from "../../../runtime/page/contexts.ts";
import { markUnsaved } from "../../../runtime/page/page-store.ts";
import { usePublish } from "../../../runtime/page/use-scope.ts";
import { useArguments } from "../../../runtime/read/use-read.ts";
import { fieldOf } from "../checks/field-faults.ts";
import { useRemoteChecks } from "../checks/use-remote-checks.ts";
import type { FormPlan } from "../kind.ts";
import type { FormField } from "../plan/fields.ts";
import { carriedValues, type FormValues, isChanged } from "./form-values.ts";
import { useFormRequest, useFormValidator } from "./use-form-request.ts";
import { useOthersEdits } from "./use-others-edits.ts";
import { useSave } from "./use-save.ts";
import { useSettle } from "./use-settle.ts";
import { useSteps } from "./use-steps.ts";
import { useTyped } from "./use-typed.ts";

/** All that a form knows while it is filled in. */
export type FormState = ReturnType<typeof useFormState>;

/** What submitting may lead to other than that all is sent. */
export interface SubmitEnds {
  /** The next step is about to be drawn. */
  onNext(): void;
  /** The service refused the value of a field when it was asked about it. */
  onRefused(field: FormField): void;
}

/** How a form reaches what is around it. */
export interface FormEnds {
  onReset(): void;
  /** Called when the form is saved and something else takes its place. */
  onDone(answer: unknown): void;
}

interface Round extends FormEnds {
  plan: FormPlan;
  /** What is drawn. */
  schema: RJSFSchema;
  /** The record it begins with. */
  given: FormValues | null;
  /** Fills a field that is drawn. */
  fill(name: string, value: unknown): void;
}

/** The state of one round of a form. */
export function useFormState({ plan, schema, given, fill, onReset, onDone }: Round) {
  const bound = useArguments(plan.submit);
  const draft = useDraft(plan.id, [plan.submit.operation, carriedValues(plan, given), bound]);
  const typed = useTyped({ plan, schema, given, draft, onReset });
  const { entered, base, values } = typed;
  const request = useFormRequest(plan, base, bound);
  const [wasRefused, setRefused] = useState(false);
  const frame = useContext(BlockFrameContext);
  const shown = useSame(request.shownFor(entered), hasSameMembers);
  const settling = useSettle({ plan, schema, typed, shown, fill, request });
  const save = useSave(plan, {
    settle: settling.settle,
    onSaved: (answer, saved) => {
      typed.forget();
      if (typeof plan.after === "object") onDone(answer);
      else if (plan.after === "reset") onReset();
      else if (plan.after === "close" && frame.isDialog) frame.done();
      else typed.rebase(saved);
    },
  });
  const held = useUnsavedForm(plan, entered, base.values);
  const { takeOver } = settling;
  const othersEdits = useOthersEdits({ plan, base, given, takeOver, handOver: held.handOver });
  usePublish(
    plan.name,
    useMemo(() => ({ values }), [values]),
  );
  const steps = useSteps(plan, shown);
  const isSound = (field: FormField, now: FormValues): boolean =>
    !request.faultsOf(now).some(({ path }) => fieldOf([field], path) !== null);
  const checks = useRemoteChecks({ plan, first: base.values, values, shown, isSound });
  const { submit, isSettling } = useSubmit({
    settle: plan.fields.some(({ check }) => check !== null)
      ? (now) => checks.settle({ ...values, ...now }, steps.asked)
      : null,
    go: (now, { onNext }) => {
      if (steps.isLast) return save.save(() => settling.begin(now));
      setRefused(false);
      onNext();
      steps.go(steps.index + 1);
    },
  });
  return {
    ...typed,
    /** The fields whose conditions hold. */
    shown,
    ...{ steps, checks },
    /** What somebody is asked to choose from, where others have changed the same fields. */
    comparison: settling.comparison,
    /** Whether it was refused once; from then on faults follow each change. */
    wasRefused,
    /** What is typed that `values` do not hold yet, and what is said of others' changes. */
    ...{ held, othersEdits },
    /** Goes on to the next step, or sends; asks first what only the service can check. */
    submit,
    validator: useFormValidator(plan, request, (field) => steps.asked.includes(field)),
    save: { ...save, isSaving: save.isSaving || isSettling },
    refuse: () => setRefused(true),
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

/** Marks the page as holding unsaved changes, from the first key that widgets hold back. */
function useUnsavedForm(plan: FormPlan, entered: FormValues, saved: FormValues): HeldValues {
  const store = usePageStore();
  const id = usePlaceOf(plan.id);
  useEffect(
    () => markUnsaved(store, id, isChanged(plan, entered, saved)),
    [store, id, plan, entered, saved],
  );
  return useMemo(() => createHeldValues(() => markUnsaved(store, id, true)), [store, id]);
}

function hasSameMembers<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

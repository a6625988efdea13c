import type { RJSFSchema } from "@rjsf/utils";
import { useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useSame } from "../../../../src/ui/use-same.ts";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import { useOneAtATime } from "../../../runtime/act/use-one-at-a-time.ts";
import { type HeldValues, useHeldValues } from "../../../runtime/draft/held-value.ts";
import type { Draft } from "../../../runtime/draft/use-draft.ts";
import {
  type BlockFrame,
  BlockFrameContext,
  usePageStore,
  usePlaceOf,
} from "../../../runtime/page/contexts.ts";
import { markUnsaved } from "../../../runtime/page/page-store.ts";
import { useArguments, usePublish } from "../../../runtime/page/use-scope.ts";
import type { RequestValidator } from "../../../runtime/read/request-validator.ts";
import { fieldOf } from "../checks/field-faults.ts";
import { useRemoteChecks } from "../checks/use-remote-checks.ts";
import type { DrawnForm } from "../drawn-form.ts";
import type { FormField } from "../plan/fields.ts";
import { type FormValues, isChanged } from "./form-values.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { useFormRequest, useFormValidator } from "./use-form-request.ts";
import { useOthersEdits } from "./use-others-edits.ts";
import { useSave } from "./use-save.ts";
import { useSettle } from "./use-settle.ts";
import { useSteps } from "./use-steps.ts";
import { useTyped } from "./use-typed.ts";

/** The state of a form while it is filled in. */
export type FormState = ReturnType<typeof useFormState>;

/** The outcomes of a submit other than sending. */
export interface SubmitEnds {
  /** Called before the next step is drawn. */
  onNext(): void;
  /** Called when a remote check refuses the value of a field. */
  onRefused(field: FormField): void;
}

/** The callbacks by which a form reports to its surroundings. */
export interface FormEnds {
  onReset(): void;
  /** Called when the form is saved and something else takes its place. */
  onDone(answer: unknown): void;
}

interface Round extends FormEnds {
  plan: DrawnForm;
  /** The schema that rjsf draws. */
  schema: RJSFSchema;
  /** Finds the faults of the request. */
  validate: RequestValidator;
  /** The record that gives the first values. */
  given: FormValues | null;
  /** Sets the value of a drawn field. */
  fill(name: string, value: unknown): void;
}

/** The state of one round of a form. */
export function useFormState({ plan, schema, validate, given, fill, onReset, onDone }: Round) {
  const bound = useArguments(plan.submit);
  const draft = useFormDraft(plan, given);
  const typed = useTyped({ plan, schema, given, draft, onReset });
  const { entered, base, values } = typed;
  const request = useFormRequest(plan, validate, base, bound);
  const [wasRefused, setRefused] = useState(false);
  const shown = useSame(request.shownFor(entered), hasSameMembers);
  const settling = useSettle({ plan, schema, typed, shown, fill, request });
  const follow = useAfterSave({ plan, given, onReset, onDone });
  const save = useSave(plan, {
    begin: settling.begin,
    settle: settling.settle,
    onSubmitted: typed.rebase,
    onSaved: (answer, saved) => {
      typed.forget();
      mark(follow(answer) ? typed.goOn(saved) : saved.values, saved.values);
    },
  });
  const { held, mark } = useUnsavedForm(plan, entered, base.values, draft);
  const { handOver } = held;
  const othersEdits = useOthersEdits({ plan, base, given, takeOver: settling.takeOver, handOver });
  const published = useMemo(() => ({ values }), [values]);
  usePublish(plan.name, published);
  const steps = useSteps(plan, shown, draft);
  const isSound = (field: FormField, now: FormValues): boolean =>
    !request.faultsOf(now).some(({ path }) => fieldOf([field], path) !== null);
  const checks = useRemoteChecks({ plan, first: base.values, values, shown, isSound });
  const { submit, isSettling } = useSubmit({
    settle: plan.fields.some(({ check }) => check !== null)
      ? (now) => checks.settle({ ...values, ...now }, steps.asked)
      : null,
    go: (now, { onNext }) => {
      if (steps.isLast) return save.save(now);
      setRefused(false);
      onNext();
      steps.go(steps.index + 1);
    },
  });
  return {
    ...typed,
    /** The fields whose conditions hold. */
    shown,
    steps,
    checks,
    /** The open comparison, where others have changed the same fields. */
    comparison: settling.comparison,
    /** Whether a submit was refused; from then on faults are updated on each change. */
    wasRefused,
    /** The values that widgets still hold, and the notice about others' changes. */
    held,
    othersEdits,
    /** Runs the remote checks, then opens the next step or sends the form. */
    submit,
    validator: useFormValidator(plan, request, (field) => steps.asked.includes(field)),
    save: { ...save, isSaving: save.isSaving || isSettling },
    refuse: () => setRefused(true),
  };
}

/**
 * What follows a save; returns whether the form goes on. A dialog in which other blocks have unsaved
 * changes stays; in it, a new record that was added must not be added again by a further save.
 */
function useAfterSave({ plan, given, onReset, onDone }: Ends) {
  const frame = useContext(BlockFrameContext);
  const place = usePlaceOf(plan.id);
  return (answer: unknown): boolean => {
    const closes = plan.after === "close" && !staysOpen(plan, frame);
    const stays = closes && frame.staysAfter?.(place) === true;
    if (typeof plan.after === "object") onDone(answer);
    else if (plan.after === "reset" || (stays && given === null)) onReset();
    else if (closes && !stays) frame.done();
    else return true;
    return false;
  };
}

/** Whether a form stays with what is entered once it is saved, so that it is typed in meanwhile. */
export const staysOpen = ({ after }: DrawnForm, { isDialog }: Pick<BlockFrame, "isDialog">) =>
  after === "stay" || (after === "close" && !isDialog);

type Ends = Pick<Round, "plan" | "given" | keyof FormEnds>;

interface Submitting {
  /** Runs the remote checks; `null` where the form has none. */
  settle: ((values: FormValues) => Promise<FormField | null>) | null;
  go(values: FormValues, ends: SubmitEnds): void;
}

/** Repeated submits while checks run count as one. */
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

/**
 * Marks the page as having unsaved changes from the first keystroke, even before a widget reports
 * it.
 */
function useUnsavedForm(
  plan: DrawnForm,
  entered: FormValues,
  saved: FormValues,
  draft: Draft,
): { held: HeldValues; mark(entered: FormValues, saved: FormValues): void } {
  const store = usePageStore();
  const id = usePlaceOf(plan.id);
  const mark = useCallback(
    (now: FormValues, before: FormValues) =>
      markUnsaved(store, id, isChanged(plan, now, before) || draft.hasOthers()),
    [store, id, plan, draft],
  );
  useEffect(() => mark(entered, saved), [mark, entered, saved]);
  const held = useHeldValues(() => markUnsaved(store, id, true));
  return { held, mark };
}

function hasSameMembers<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

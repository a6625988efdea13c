import type Form from "@rjsf/core";
import type { IChangeEvent } from "@rjsf/core";
import type { RJSFValidationError } from "@rjsf/utils";
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { stepsOf } from "../../../../src/catalogue/schema/pointer.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { FieldFault } from "../checks/field-faults.ts";
import type { FormValues } from "./form-values.ts";
import type { FormState, SubmitEnds } from "./use-form-state.ts";
import type { Steps } from "./use-steps.ts";

/** The event handlers of rjsf's form; `prefix` begins the ids of its fields. */
export function useFormEvents(
  state: FormState,
  prefix: string,
  form: RefObject<Form<FormValues> | null>,
) {
  const { change, checks, refuse, save, steps, submit } = state;
  const focus = useFocusOnFault(prefix, steps, save.faults);
  const isSayingAgain = useFaultsInLanguage(state.wasRefused, form);
  const { forget } = save;
  const onChange = useCallback(
    ({ formData }: IChangeEvent<FormValues>, id?: string) => {
      change(formData ?? {});
      const field = id?.slice(prefix.length + 1);
      if (field) forget((path) => isAt(path, field));
    },
    [change, forget, prefix],
  );
  const ends: SubmitEnds = {
    onNext: focus.onNextStep,
    onRefused: ({ name }) => {
      // The faults are drawn before the focus moves to one of them.
      flushSync(refuse);
      focus.onFaultOf(name);
    },
  };
  return {
    onChange,
    onBlur: (id: string) => checks.hurry(id.slice(prefix.length + 1)),
    onSubmit: ({ formData }: IChangeEvent<FormValues>) => void submit(formData ?? {}, ends),
    onError: ([first]: RJSFValidationError[]) => {
      if (isSayingAgain()) return;
      refuse();
      focus.onFaultOf(first?.property?.split(".")[1] ?? "");
    },
  };
}

/** Whether a fault's path leads into the field with the id. */
function isAt(path: string, id: string): boolean {
  const steps = stepsOf(path).join("_");
  return steps === id || steps.startsWith(`${id}_`);
}

/**
 * Translates a form's faults when the language changes (specification section 9); returns whether
 * the faults that rjsf reports are already shown.
 */
function useFaultsInLanguage(
  wasRefused: boolean,
  form: RefObject<Form<FormValues> | null>,
): () => boolean {
  const { language } = useHost();
  const said = useRef(language);
  const again = useRef(false);
  useEffect(() => {
    if (said.current === language) return;
    said.current = language;
    if (wasRefused) again.current = form.current?.validateForm() === false;
  }, [language, wasRefused, form]);
  return () => {
    const isAgain = again.current;
    again.current = false;
    return isAgain;
  };
}

/**
 * Moves the focus when a form is refused, by its own checks or by the service, and on the next
 * step. A refusal opens the step of its field.
 */
function useFocusOnFault(
  prefix: string,
  { go, index, stepOf }: Steps,
  serverFaults: readonly FieldFault[],
) {
  const wanted = useRef<{ step: number; what: "fault" | "first" } | null>(null);
  /** Opens the step of the named field and focuses its first invalid input. */
  const onFaultOf = (name: string): void => {
    const step = stepOf(name);
    if (step === null || step === index) focusOnFault(prefix);
    else {
      wanted.current = { step, what: "fault" };
      go(step);
    }
  };
  useEffect(() => {
    const { current } = wanted;
    if (current?.step !== index) return;
    wanted.current = null;
    if (current.what === "fault") focusOnFault(prefix);
    else focusOnFirst(prefix);
  }, [index, prefix]);
  const onServerFault = useEffectEvent(onFaultOf);
  useEffect(() => {
    const [first] = serverFaults;
    const name = first?.path.split("/")[1];
    if (name !== undefined) onServerFault(name);
  }, [serverFaults]);
  return {
    onFaultOf,
    /** Focuses the first field of the next step. */
    onNextStep: () => {
      wanted.current = { step: index + 1, what: "first" };
    },
  };
}

/** Focuses the first invalid field in drawing order. */
function focusOnFault(prefix: string): void {
  const fault = document.querySelector(`[id^="${prefix}_"][id$="__error"]`);
  const field = fault && document.getElementById(fault.id.slice(0, -"__error".length));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

const inputs = "input:enabled, textarea:enabled, button:enabled, [tabindex='0']";

function focusOnFirst(prefix: string): void {
  document.getElementById(prefix)?.querySelector<HTMLElement>(inputs)?.focus();
}

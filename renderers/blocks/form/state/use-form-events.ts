import type Form from "@rjsf/core";
import type { IChangeEvent } from "@rjsf/core";
import type { RJSFValidationError } from "@rjsf/utils";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useFocusOnFault } from "../checks/use-focus-on-fault.ts";
import type { FormValues } from "./form-values.ts";
import type { FormState, SubmitEnds } from "./use-form-state.ts";

/** What rjsf's form tells while it is filled in and sent; `prefix` begins the ids of its fields. */
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
      // What was refused must stand there before the focus goes to it.
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

/** Whether a fault's path leads into the field of an id. */
function isAt(path: string, id: string): boolean {
  const steps = path.slice(1).replaceAll("/", "_");
  return steps === id || steps.startsWith(`${id}_`);
}

/**
 * Says a form's faults again when the language changes (specification section 9); answers whether the
 * faults that rjsf reports are those that stand there already.
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

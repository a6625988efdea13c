import type Form from "@rjsf/core";
import { type RefObject, useEffect, useRef } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { FormValues } from "../state/form-values.ts";

interface FaultsInLanguage {
  form: RefObject<Form<FormValues> | null>;
  /** Whether the faults that rjsf reports are those that stand there already, said anew. */
  isSayingAgain(): boolean;
}

/** Says a form's faults again when the language changes (specification section 9). */
export function useFaultsInLanguage(wasRefused: boolean): FaultsInLanguage {
  const { language } = useHost();
  const form = useRef<Form<FormValues>>(null);
  const said = useRef(language);
  const again = useRef(false);
  useEffect(() => {
    if (said.current === language) return;
    said.current = language;
    if (wasRefused) again.current = form.current?.validateForm() === false;
  }, [language, wasRefused]);
  return {
    form,
    isSayingAgain() {
      const isAgain = again.current;
      again.current = false;
      return isAgain;
    },
  };
}

import { useCallback, useEffect, useRef } from "react";
import type { Steps } from "../state/use-steps.ts";
import type { FieldFault } from "./field-faults.ts";

interface FocusOnFault {
  /** Puts the focus on the first faulty field, in the order in which they stand. */
  onFault(): void;
  /** Goes to the step of the field of this name, and puts the focus on its first faulty field. */
  onFaultOf(name: string): void;
  /** Puts the focus on the first field of the step that comes next. */
  onNextStep(): void;
}

/**
 * Where the focus goes when a form is refused, by itself or by the service, and when it goes on to
 * another step. A refusal leads to the step of its field.
 */
export function useFocusOnFault(
  prefix: string,
  steps: Steps,
  serverFaults: readonly FieldFault[],
): FocusOnFault {
  const wanted = useRef<{ step: number; what: "fault" | "first" } | null>(null);
  const onFault = useCallback(() => {
    const fault = document.querySelector(`[id^="${prefix}_"][id$="__error"]`);
    focusOn(fault?.id.slice(0, -"__error".length));
  }, [prefix]);
  const { go, index } = steps;
  const onFaultOf = (name: string): void => {
    const step = steps.stepOf(name);
    if (step === null || step === index) {
      onFault();
      return;
    }
    wanted.current = { step, what: "fault" };
    go(step);
  };
  const latest = useRef(onFaultOf);
  latest.current = onFaultOf;
  useEffect(() => {
    const { current } = wanted;
    if (current?.step !== index) return;
    wanted.current = null;
    if (current.what === "fault") onFault();
    else focusOnFirst(prefix);
  }, [index, onFault, prefix]);
  useEffect(() => {
    const [first] = serverFaults;
    const name = first?.path.split("/")[1];
    if (name !== undefined) latest.current(name);
  }, [serverFaults]);
  return {
    onFault,
    onFaultOf,
    onNextStep: () => {
      wanted.current = { step: index + 1, what: "first" };
    },
  };
}

function focusOn(id: string | undefined): void {
  const field = id === undefined ? null : document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

const inputs = "input:enabled, textarea:enabled, button:enabled, [tabindex='0']";

function focusOnFirst(prefix: string): void {
  document.getElementById(prefix)?.querySelector<HTMLElement>(inputs)?.focus();
}

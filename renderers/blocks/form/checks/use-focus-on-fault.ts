import { useEffect, useEffectEvent, useRef } from "react";
import type { Steps } from "../state/use-steps.ts";
import type { FieldFault } from "./field-faults.ts";

interface FocusOnFault {
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
  { go, index, stepOf }: Steps,
  serverFaults: readonly FieldFault[],
): FocusOnFault {
  const wanted = useRef<{ step: number; what: "fault" | "first" } | null>(null);
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
    onNextStep: () => {
      wanted.current = { step: index + 1, what: "first" };
    },
  };
}

/** The first faulty field, in the order in which they stand. */
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

import { useCallback, useEffect } from "react";
import type { InputPlan } from "../../../src/language/plan/input.ts";
import { type FieldFault, fieldOf } from "./field-faults.ts";

/**
 * Puts the focus on the first faulty field, in the order in which they stand: when the returned
 * function is called after a refused submit, and when the service's faults come.
 */
export function useFocusOnFault(
  prefix: string,
  shown: readonly InputPlan[],
  serverFaults: readonly FieldFault[],
): () => void {
  const focus = useCallback(() => {
    const fault = document.querySelector(`[id^="${prefix}_"][id$="__error"]`);
    const id = fault?.id.slice(0, -"__error".length);
    const field = id === undefined ? null : document.getElementById(id);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [prefix]);
  const hasServerFaults = serverFaults.some(({ path }) => fieldOf(shown, path) !== null);
  useEffect(() => {
    if (hasServerFaults) focus();
  }, [hasServerFaults, focus]);
  return focus;
}

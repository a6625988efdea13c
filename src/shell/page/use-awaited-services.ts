import { useEffect } from "react";
import { useStore } from "zustand";
import type { Problem } from "../../language/problem.ts";
import { useApplication } from "../application.ts";

/**
 * Whether a page has to wait: it calls what nobody knows, and the services that were imported are
 * still on their way. Once they are here, such a page has the service asked whether there are newer.
 */
export function useAwaitedServices(problems: readonly Problem[]): boolean {
  const { catalogues } = useApplication();
  const isComplete = useStore(catalogues.store, (state) => state.isComplete);
  const isSuspicious = problems.some(({ code }) => code === "unknownOperation");
  useEffect(() => {
    if (isSuspicious && isComplete) catalogues.refreshOnSuspicion();
  }, [catalogues, isSuspicious, isComplete]);
  return isSuspicious && !isComplete;
}

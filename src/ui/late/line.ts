import { onlineManager } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { PartFailure } from "./late.ts";

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);

/**
 * Whether the service can be reached, as far as is known; the component redraws when that changes.
 */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

/**
 * Whether an error means that code waits for the line to come back. What was lost is then drawn
 * anew by `retry`: loading the page instead would lose the page as well.
 */
export function useAwaitsLine(error: Error, retry: () => void): boolean {
  const isOnline = useIsOnline();
  const isLost = error instanceof PartFailure;
  useEffect(() => {
    if (!isLost) return undefined;
    return onlineManager.subscribe((isBack) => isBack && retry());
  }, [isLost, retry]);
  return isLost && !isOnline;
}

/** The key of the sentence that says what helps where code could not be loaded. */
export function lostPartText(): "shell.failureRemedy" | "wire.unavailable" {
  return onlineManager.isOnline() ? "shell.failureRemedy" : "wire.unavailable";
}

import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/**
 * The shortest pause in milliseconds between two checks whether the service can be reached again.
 */
const shortestPauseMs = 1_000;
const longestPauseMs = 10_000;

/** Maximum wait for an answer, in milliseconds. */
const patienceMs = 5_000;

let isAsking = false;

/**
 * Checks the connection after a call could not reach the service. If the site does not answer
 * either, the application is offline until it does: reads wait, and failed reads are repeated then.
 */
export async function followLine(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  for (
    let pause = shortestPauseMs;
    !(await answers());
    pause = Math.min(2 * pause, longestPauseMs)
  ) {
    onlineManager.setOnline(false);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  isAsking = false;
  onlineManager.setOnline(true);
}

function answers(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = fetch("/config.json", { method: "HEAD", cache: "no-store", signal });
  return answer.then(
    () => true,
    () => false,
  );
}

const follow = (changed: () => void) => onlineManager.subscribe(changed);

/**
 * Whether the service can be reached, as far as is known; the component redraws when that changes.
 */
export function useIsOnline(): boolean {
  return useSyncExternalStore(follow, () => onlineManager.isOnline());
}

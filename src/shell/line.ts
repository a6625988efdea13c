import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** The pauses between two looks whether there is an answer again, in milliseconds. */
const shortestPause = 1_000;
const longestPause = 10_000;

/** Maximum wait for an answer, in milliseconds. */
const patience = 5_000;

let isAsking = false;

/**
 * A call has found no way to the service. Where the site does not answer either, the line is down
 * until it does: reads wait meanwhile, and those that failed are made again then.
 */
export async function followLine(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  for (let pause = shortestPause; !(await answers()); pause = Math.min(2 * pause, longestPause)) {
    onlineManager.setOnline(false);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  isAsking = false;
  onlineManager.setOnline(true);
}

function answers(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  const answer = fetch("/config.json", { method: "HEAD", cache: "no-store", signal });
  return answer.then(
    () => true,
    () => false,
  );
}

const follow = (changed: () => void) => onlineManager.subscribe(changed);

/** Whether the service can be reached, as far as is known; redraws when that changes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(follow, () => onlineManager.isOnline());
}

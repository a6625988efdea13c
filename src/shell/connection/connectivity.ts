import { onlineManager } from "@tanstack/react-query";

/**
 * The shortest pause in milliseconds between two checks whether the service can be reached again.
 */
const shortestPauseMs = 1_000;
const longestPauseMs = 10_000;

/** Maximum wait for an answer, in milliseconds. */
const patienceMs = 5_000;

let asking: Promise<boolean> | null = null;

/**
 * Checks the connection after a call could not reach the service. If the site does not answer
 * either, the application is offline until it does: reads wait, and failed reads are repeated then.
 * Returns, once the site answers, whether it did not before.
 */
export function followLine(): Promise<boolean> {
  asking ??= follow();
  return asking;
}

async function follow(): Promise<boolean> {
  let pause = shortestPauseMs;
  while (!(await answers())) {
    onlineManager.setOnline(false);
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(2 * pause, longestPauseMs);
  }
  asking = null;
  onlineManager.setOnline(true);
  return pause > shortestPauseMs;
}

function answers(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = fetch("/config.json", { method: "HEAD", cache: "no-store", signal });
  return answer.then(
    () => true,
    () => false,
  );
}

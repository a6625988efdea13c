import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Judged } from "./judge.ts";

/**
 * The results so far. What has been reached may only grow; wrong offers and the checker's problems
 * may only decrease.
 */
export interface Reached {
  right: readonly string[];
  wrong: readonly string[];
  problems: readonly string[];
}

const path = resolve(import.meta.dirname, "reached.json");

/** The results that are stored in the list. */
export function readReached(): Reached {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** The current results. */
export function reachedBy(all: readonly Judged[]): Reached {
  const saidIn = (findings: readonly { said: string }[]) => findings.map(({ said }) => said);
  return {
    right: saidIn(all.flatMap(({ right }) => right)).sort(),
    wrong: saidIn(all.flatMap(({ wrong }) => wrong)).sort(),
    problems: all.flatMap(({ problems }) => problems).sort(),
  };
}

/**
 * Stores the current results; items that were reached before stay required, and faults that were
 * fixed stay forbidden.
 */
export function keepReached(all: readonly Judged[]): void {
  const [kept, now] = [readReached(), reachedBy(all)];
  const still = (before: readonly string[], found: readonly string[]) =>
    before.filter((one) => found.includes(one));
  const reached: Reached = {
    right: [...new Set([...kept.right, ...now.right])].sort(),
    wrong: still(kept.wrong, now.wrong),
    problems: still(kept.problems, now.problems),
  };
  writeFileSync(path, JSON.stringify(reached, null, 2));
  execFileSync("npx", ["biome", "format", "--write", path], { stdio: "ignore" });
}

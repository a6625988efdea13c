import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Judged } from "./judge.ts";

/** What has been reached: it may only grow; what is still wrong, and what is held against pages, only shrink. */
export interface Reached {
  right: readonly string[];
  wrong: readonly string[];
  problems: readonly string[];
}

const path = resolve(import.meta.dirname, "reached.json");

/** What stands in the list. */
export function readReached(): Reached {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** What is reached now. */
export function reachedBy(all: readonly Judged[]): Reached {
  const saidIn = (findings: readonly { said: string }[]) => findings.map(({ said }) => said);
  return {
    right: saidIn(all.flatMap(({ right }) => right)).sort(),
    wrong: saidIn(all.flatMap(({ wrong }) => wrong)).sort(),
    problems: all.flatMap(({ problems }) => problems).sort(),
  };
}

/** Writes what is reached now; what has been reached before stays demanded, what was mended stays so. */
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

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Problem } from "../../src/language/problem.ts";
import { type Mistake, mistakes, rightPages } from "./cases.ts";
import { problemsOf } from "./check.ts";
import { above, patched, valueAt } from "./patch.ts";

/**
 * How the checker reports a mistake: by one problem at its place (`told`), only at other places
 * (`elsewhere`), by several problems (`several`), or not at all (`silent`).
 */
export type Verdict = "told" | "elsewhere" | "several" | "silent";

/** A mistake with the checker's problems. */
export interface Judged {
  theme: string;
  mistake: Mistake;
  verdict: Verdict;
  problems: readonly Problem[];
}

/** A correct page for which the checker reports problems. */
export interface Refused {
  /** The description of the page: why it is unusual, or which mistake was corrected in it. */
  page: string;
  problems: readonly Problem[];
}

/**
 * The results reached so far: the descriptions of correctly reported mistakes, and of correct pages
 * that are still refused.
 */
export interface Reached {
  told: readonly string[];
  refused: readonly string[];
  refusedOnceMended: readonly string[];
}

/** Every mistake with its problems. */
export function judgeMistakes(): Judged[] {
  return mistakes.flatMap(({ name, cases }) =>
    cases.map((mistake) => {
      const problems = problemsOf(mistake.page);
      return { theme: name, mistake, verdict: verdictOf(mistake, problems), problems };
    }),
  );
}

/** The unusual pages that are refused although they are correct. */
export function refusedPages(): Refused[] {
  const pages = rightPages.flatMap(({ cases }) => cases);
  return pages.flatMap(({ why, page }) => refusalOf(why, page));
}

/** The corrected pages that are still refused. */
export function refusedOnceMended(): Refused[] {
  const all = mistakes.flatMap(({ cases }) => cases);
  return all.flatMap(({ mistake, page, right }) => refusalOf(mistake, patched(page, right)));
}

/** Reads the lists of the results reached so far. */
export function readReached(): Reached {
  return { told: JSON.parse(textOf("told.json")), ...JSON.parse(textOf("refused.json")) };
}

/** Updates the lists with the current results; a result that was reached before stays required. */
export function keepReached(kept: Reached, now: Reached): void {
  const told = [...new Set([...kept.told, ...now.told])].sort();
  const { refused, refusedOnceMended } = now;
  const still = (before: readonly string[], names: readonly string[]) =>
    before.filter((name) => names.includes(name)).sort();
  write("told.json", told);
  write("refused.json", {
    refused: still(kept.refused, refused),
    refusedOnceMended: still(kept.refusedOnceMended, refusedOnceMended),
  });
}

function verdictOf(mistake: Mistake, problems: readonly Problem[]): Verdict {
  if (problems.length === 0) return "silent";
  const places = placesOf(mistake).map(named);
  if (!problems.some(({ pointer }) => places.includes(named(pointer)))) return "elsewhere";
  return problems.length === 1 ? "told" : "several";
}

/**
 * The pointers at which a mistake may be reported: for a missing part also its object, for an
 * argument also its call.
 */
function placesOf({ at, or = [], page }: Mistake): string[] {
  if (valueAt(page, at) !== undefined) return [at, ...or];
  const holder = above(at);
  return [at, holder, ...(holder.endsWith("/with") ? [above(holder)] : []), ...or];
}

/** A pointer without `/call` and `/kind` at its end, so that `/rows/call` counts as `/rows`. */
const named = (pointer: string): string => pointer.replace(/(\/call|\/kind)+$/, "");

function refusalOf(said: string, page: unknown): Refused[] {
  const problems = problemsOf(page);
  return problems.length === 0 ? [] : [{ page: said, problems }];
}

function textOf(file: string): string {
  return readFileSync(resolve(import.meta.dirname, file), "utf8");
}

function write(file: string, list: unknown): void {
  const path = resolve(import.meta.dirname, file);
  writeFileSync(path, JSON.stringify(list, null, 2));
  execFileSync("npx", ["biome", "format", "--write", path], { stdio: "ignore" });
}

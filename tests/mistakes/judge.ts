import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Problem } from "../../src/language/problem.ts";
import { type Mistake, mistakes, rightPages } from "./cases.ts";
import { problemsOf } from "./check.ts";
import { above, patched, valueAt } from "./patch.ts";

/** How a mistake is told: by one problem at its place, by none there, by more than one, or not. */
export type Verdict = "told" | "elsewhere" | "several" | "silent";

/** A mistake, as the product's checker takes it. */
export interface Judged {
  theme: string;
  mistake: Mistake;
  verdict: Verdict;
  problems: readonly Problem[];
}

/** A page that is right, and what the checker holds against it. */
export interface Refused {
  /** What is said of the page: why it is unusual, or the mistake that is mended in it. */
  page: string;
  problems: readonly Problem[];
}

/** The sentences of what has been reached: what is told rightly, and which right pages are not yet accepted. */
export interface Reached {
  told: readonly string[];
  refused: readonly string[];
  refusedOnceMended: readonly string[];
}

/** Every mistake, with what is told of it. */
export function judgeMistakes(): Judged[] {
  return mistakes.flatMap(({ name, cases }) =>
    cases.map((mistake) => {
      const problems = problemsOf(mistake.page);
      return { theme: name, mistake, verdict: verdictOf(mistake, problems), problems };
    }),
  );
}

/** The unusual pages that are refused though they are right. */
export function refusedPages(): Refused[] {
  const pages = rightPages.flatMap(({ cases }) => cases);
  return pages.flatMap(({ why, page }) => refusalOf(why, page));
}

/** The pages whose mistake was mended, and that are refused nevertheless. */
export function refusedOnceMended(): Refused[] {
  const all = mistakes.flatMap(({ cases }) => cases);
  return all.flatMap(({ mistake, page, right }) => refusalOf(mistake, patched(page, right)));
}

/** What stands in the lists. */
export function readReached(): Reached {
  return { told: JSON.parse(textOf("told.json")), ...JSON.parse(textOf("refused.json")) };
}

/** Writes what is reached now into the lists; what has been reached before stays demanded. */
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

/** Where it may be told: what is missing also at what lacks it, an argument at its call. */
function placesOf({ at, or = [], page }: Mistake): string[] {
  if (valueAt(page, at) !== undefined) return [at, ...or];
  const holder = above(at);
  return [at, holder, ...(holder.endsWith("/with") ? [above(holder)] : []), ...or];
}

/** A call or a cell is meant by its name as well: `/rows/call` is the same place as `/rows`. */
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

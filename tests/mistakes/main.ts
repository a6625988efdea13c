import type { Problem } from "../../src/language/problem.ts";
import {
  type Judged,
  judgeMistakes,
  keepReached,
  type Refused,
  readReached,
  refusedOnceMended,
  refusedPages,
  type Verdict,
} from "./judge.ts";
import { remedies, remedyOf } from "./remedies.ts";

const verdicts: readonly Verdict[] = ["told", "elsewhere", "several", "silent"];

/**
 * Prints by theme how the checker reports the mistakes, and which correct pages are refused. With
 * `--misses` it lists each mistake that is reported wrongly, with `--keep` it updates the lists to
 * the current results.
 */
export async function main(args: readonly string[]): Promise<number> {
  const judged = judgeMistakes();
  const [refused, mended] = [refusedPages(), refusedOnceMended()];
  for (const theme of new Set(judged.map(({ theme }) => theme))) {
    const own = judged.filter((one) => one.theme === theme);
    say(`${theme.padEnd(12)} ${figuresOf(own)}`);
    if (args.includes("--misses")) sayMisses(own);
  }
  say(`${"all".padEnd(12)} ${figuresOf(judged)}`);
  sayRemedies(judged, args.includes("--misses"));
  sayRefused("right pages are refused", refused);
  sayRefused("mended pages are refused", mended);
  if (args.includes("--keep")) {
    keepReached(readReached(), {
      told: toldOf(judged).map(({ mistake }) => mistake.mistake),
      refused: refused.map(({ page }) => page),
      refusedOnceMended: mended.map(({ page }) => page),
    });
  }
  return 0;
}

function figuresOf(judged: readonly Judged[]): string {
  const knowable = judged.filter(({ mistake }) => mistake.impossible === undefined);
  const counts = verdicts.map((verdict) => {
    const count = knowable.filter((one) => one.verdict === verdict).length;
    return `${String(count).padStart(4)} ${verdict}`;
  });
  const [told = ""] = counts;
  const share = ((100 * Number.parseInt(told, 10)) / knowable.length).toFixed(0);
  return `${counts.join("")} of ${knowable.length}: ${share} %`;
}

const toldOf = (judged: readonly Judged[]) => judged.filter(({ verdict }) => verdict === "told");

/**
 * Prints the results of the quick fixes for the correctly reported mistakes; with `each`, also
 * those that leave the page wrong.
 */
function sayRemedies(judged: readonly Judged[], each: boolean): void {
  const told = toldOf(judged);
  const counts = remedies.map((remedy) => {
    const count = told.filter((one) => remedyOf(one) === remedy).length;
    return `${count} ${remedy}`;
  });
  say(`\nquick fixes of those told: ${counts.join(", ")}`);
  const wrong = told.filter((one) => remedyOf(one) === "still wrong");
  if (each) for (const { mistake } of wrong) say(`  still wrong: ${mistake.mistake}`);
}

function sayMisses(judged: readonly Judged[]): void {
  for (const { mistake, verdict, problems } of judged) {
    if (verdict === "told" || mistake.impossible !== undefined) continue;
    say(`  ${verdict}: ${mistake.mistake}\n    at ${mistake.at}; told: ${placesOf(problems)}`);
  }
}

function sayRefused(what: string, pages: readonly Refused[]): void {
  say(`\n${pages.length} ${what}`);
  for (const { page, problems } of pages) say(`  ${page}\n    ${placesOf(problems)}`);
}

const placesOf = (problems: readonly Problem[]) =>
  problems.map(({ code, pointer }) => `${code} ${pointer}`).join(", ") || "nothing";

const say = (line: string) => process.stdout.write(`${line}\n`);

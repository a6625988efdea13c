import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { translators } from "../../src/i18n/texts.ts";
import { mutate, type RuleResult } from "./mutate.ts";

/**
 * Prints how many defective pages were reported correctly, by rule and in total, and the first
 * misses.
 */
export async function main(args: readonly string[]): Promise<number> {
  const environment = createEnvironment(shippedCatalogue(), translators.en);
  const pages = readPageFiles();
  const results = mutate(pages, environment);
  const shown = args.includes("--misses") ? 10 : 1;
  for (const result of results) printRule(result, shown);
  const made = results.reduce((sum, result) => sum + result.made, 0);
  const found = results.reduce((sum, result) => sum + result.found, 0);
  const share = ((100 * found) / made).toFixed(2);
  process.stdout.write(`\n${pages.length} pages, ${made} defects, ${found} told: ${share} %\n`);
  return found / made >= 0.99 ? 0 : 1;
}

function printRule({ name, made, found, missed }: RuleResult, shown: number): void {
  const share = made === 0 ? "–" : `${((100 * found) / made).toFixed(1)} %`;
  process.stdout.write(`${name.padEnd(40)} ${String(found).padStart(5)} of ${made}, ${share}\n`);
  for (const { path, defect, problems } of missed.slice(0, shown)) {
    const told = problems.map(({ code, pointer }) => `${code} ${pointer}`).join(", ");
    process.stdout.write(
      `  ${path}: ${defect.code} ${defect.pointer}; told: ${told || "nothing"}\n`,
    );
  }
}

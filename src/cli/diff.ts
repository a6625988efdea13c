import { existsSync, readFileSync } from "node:fs";
import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../catalogue/shipped.ts";
import { texts } from "../i18n/texts.ts";
import { describeDifference } from "../language/difference/difference.ts";
import { differenceOf } from "../language/difference/difference-of.ts";
import { readPageFiles } from "./page-files.ts";

/**
 * Prints what is different between two pages, each a file or a page's path, in the words of the
 * page language. Answers 0 where nothing is, 1 where something is, 2 where a page is not there.
 */
export async function diff([first = "", second = ""]: readonly string[]): Promise<number> {
  const sources = [first, second].map(sourceOf);
  const [before, after] = sources;
  if (before === undefined || before === null || after === undefined || after === null) {
    const missing = sources[0] === null ? first : second;
    process.stderr.write(`There is neither a file nor a page "${missing}".\n`);
    return 2;
  }
  const environment = createEnvironment(shippedCatalogue(), "en", texts.en);
  const differences = differenceOf(before, after, environment);
  for (const difference of differences) {
    const file = difference.side === "before" ? first : second;
    const sentence = describeDifference(difference, texts.en);
    process.stdout.write(`${file}#${difference.pointer} ${sentence}\n`);
  }
  return differences.length === 0 ? 0 : 1;
}

function sourceOf(name: string): string | null {
  const page = readPageFiles().find(({ path }) => path === name);
  if (page) return page.source;
  return name !== "" && existsSync(name) ? readFileSync(name, "utf8") : null;
}

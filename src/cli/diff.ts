import { existsSync, readFileSync, statSync } from "node:fs";
import { translators } from "../i18n/texts.ts";
import { describeDifference } from "../language/difference/difference.ts";
import { differenceOf } from "../language/difference/difference-of.ts";
import { defineCommand, didYouMean, UsageError } from "./command.ts";
import { environmentOf } from "./environment.ts";
import { type PageFile, readPageFiles } from "./page-files.ts";

/**
 * Tells what is different between two pages, each a file or a page's path, in the words of the
 * page language. Answers 0 where nothing is, 1 where something is.
 */
export const diff = defineCommand({
  names: "A B",
  summary: "tells what is different between two pages, each a file or a page's path",
  async run({ names: [first = "", second = ""], root }) {
    const pages = readPageFiles(root);
    const differences = differenceOf(
      sourceOf(first, pages),
      sourceOf(second, pages),
      environmentOf(root),
    );
    for (const difference of differences) {
      const file = difference.side === "before" ? first : second;
      const sentence = describeDifference(difference, translators.en);
      process.stdout.write(`${file}#${difference.pointer} ${sentence}\n`);
    }
    return differences.length === 0 ? 0 : 1;
  },
});

function sourceOf(name: string, pages: readonly PageFile[]): string {
  const page = pages.find(({ path }) => path === name);
  if (page) return page.source;
  if (existsSync(name) && statSync(name).isFile()) return readFileSync(name, "utf8");
  const paths = pages.map(({ path }) => path);
  const remedy = didYouMean(name, paths);
  throw new UsageError(`There is neither a file nor a page "${name}".${remedy}`);
}

import { translators } from "../i18n/texts.ts";
import { describeDifference } from "../language/difference/difference.ts";
import { differenceOf } from "../language/difference/difference-of.ts";
import { defineCommand, flag, takes } from "./command.ts";
import { environmentOf } from "./environment.ts";
import { explainingEnvironment, explanationOf } from "./explain.ts";
import { textDifference } from "./output/text-difference.ts";
import { pageOrFile, readablePages } from "./page-files.ts";

/**
 * The command that describes the differences between two pages, each given as a file or a page's
 * path, in terms of the page language or as differences of their explanations. The exit code is 0
 * if there are none, otherwise 1.
 */
export const diff = defineCommand({
  names: "A B",
  summary: "show the differences between two pages, each given as a file or a page's path",
  options: {
    explain: flag('compare what the two pages do, in the words of "explain"'),
    language: takes("CODE", "language of --explain (default: en)"),
  },
  async run({ names: [first = "", second = ""], options, root }) {
    const { pages } = readablePages(root);
    const [before, after] = [pageOrFile(first, pages), pageOrFile(second, pages)];
    if (options.explain === true || options.language !== undefined) {
      const environment = explainingEnvironment(root, options.language ?? "en");
      // Both explanations use the same path, so that the path does not count as a difference.
      const texts = [before, after].map(
        (page) => explanationOf(after.path, page.source, environment).text,
      );
      const [old = "", now = ""] = texts;
      if (old === now) return 0;
      process.stdout.write(`${textDifference(old, now)}\n`);
      return 1;
    }
    const differences = differenceOf(before.source, after.source, environmentOf(root));
    for (const difference of differences) {
      const file = difference.side === "before" ? first : second;
      const sentence = describeDifference(difference, translators.en);
      process.stdout.write(`${file}#${difference.pointer} ${sentence}\n`);
    }
    return differences.length === 0 ? 0 : 1;
  },
});
